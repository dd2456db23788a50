import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { pathsOfStores, STORES_PATH } from '#src/domain/store/store.ts';
import { buildContentEntries } from './build-content.ts';

test('the footer leads to the stores where there are some, and speaks of none elsewhere', () => {
  const leading = buildContentEntries().filter(
    ({ contentType, fields }) =>
      contentType === 'footer_layout' &&
      CONTENT_SCHEMAS.footer_layout
        .parse(fields)
        .links_modular.some(({ links }) => links.some(({ url }) => url === STORES_PATH)),
  );
  expect(leading.map(({ locale }) => locale)).toEqual(Object.keys(pathsOfStores()));
});

test.each(ONLINE_LOCALES)('every group of the %s menu has a picture of its own', (locale) => {
  const header = buildContentEntries().find(
    (entry) => entry.contentType === 'header_layout' && entry.locale === locale,
  );
  const groups = CONTENT_SCHEMAS.header_layout.parse(header?.fields).navigation_group;
  const alts = groups.map(({ picture }) => picture?.alt);
  expect(alts.every(Boolean)).toBe(true);
  expect(new Set(alts).size).toBe(groups.length);
  expect(new Set(groups.map(({ picture }) => picture?.hero)).size).toBe(groups.length);
});

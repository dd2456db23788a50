import { expect, test } from 'vitest';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { shopFooter, shopHeader } from '#src/domain/content/shop-links.ts';
import { GIFT_CARD_PATH, pathsOfGiftCard } from '#src/domain/gift-card/bought-card.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { pathsOfStores, STORES_PATH } from '#src/domain/store/store.ts';
import { daysFrom } from '../days-from.ts';
import { buildContentEntries } from './build-content.ts';

const SHOPS = buildWebDomains(daysFrom(new Date('2026-11-26T12:00:00Z')));

test.each([
  [STORES_PATH, Object.keys(pathsOfStores())],
  [GIFT_CARD_PATH, Object.keys(pathsOfGiftCard(SHOPS))],
])(
  'menu and footer lead to %s in the shops that have it, and speak of none elsewhere',
  (path, having) => {
    const entries = buildContentEntries(SITES);
    const fieldsOf = (type: string, locale: string) =>
      entries.find((entry) => entry.contentType === type && entry.locale === locale)?.fields;
    const leading = SHOPS.filter((shop) => {
      const header = CONTENT_SCHEMAS.header_layout.parse(fieldsOf('header_layout', shop.domain));
      const footer = CONTENT_SCHEMAS.footer_layout.parse(fieldsOf('footer_layout', shop.domain));
      const inMenu = shopHeader(header, shop).navigation_modular.some(({ url }) => url === path);
      const inFooter = shopFooter(footer, shop).links_modular.some(({ links }) =>
        links.some(({ url }) => url === path),
      );
      expect(inMenu).toBe(inFooter);
      return inMenu;
    });
    expect(having.length).toBeGreaterThan(0);
    expect(leading.map(({ domain }) => domain)).toEqual(having);
  },
);

test.each(ONLINE_LOCALES)(
  'every group of the %s menu but the sale has a picture of its own',
  (locale) => {
    const header = buildContentEntries(SITES).find(
      (entry) => entry.contentType === 'header_layout' && entry.locale === locale,
    );
    const groups = CONTENT_SCHEMAS.header_layout.parse(header?.fields).navigation_group;
    const pictures = groups.flatMap(({ picture }) => picture ?? []);
    expect(pictures).toHaveLength(groups.length - 1);
    expect(pictures.every(({ alt }) => alt !== '')).toBe(true);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ hero }) => hero)).size).toBe(pictures.length);
  },
);

test('texts name the brand as it is configured', () => {
  const textOf = (brandName?: string) => JSON.stringify(buildContentEntries(SITES, brandName));
  expect(textOf('Maison "$&"')).toContain(JSON.stringify('Suivre Maison "$&"'));
  expect(textOf()).toContain('"Suivre Vitrine"');
  expect(textOf()).not.toContain('{brand}');
});

import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from './content.schema.ts';
import { newEntryFields, SEVERAL_KINDS, withSlug } from './new-entry.ts';

test('a new entry of every kind begins with fields that can be served', () => {
  for (const contentType of SEVERAL_KINDS) {
    const made = newEntryFields({ contentType, uid: 'summer27', title: 'Été', familyId: 'f1200' });
    expect([contentType, CONTENT_SCHEMAS[contentType].safeParse(made).success]).toEqual([
      ...[contentType, true],
    ]);
  }
});

test('the name of a page in URLs is its title, or its own name where that has no letters for it', () => {
  const slugOf = (title: string) =>
    newEntryFields({ contentType: 'landing_page', uid: 'noel_26', title, familyId: null });
  expect(slugOf('Été à la Côte !')).toMatchObject({ slug: 'ete-a-la-cote' });
  expect(slugOf('夏')).toMatchObject({ slug: 'noel-26', title: '夏' });
});

test.each([
  ['its new title', { slug: '', title: 'Sommer am Meer' }, 'sommer-am-meer'],
  ['its entry, without a title', { slug: '', title: '' }, 'noel-26'],
  ['what was typed', { slug: 'sommer', title: 'Sommer am Meer' }, 'sommer'],
])('a page whose name in URLs is left empty is called like %s', (_what, fields, slug) => {
  expect(withSlug(fields, 'noel_26')).toEqual({ ...fields, slug });
});

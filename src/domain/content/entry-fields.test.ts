import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS, contentTypeSchema } from './content.schema.ts';
import { emptyValue, fieldOf, headText, linksIn, moved, partOf, withPart } from './entry-fields.ts';

test.each(contentTypeSchema.options)('%s has a form, which begins with an empty value', (type) => {
  const field = fieldOf(CONTENT_SCHEMAS[type]);
  expect(field.kind).toBe('group');
  expect(Object.keys(Object(emptyValue(field)))).toEqual(Object.keys(CONTENT_SCHEMAS[type].shape));
});

test('a picture is chosen from the folders that its field names', () => {
  const story = fieldOf(CONTENT_SCHEMAS.landing_page);
  const hero = story.kind === 'group' && story.fields.find(([name]) => name === 'hero')?.[1];
  expect(hero).toEqual({ kind: 'text', folders: ['heroes', 'heroes-pale'], as: 'plain' });
});

test('links of a text are those of its fields and of its rich text', () => {
  const story = {
    ...{ title: 'A', hero: 'm-1', slug: 'a', text: '' },
    sections: [
      { kind: 'words', title: '', html: '<p><a href="/search?q=a&amp;page=2">A</a></p>' },
      { kind: 'picture', hero: '', title: '', text: '', link: { label: 'B', url: '/b--plf1' } },
      { kind: 'look', hero: '', alt: '', title: '', text: '', places: [] },
    ],
  };
  expect(linksIn(fieldOf(CONTENT_SCHEMAS.landing_page), story)).toEqual([
    '/search?q=a&page=2',
    '/b--plf1',
  ]);
});

test('a part of a text is replaced, and the others stay what they were', () => {
  const before = { title: 'A', sections: [{ title: 'B' }, { title: 'C' }], link: { url: '/' } };
  const after = withPart(before, ['sections', 1, 'title'], 'D');
  expect(after).toEqual({ ...before, sections: [{ title: 'B' }, { title: 'D' }] });
  expect(partOf(after, 'link')).toBe(before.link);
  expect(before.sections[1]?.title).toBe('C');
});

test('what was not there is made on the way', () => {
  expect(withPart(null, ['hero', 'title'], 'A')).toEqual({ hero: { title: 'A' } });
  expect(withPart({ links: undefined }, ['links', 0], 'A')).toEqual({ links: ['A'] });
});

test('an item of a list is moved up and down, and not out of it', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test.each([
  ['a story by its own title', { title: 'Linen', sections: [{ title: 'Why' }] }, 'Linen'],
  [
    'a home by the first of its blocks that has one',
    { sections: [{ kind: 'families' }, { title: 'Winter' }] },
    'Winter',
  ],
  ['nothing by no title', { sections: [] }, ''],
])('editors find %s', (_what, fields, title) => {
  expect(headText(fields, 'title')).toBe(title);
});

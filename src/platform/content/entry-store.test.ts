import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../kernel/database/test-database.ts';
import { findEntries, localeChain, matches } from './entry-store.ts';
import { contentEntries } from './tables.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const EVERYTHING = { include: [], only: [], filter: {} };

beforeEach(async () => {
  await db.database.delete(contentEntries);
  await db.database.insert(contentEntries).values([
    { contentType: 'page', uid: 'a', locale: 'fr-fr', fields: { title: 'A, France' } },
    { contentType: 'page', uid: 'a', locale: 'fr', fields: { title: 'A, français' } },
    { contentType: 'page', uid: 'b', locale: 'fr', fields: { title: 'B, français' } },
    {
      contentType: 'page',
      uid: 'c',
      locale: 'fr-fr',
      fields: { title: 'C', author: { _content_type_uid: 'person', uid: 'ida' } },
    },
    { contentType: 'person', uid: 'ida', locale: 'fr', fields: { name: 'Ida' } },
  ]);
});

const titles = async (locale: Parameters<typeof localeChain>[0]) =>
  (await findEntries(db.database, 'page', { ...EVERYTHING, locale })).map(
    ({ fields }) => fields.title,
  );

test('a locale falls back to its language, a bare language to its country', {
  tags: ['CMS-01'],
}, () => {
  expect(localeChain('fr-ch')).toEqual(['fr-ch', 'fr']);
  expect(localeChain('fr')).toEqual(['fr', 'fr-fr']);
  expect(localeChain('en')).toEqual(['en']);
});

test('each entry comes in the best locale it exists in', { tags: ['CMS-01'] }, async () => {
  expect(await titles('fr-fr')).toEqual(['A, France', 'B, français', 'C']);
  expect(await titles('fr')).toEqual(['A, français', 'B, français', 'C']);
  expect(await titles('fr-ch')).toEqual(['A, français', 'B, français']);
  expect(await titles('de-de')).toEqual([]);
});

test('include[] puts the entry in the place of its reference', { tags: ['CMS-01'] }, async () => {
  const query = { ...EVERYTHING, locale: 'fr-fr', filter: { uid: 'c' } } as const;
  const [plain] = await findEntries(db.database, 'page', query);
  expect(plain?.fields.author).toEqual({ _content_type_uid: 'person', uid: 'ida' });
  const [included] = await findEntries(db.database, 'page', {
    ...query,
    include: ['author', 'title'],
  });
  expect(included?.fields).toEqual({ title: 'C', author: { name: 'Ida' } });
});

test('only[] keeps fields, and knows no inherited names', { tags: ['CMS-01'] }, async () => {
  const query = { ...EVERYTHING, locale: 'fr-fr', only: ['title', 'toString'] } as const;
  const [entry] = await findEntries(db.database, 'page', query);
  expect(entry?.fields).toEqual({ title: 'A, France' });
});

test('a query matches the uid and whole field values', () => {
  const entry = { uid: 'a', locale: 'en', fields: { title: 'A', tags: ['x', 'y'] } };
  expect(matches(entry, {})).toBe(true);
  expect(matches(entry, { uid: 'a', tags: ['x', 'y'] })).toBe(true);
  expect(matches(entry, { tags: ['x'] })).toBe(false);
  expect(matches(entry, { constructor: 1 })).toBe(false);
});

test('references of many entries are read by one query, and no others of their type', {
  tags: ['CMS-01'],
}, async () => {
  const author = (uid: string) => ({ author: { _content_type_uid: 'person', uid } });
  await db.database.insert(contentEntries).values([
    { contentType: 'page', uid: 'd', locale: 'fr-fr', fields: author('jo') },
    { contentType: 'page', uid: 'e', locale: 'fr-fr', fields: author('nobody') },
    { contentType: 'person', uid: 'jo', locale: 'fr', fields: { name: 'Jo' } },
    { contentType: 'person', uid: 'kim', locale: 'fr', fields: { name: 'Kim' } },
  ]);
  const select = vi.spyOn(db.database, 'select');
  const query = { ...EVERYTHING, locale: 'fr-fr', include: ['author'] } as const;
  const entries = await findEntries(db.database, 'page', query);
  expect(entries.map(({ uid, fields }) => [uid, fields.author])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', { name: 'Ida' }],
    ['d', { name: 'Jo' }],
    ['e', null],
  ]);
  expect(select).toHaveBeenCalledTimes(2);
});

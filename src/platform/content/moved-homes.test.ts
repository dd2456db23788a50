import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { MIGRATIONS_FOLDER } from '../kernel/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../kernel/database/test-database.ts';
import { contentEntries } from './tables.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const lead = (title: string) => ({ hero: 'h', title, text: 'T', link: { label: 'L', url: '/a' } });
const season = { ...lead('Winter'), from: { month: 11, day: 1 } };
const tile = { hero: 'd', title: 'Robes', url: '/robes--plf1200' };
const link = { label: 'Voir', url: '/nouveautes--plf4000' };
const selection = { title: 'Nouveautés', familyId: 'f4000', link };
const home = {
  ...{ hero: lead('Toujours'), seasons: [season], families: [tile], selection },
  ...{ editorial: [lead('Denim')], search_engines: null },
};

test('homes of before are moved to blocks, and stay readable by programs of before', async () => {
  const row = { contentType: 'home_page', uid: 'home' };
  const elsewhere = { ...home, selection: { ...selection, familyId: 'f40' } };
  await db.database.insert(contentEntries).values([
    { ...row, locale: 'fr-fr', fields: home },
    { ...row, locale: 'de-de', fields: elsewhere },
  ]);
  const text = readFileSync(join(MIGRATIONS_FOLDER, '0049_home_of_blocks.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await db.database.execute(sql.raw(statement));
  }
  const rows = await db.database.select().from(contentEntries);
  const fieldsIn = (locale: string) => rows.find((one) => one.locale === locale)?.fields;
  const products = { kind: 'products', title: 'Nouveautés', link };
  const moved = (otherFamilyId: string | null) => [
    { kind: 'lead', ...lead('Toujours'), seasons: [season] },
    { kind: 'families', families: [tile] },
    { ...products, otherFamilyId },
    { kind: 'stories', stories: [lead('Denim')] },
  ];
  expect(CONTENT_SCHEMAS.home_page.parse(fieldsIn('fr-fr')).sections).toEqual(moved(null));
  expect(CONTENT_SCHEMAS.home_page.parse(fieldsIn('de-de')).sections).toEqual(moved('f40'));
  expect(fieldsIn('fr-fr')).toMatchObject(home);
});

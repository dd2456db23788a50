import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentEntries } from '#src/platform/content/tables.ts';
import { createTestDatabase, type TestDatabase } from '#src/platform/database/test-database.ts';
import { findWebDomains } from '#src/platform/web-domains/web-domain-store.ts';
import { platformSecrets } from '../support/platform-program.ts';
import { runProgram } from '../support/run-program.ts';

/** An empty database that a retailer opens shops on, as docs/going-live.md says. */

const EXAMPLE = 'src/platform/opening/examples/seller.json';

let folder: string;
let db: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opening-'));
  db = await createTestDatabase();
});
afterAll(async () => {
  await db.drop();
  rmSync(folder, { recursive: true });
});

async function open(...args: string[]) {
  const program = runProgram(
    'src/platform/opening/open.ts',
    { VITRINE_ENV: 'prod', DATABASE_URL: db.url, DATA_DIR: folder, ...platformSecrets() },
    args,
  );
  return { code: await program.ended, said: program.said() };
}

const shops = async () => (await findWebDomains(db.database)).map(({ domain }) => domain);
const count = async (table: string) => {
  const { rows } = await db.database.execute<{ many: number }>(
    sql`select count(*)::int as many from ${sql.identifier(table)}`,
  );
  return rows[0]?.many;
};

test('a file that is wrong opens nothing and says why', { timeout: 30_000 }, async () => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, JSON.stringify({ 'fr-fr': { seller: { name: 'Maison' } } }));
  const { code, said } = await open('--shops', 'fr-fr', '--seller', file);
  expect(code).toBe(1);
  expect(said).toContain('fr-fr.seller.email is missing');
  expect(said).toContain('fr-fr.returns is missing');
  expect(await open('--shops', 'fr-be', '--seller', EXAMPLE)).toMatchObject({
    code: 1,
    said: expect.stringContaining('"fr-be" is no shop'),
  });
});

test('an empty database opens with the chosen shops alone, and is told what they lack', {
  timeout: 30_000,
}, async () => {
  const { code, said } = await open('--shops', 'fr-fr', '--seller', EXAMPLE);
  expect(code, said).toBe(0);
  expect(said).toContain('fr-fr is open.');
  expect(said).toMatch(/fr-fr: draft imprint, .*; no .*payment methods/);
  expect(await shops()).toEqual(['fr-fr']);
  const locales = await db.database
    .selectDistinct({ locale: contentEntries.locale })
    .from(contentEntries);
  expect(locales).toEqual([{ locale: 'fr-fr' }]);
  expect(await count('families')).toBeGreaterThan(0);
  for (const table of ['customers', 'promo_codes', 'carts', 'products', 'stores', 'gift_cards']) {
    expect(await count(table), table).toBe(0);
  }
});

test('nothing that the demo offers is said in it', async () => {
  const texts = JSON.stringify(await db.database.select().from(contentEntries));
  expect(texts).not.toContain('WELCOME10');
  expect(texts).not.toContain('instagram.com');
  expect(texts).not.toContain('{amount}');
  const [shop] = await findWebDomains(db.database);
  expect(shop?.params).toMatchObject({ donations: [], privateSales: null, paymentProducts: [] });
  expect(JSON.stringify(shop?.params)).not.toContain('Villeneuve');
});

test('the same command opens Germany a year later, and changes nothing of France', {
  timeout: 30_000,
}, async () => {
  const families = await count('families');
  const [before] = await findWebDomains(db.database);
  const { code, said } = await open('--shops', 'fr-fr,de-de', '--seller', EXAMPLE);
  expect(code, said).toBe(0);
  expect(said).toContain('fr-fr was open before: nothing of it is changed.');
  expect(said).toContain('de-de is open.');
  expect(await shops()).toEqual(['fr-fr', 'de-de']);
  expect(await count('families')).toBe(families);
  expect((await findWebDomains(db.database))[0]).toEqual(before);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccounts } from '#src/demo/seed/seed-accounts.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import { readConfig as readPlatformConfig } from '#src/platform/config.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { payments } from '#src/platform/payments/tables.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { readConfig as readStorefrontConfig } from '#src/session/config.server.ts';
import { createTestKey } from '../support/identity-server.ts';
import { serveMollie } from '../support/payment-providers.ts';
import { platformSecrets, signedInCaller } from '../support/platform-program.ts';
import { findFreePort, type RunningProgram, runProgram } from '../support/run-program.ts';
import { cartWith, checkOut, orderOf, startedPayment, validate } from '../support/shopping.ts';

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

const settings = () => ({
  ...{ VITRINE_ENV: 'prod', DATABASE_URL: db.url, DATA_DIR: folder },
  ...platformSecrets(),
});

async function run(file: string, ...args: string[]) {
  const program = runProgram(`src/platform/${file}`, settings(), args);
  return { code: await program.ended, said: program.said() };
}

const open = (...args: string[]) => run('opening/open.ts', ...args);
const importFile = (...args: string[]) => run('imports/import-table.ts', ...args);
/** A file of lines in the folder of the test. */
function write(name: string, ...lines: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const shops = async () => (await findWebDomains(db.database)).map(({ domain }) => domain);
const count = async (table: string) => {
  const { rows } = await db.database.execute<{ many: number }>(
    sql`select count(*)::int as many from ${sql.identifier(table)}`,
  );
  return rows[0]?.many;
};

/** A file of settings as systemd reads it (`EnvironmentFile=` of systemd.exec(5)). */
function readAsSystemd(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '' || /^\s*[#;]/.test(line)) continue;
    const [, name = '', value = ''] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    // Parts in quotes are taken as they are, what is between them without its last spaces.
    const parts = value.matchAll(/'([^']*)'|"((?:\\.|[^"])*)"|((?:\\.|[^'"])+)/g);
    read[name] = [...parts]
      .map(
        ([, single, double, bare = '']) =>
          single ?? (double ?? bare.trim()).replaceAll(/\\(.)/g, '$1'),
      )
      .join('');
  }
  return read;
}

/** The same file as the commands read it. */
function readAsShell(file: string): Record<string, string> {
  const printed = execFileSync('sh', ['-c', `set -a; . ${file}; set +a; env -0`], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  const all = printed.split('\0').map((entry) => /^([^=]*)=(.*)$/s.exec(entry) ?? []);
  const own = all.filter(
    ([, name = '']) => !['', 'PATH', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name),
  );
  return Object.fromEntries(own.map(([, name = '', value = '']) => [name, value]));
}

test('files of settings are read by systemd and the shell alike, and taken by both programs', () => {
  const keys = JSON.stringify([{ ...createTestKey(), kid: 'a b$c' }]);
  const examples = 'src/platform/opening/examples';
  const read = (name: string) => {
    const text = readFileSync(`${examples}/${name}`, 'utf8')
      .replace('[…]', keys)
      .replace('a-password', 'a%20$HOME;word&`id`')
      .replace('/etc/vitrine/payments.json', join(folder, 'accounts.json'))
      .replaceAll('…', 'what $is "secret" here #1 of 32 signs');
    const file = write(name, text);
    const asShell = readAsShell(file);
    expect(readAsSystemd(text)).toEqual(asShell);
    return asShell;
  };
  write('accounts.json', '[]');
  const platform = readPlatformConfig(read('platform.env'));
  expect(platform).toMatchObject({ brandName: 'Maison Exemple', environment: 'prod' });
  expect(platform.databaseUrl).toContain('a%20$HOME;word&`id`');
  expect(JSON.stringify(platform.identityKeys)).toContain('a b$c');
  const storefront = readStorefrontConfig(read('storefront.env'));
  expect(storefront).toMatchObject({ brandName: 'Maison Exemple', environment: 'prod' });
  const manual = readFileSync('docs/going-live.md', 'utf8');
  expect(manual).toContain(readFileSync(`${examples}/platform.env`, 'utf8'));
});

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

test('stores and points come from files, and a second run updates them', {
  timeout: 60_000,
}, async () => {
  const stores = await importFile('stores', 'src/platform/opening/examples/stores.csv');
  expect(stores.said).toContain('2 stores added, 0 updated; 0 rows refused.');
  const points = await importFile('points', 'src/platform/opening/examples/points.csv');
  expect(points.said).toContain('3 pickup points and lockers added, 0 updated');
  const file = write(
    'stores.csv',
    'id,name,street,postcode,city,country,latitude,longitude',
    'LIL1,"Lille, Opéra",1 place du Théâtre,59000,Lille,FR,50.637,3.065',
    'ROM1,Roma,1 via Roma,00100,Roma,IT,41.9,12.5',
  );
  const tried = await importFile('stores', file, '--dry-run');
  expect(tried.said).toContain('A dry run: nothing was changed.');
  const nameOf = async () => {
    const { rows } = await db.database.execute(
      sql`select name from stores where store_id = 'LIL1'`,
    );
    return rows;
  };
  expect(await nameOf()).toEqual([{ name: 'Lille, Grand-Place' }]);
  const again = await importFile('stores', file);
  expect(again.code).toBe(1);
  expect(again.said).toContain(
    'line 3: country "IT": has no shop that shows stores: FR, CH, GB have',
  );
  expect(again.said).toContain('0 stores added, 1 updated; 1 rows refused.');
  expect(await nameOf()).toEqual([{ name: 'Lille, Opéra' }]);
});

test('rates with a wrong row change nothing; right ones say what changes', {
  timeout: 60_000,
}, async () => {
  const heading = 'shop,method,country,price,free_above,min_days,max_days,saturdays,members,from';
  const wrong = write('rates.csv', heading, 'fr-fr,NO,,4.99,,2,4,,,', 'es-es,NO,,4.99,,2,4,,,');
  const refused = await importFile('rates', wrong);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.said).toContain('line 3: "es-es" is not open');
  expect(refused.said).toContain('nothing is changed');
  const rates = await importFile('rates', 'src/platform/opening/examples/rates.csv');
  expect(rates.code, rates.said).toBe(0);
  expect(rates.said).toContain('de-de + NO: 4.99; free above 50.00; 2 to 4 days');
  const again = await importFile('rates', 'src/platform/opening/examples/rates.csv');
  expect(again.said).toContain('nothing changes; 0 rows refused.');
  const payments = await importFile('payments', 'src/platform/opening/examples/payments.csv');
  expect(payments.said).toContain('fr-fr + cb: rank 1, from - to -');
  const { params } = (await findWebDomains(db.database))[1] ?? {};
  expect(params?.shippingRates).toHaveLength(3);
  const written = await db.database.select().from(auditEntries);
  expect(written.map(({ action, actorName, shop }) => `${action} ${shop} ${actorName}`)).toEqual(
    expect.arrayContaining([
      'shop.delivery de-de Command line',
      'shop.payments fr-fr Command line',
    ]),
  );
  expect(params?.paymentProducts.map(({ name }) => name)).toContain('klarna');
});

describe('what was opened sells', () => {
  let program: RunningProgram;
  let mollie: Awaited<ReturnType<typeof serveMollie>>;
  let url: string;
  beforeAll(async () => {
    const heading =
      'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
    const products = Array.from(
      { length: 20 },
      (_, at) => `dress-${at},Dress ${at},Dresses,TRUE,Size,38,SKU-${at},5,29.00`,
    );
    const file = write('products.csv', heading, ...products);
    expect((await run('imports/import.ts', file)).said).toContain('Say in which language');
    const imported = await run('imports/import.ts', file, '--language', 'fr');
    expect(imported.said).toContain('20 products added');
    await run('imports/import.ts', file, '--language', 'de');
    // Customers come by themselves, with a code from their mail; this one has a password.
    await inTransaction(db.database, seedAccounts);
    const key = `live_${'k'.repeat(30)}`;
    mollie = await serveMollie(fetch, { apiKey: key });
    const [port, metrics] = [await findFreePort(), await findFreePort()];
    url = `http://localhost:${port}`;
    program = runProgram('src/platform/main.ts', {
      ...settings(),
      ...{ PLATFORM_PORT: String(port), PLATFORM_METRICS_PORT: String(metrics) },
      LEGAL_DRAFTS: '1',
      PAYMENT_PROVIDERS: JSON.stringify([mollie.account]),
    });
    expect(await waitFor(`${url}/readyz`, 60_000), program.said()).toBe(true);
  }, 120_000);
  afterAll(async () => {
    await program.stop();
    mollie.stop();
  });

  test.each([
    ['fr-fr', '1001', { country: 'BE', zipCode: '1000', city: 'BRUXELLES' }, 690],
    ['de-de', '1005', { country: 'DE', zipCode: '10115', city: 'BERLIN' }, 499],
  ] as const)(
    'in %s: cart, the rate of its file, payment, order',
    { timeout: 60_000 },
    async (locale, storeId, address, delivery) => {
      const shopper = await signedInCaller(url, 'u5@vitrine.example', { storeId, locale });
      const cart = await checkOut(shopper, await cartWith(shopper, 'SKU-1'), address);
      expect(cart.shippingInfo?.price).toBe(delivery);
      expect(cart.totalPrice.centAmount).toBe(2_900 + delivery);
      const { reference } = await startedPayment(shopper, cart, { paymentProduct: 'visa' });
      const [payment] = await db.database
        .select()
        .from(payments)
        .where(eq(payments.reference, reference));
      await mollie.control.decide(payment?.providerId ?? '', 'paid', 'twice');
      await expect
        .poll(async () => (await validate(shopper, cart)).status, { timeout: 20_000 })
        .toBe(200);
      expect(orderOf(await validate(shopper, cart)).totalPrice.centAmount).toBe(2_900 + delivery);
    },
  );

  test('in a shop that is not open nobody is served', async () => {
    const shopper = await signedInCaller(url, 'u5@vitrine.example', {
      storeId: '1004',
      locale: 'es-es',
    });
    expect((await shopper.call('POST', '/carts', { body: {} })).status).toBe(400);
  });

  test('a rate that changes is charged without a restart', { timeout: 60_000 }, async () => {
    const heading = 'shop,method,price,min_days,max_days';
    const file = write('new.csv', heading, 'de-de,NO,7.90,2,4');
    expect((await importFile('rates', file)).said).toContain('de-de + NO: 7.90; 2 to 4 days');
    const shopper = await signedInCaller(url, 'u5@vitrine.example', {
      storeId: '1005',
      locale: 'de-de',
    });
    const cart = await cartWith(shopper, 'SKU-2');
    const address = { country: 'DE', zipCode: '10115', city: 'BERLIN' };
    expect((await checkOut(shopper, cart, address)).shippingInfo?.price).toBe(790);
  });
});

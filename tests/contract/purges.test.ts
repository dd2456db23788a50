import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshListingsIfDue } from '#src/platform/catalogue/listings/refresh-listings.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { notePurge } from '#src/platform/kernel/purges/purge-pages.job.ts';
import {
  isRemote,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

/** A platform that tells a storefront and an edge what they have to drop. */

type Told = { name: string; method: string | undefined; headers: IncomingHttpHeaders };
const told: Told[] = [];
const failing = new Set<string>();

async function listen(name: string) {
  const server = createServer(({ method, headers }, response) => {
    told.push({ name, method, headers });
    response.writeHead(failing.has(name) ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return { server, url: `http://127.0.0.1:${address.port}/` };
}

const KEY = 'a-key-of-those-who-may-drop-pages';
const storefront = await listen('storefront');
const edge = await listen('edge');
let platform: TestPlatform;
beforeAll(async () => {
  const variables = { PURGE_URLS: `${storefront.url},${edge.url}`, PURGE_KEY: KEY };
  platform = await startTestPlatform(SMALL_SHOP, { variables });
});
afterAll(async () => {
  await platform.stop();
  storefront.server.close();
  edge.server.close();
});

const heard = () =>
  told.splice(0).map(({ name, method, headers }) => [name, method, headers['xkey-purge']]);

test.skipIf(isRemote)(
  'a change that commits is told to the storefront, then to the edge, with the key; one that does not is not',
  async () => {
    const { database, runJobs } = platform.inside;
    await runJobs();
    told.length = 0;
    const undone = inTransaction(database, async (tx) => {
      await notePurge(tx, ['shops']);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTransaction(database, (tx) => notePurge(tx, ['content-home_page', 'shops']));
    await runJobs();
    expect(told.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${KEY}`,
      `Bearer ${KEY}`,
    ]);
    expect(heard()).toEqual([
      ['storefront', 'PURGE', 'content-home_page shops'],
      ['edge', 'PURGE', 'content-home_page shops'],
    ]);
  },
);

test.skipIf(isRemote)('an edge that does not answer is told again', async () => {
  const { database, clock, runJobs } = platform.inside;
  failing.add('edge');
  await inTransaction(database, (tx) => notePurge(tx, ['shops']));
  await runJobs();
  failing.clear();
  told.length = 0;
  clock.advance(60_000);
  await runJobs();
  expect(heard()).toContainEqual(['edge', 'PURGE', 'shops']);
});

test.skipIf(isRemote)(
  'a storefront that does not answer keeps the edge from nothing, and both are told again',
  async () => {
    const { database, clock, runJobs } = platform.inside;
    failing.add('storefront');
    told.length = 0;
    await inTransaction(database, (tx) => notePurge(tx, ['content-help_page']));
    await runJobs();
    failing.clear();
    const both = [
      ['storefront', 'PURGE', 'content-help_page'],
      ['edge', 'PURGE', 'content-help_page'],
    ];
    expect(heard()).toEqual(both);
    clock.advance(60_000);
    await runJobs();
    expect(heard()).toEqual(both);
  },
);

test.skipIf(isRemote)(
  'a product that changed is told with the families that may list it now',
  async () => {
    const { database, clock, runJobs } = platform.inside;
    await refreshListingsIfDue(database, clock.now());
    clock.advance(60_000);
    await runJobs();
    told.length = 0;
    await database.execute(sql`
    insert into families (family_id, parent_id, position) values ('f1', null, 0), ('f2', 'f1', 0)`);
    const { rows } = await database.execute<{ id: string }>(sql`
    insert into product_families (product_id, family_id, main)
    select product_id, 'f2', true from products limit 1 returning product_id as id`);
    const id = rows[0]?.id ?? '';
    await database.execute(sql`insert into listing_changes values (${id})`);
    await refreshListingsIfDue(database, clock.now());
    await runJobs();
    const tags = `product-${id} family-f1 family-f2`;
    expect(heard()).toEqual([
      ['storefront', 'PURGE', tags],
      ['edge', 'PURGE', tags],
    ]);
  },
);

test.skipIf(isRemote)(
  'a price of one product that begins is told with its product, and with what lists all prices',
  async () => {
    const { database, clock, runJobs } = platform.inside;
    const begins = new Date(clock.now().getTime() + 60_000);
    const { rows } = await database.execute<{ id: string }>(sql`
      with sold as (select product_id, option_id from product_options limit 1),
      planned as (insert into prices (option_id, domain, type, cent_amount, valid_from)
        select option_id, 'fr-fr', 'S', 77, ${begins.toISOString()}::timestamptz from sold)
      insert into listing_changes select product_id from sold returning product_id as id`);
    await refreshListingsIfDue(database, clock.now());
    await runJobs();
    told.length = 0;
    clock.advance(60_000);
    await refreshListingsIfDue(database, clock.now());
    await runJobs();
    expect(heard()).toContainEqual([
      'storefront',
      'PURGE',
      expect.stringMatching(`^product-${rows[0]?.id} .*prices$`),
    ]);
  },
);

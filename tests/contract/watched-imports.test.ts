import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listImports } from '#src/domain/import/import.calls.ts';
import type { Inbox } from '#src/platform/imports/inbox.ts';
import { openInbox } from '#src/platform/imports/open-inbox.ts';
import { watchInbox } from '#src/platform/imports/watch-inbox.job.ts';
import { openImports } from '../support/open-imports.ts';
import { findFreePort } from '../support/run-program.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let owner: StaffCalls;
let root: string;
let server: S3Server | null = null;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  owner = openStaffCalls(platform, { role: 'owner' });
  root = await mkdtemp(join(tmpdir(), 'inbox-'));
}, 60_000);
afterAll(async () => {
  await rm(root, { recursive: true, maxRetries: 5 });
  await platform.stop();
});
afterEach(() => server?.stop());

/** A round of another process, as after one that ended. */
async function round(inbox: Inbox | null) {
  const { database, clock } = platform.inside;
  const job = watchInbox({ database, now: clock.now, inbox: async () => inbox });
  await job.run('');
}
const jobs = () => platform.inside.platform.jobs.runNow();
async function rounds(inbox: Inbox | null) {
  for (let many = 0; many < 3; many += 1) {
    await round(inbox);
    await jobs();
  }
  await round(inbox);
}
const named = async (fileName: string) => {
  const { body } = await owner.call('GET', `/staff/imports?q=${fileName}`);
  return listImports.answer.parse(body).values;
};

const HEADING = 'Ladennummer,Artikelnummer,Preis\n';
const OPTIONS = { columns: { shop: 'Ladennummer', sku: 'Artikelnummer', price: 'Preis' } };

describe.skipIf(isRemote)('a watched folder', () => {
  async function lay(name: string, text: string): Promise<void> {
    const path = join(root, 'imports', name);
    await mkdir(join(root, 'imports'), { recursive: true });
    await writeFile(path, text);
    const before = new Date(platform.inside.clock.now().getTime() - 60_000);
    await utimes(path, before, before);
  }
  const here = async () => (await readdir(join(root, 'imports'))).toSorted();
  const done = async () => (await readdir(join(root, 'imports', 'done'))).toSorted();

  test('is none until somebody makes it, and leaves a file alone that is being written', async () => {
    expect(await openInbox({ dataFolder: join(root, 'none'), importsUrl: null })).toBeNull();
    await lay('early.csv', HEADING);
    await utimes(
      join(root, 'imports', 'early.csv'),
      platform.inside.clock.now(),
      platform.inside.clock.now(),
    );
    await round(await openInbox({ dataFolder: root, importsUrl: null }));
    expect(await named('early')).toEqual([]);
    await rm(join(root, 'imports', 'early.csv'));
  });

  test('imports a file once, as its sender’s were read before, though processes end in between, with a report beside it', async () => {
    const files = openImports(platform, owner);
    const first = await files.check(`${HEADING}fr-fr,500201-36,49.90\n`, {
      ...{ kind: 'prices', options: OPTIONS },
    });
    expect(first).toMatchObject({ kind: 'prices', problem: null });
    await files.run(first.id);

    await lay('erp prices.csv', `${HEADING}fr-fr,500201-36,48.90\nfr-fr,no-such-sku,10.00\n`);
    const inbox = await openInbox({ dataFolder: root, importsUrl: null });
    if (inbox === null) throw new Error('no inbox');
    // Two processes at once, then one that ends before it has moved the file.
    await Promise.all([round(inbox), round(inbox)]);
    await jobs();
    await Promise.allSettled([round(inbox), round(inbox)]);
    await jobs();
    const dying = { ...inbox, finish: () => Promise.reject(new Error('killed')) };
    await expect(round(dying)).rejects.toThrow('killed');
    expect(await here()).toContain('erp prices.csv');
    await rounds(inbox);

    const [one, ...others] = await named('erp');
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'prices', state: 'done', done: 2, refused: 1, updated: 1 });
    expect(await here()).toEqual(['done']);
    const stem = (await done()).find((name) => name.endsWith('erp prices.csv'))?.slice(0, -4);
    expect(await done()).toEqual(
      [`${stem}.csv`, `${stem}.refused.csv`, `${stem}.report.json`].toSorted(),
    );
    const report = await readFile(join(root, 'imports', 'done', `${stem}.report.json`), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ state: 'done', rows: 2, refused: 1 });
    const refused = await readFile(join(root, 'imports', 'done', `${stem}.refused.csv`), 'utf8');
    expect(refused).toContain('no-such-sku');
  });

  test('leaves what asks, and settings of shops, to somebody, and says so beside the file', async () => {
    await lay('unknown.csv', 'Foo,Bar\n1,2\n');
    await lay('vat.csv', 'shop,country,percent,from\nfr-fr,FR,20,2027-01-31\n');
    await rounds(await openInbox({ dataFolder: root, importsUrl: null }));
    expect((await named('unknown')).map(({ state }) => state)).toEqual(['checked']);
    expect((await named('vat')).map(({ state }) => state)).toEqual(['checked']);
    const report = await readFile(join(root, 'imports', 'unknown.report.json'), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ state: 'checked', problem: 'unknown-kind' });
    expect(await here()).toEqual(
      ['done', 'unknown.csv', 'unknown.report.json', 'vat.csv', 'vat.report.json'].toSorted(),
    );
  });
});

test.skipIf(isRemote)('a watched bucket is emptied as a folder is', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-of-the-shop');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-the-shop');
  const port = await findFreePort();
  const objects = new Map<string, Buffer>();
  server = await startS3Server(port, objects);
  const file = Buffer.from('sku,quantity\n500201-36,7\n');
  objects.set('/goods/in/counted.csv', file);
  objects.set('/goods/in/done/before.csv', file);
  const importsUrl = `s3://goods/in?endpoint=http://127.0.0.1:${port}&region=eu-west-1`;
  await rounds(await openInbox({ dataFolder: root, importsUrl }));
  expect(await named('counted')).toMatchObject([{ kind: 'stocks', state: 'done', refused: 0 }]);
  const names = [...objects.keys()].filter((key) => key !== '/goods/in/done/before.csv');
  expect(names.map((name) => name.replace(/[\d-]{10}-[\da-f]{8}-/, '')).toSorted()).toEqual([
    '/goods/in/done/counted.csv',
    '/goods/in/done/counted.report.json',
  ]);
});

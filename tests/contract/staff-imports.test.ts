import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exportKind, getRefusedRows, listImports } from '#src/domain/import/import.calls.ts';
import { EXPORT_KINDS } from '#src/domain/import/import.values.ts';
import { readSetting } from '../support/change-setting.ts';
import { openImports } from '../support/open-imports.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
let owner: StaffCalls;

beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
  owner = openStaffCalls(platform, { role: 'owner' });
  files = openImports(platform, owner);
});
afterAll(() => platform.stop());

let files: ReturnType<typeof openImports>;
const read = (...asked: Parameters<typeof files.read>) => files.read(...asked);
const check = (...asked: Parameters<typeof files.check>) => files.check(...asked);
const run = (...asked: Parameters<typeof files.run>) => files.run(...asked);

const stockOf = async (sku: string, place = 'warehouse'): Promise<number | undefined> => {
  const { body } = await owner.call('GET', `/staff/stocks?q=${sku}&place=${place}`);
  const { values } = body as { values: { sku: string; quantity: number }[] };
  return values.find((row) => row.sku === sku)?.quantity;
};

const HEADING =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
const FRENCH = { options: { language: 'fr' } };
const products = (...rows: string[]) => [HEADING, ...rows].join('\n');

describe.skipIf(isRemote)('a file that the staff import', () => {
  test('is checked without a trace, then written, and its refused rows can be sent back', async () => {
    const file = products('yak,Yak coat,Size,M,YAK-M,5,80.00', 'yak,,Size,L,YAK-L,5,cheap');
    const untold = await check(file, {}, { by: buyer });
    expect(untold).toMatchObject({ problem: 'language-unknown', kind: 'products' });
    const checked = await check(file, FRENCH, { by: buyer });
    expect(checked).toMatchObject({
      ...{ state: 'checked', kind: 'products', rows: 2, added: 1, updated: 0, refused: 1 },
      lines: [{ line: 3, isRefused: true, reason: 'the price "cheap" is not an amount' }, {}],
    });
    expect(await stockOf('YAK-M')).toBeUndefined();

    const done = await run(checked.id, {}, buyer);
    expect(done).toMatchObject({ state: 'done', added: 1, done: 2, refused: 1 });
    expect(await stockOf('YAK-M')).toBe(5);
    const { body } = await buyer.call('GET', `/staff/imports/${checked.id}/refused-rows`);
    const { csv } = getRefusedRows.answer.parse(body);
    expect(csv).toBe(
      `Line,Refused because,${HEADING}\r\n3,"the price ""cheap"" is not an amount",yak,,Size,L,YAK-L,5,cheap\r\n`,
    );
    // Asked in another language, the file and the page speak it; what an earlier version wrote stays.
    const french = openStaffCalls(platform, { role: 'buyer' });
    french.caller.language = 'fr';
    const inFrench = await french.call('GET', `/staff/imports/${checked.id}/refused-rows`);
    const sentence = 'le prix «\u00a0cheap\u00a0» n’est pas un montant';
    expect(getRefusedRows.answer.parse(inFrench.body).csv).toBe(
      `Ligne,Refusée parce que,${HEADING}\r\n3,${sentence},yak,,Size,L,YAK-L,5,cheap\r\n`,
    );
    expect((await read(checked.id, french)).lines[0]).toMatchObject({
      reason: sentence,
      said: [{ code: 'price-unread', params: { value: 'cheap' } }],
    });
    const { importLines } = await import('#src/platform/imports/tables.ts');
    await platform.inside.database.update(importLines).set({ said: [] });
    const old = { reason: 'the price "cheap" is not an amount', said: [] };
    expect((await read(checked.id, french)).lines[0]).toMatchObject(old);
    const { values } = listImports.answer.parse((await owner.call('GET', '/staff/imports')).body);
    expect(values[0]).toMatchObject({ id: checked.id, madeBy: 'Somebody of buyer', state: 'done' });
  });

  test('goes on after a crash where it was, and stops where somebody cancels it', async () => {
    const row = (at: number) => `zebu-${at},Zebu ${at},Size,M,ZEBU-${at},1,10.00`;
    const file = products(...Array.from({ length: 6 }, (_, at) => row(at)));
    const { id } = await check(file);
    // A process that dies leaves what its last transaction wrote.
    const { database } = platform.inside;
    const { imports } = await import('#src/platform/imports/tables.ts');
    await owner.call('POST', `/staff/imports/${id}/run`, {});
    await database.update(imports).set({ position: 3, done: 3, added: 3 });
    await platform.inside.platform.jobs.runNow();
    expect(await read(id)).toMatchObject({ state: 'done', done: 6, added: 6 });
    expect(await stockOf('ZEBU-2')).toBeUndefined();
    expect(await stockOf('ZEBU-3')).toBe(1);

    const again = await check(file);
    await owner.call('POST', `/staff/imports/${again.id}/run`, {});
    await owner.call('POST', `/staff/imports/${again.id}/cancellation`);
    await platform.inside.platform.jobs.runNow();
    expect(await read(again.id)).toMatchObject({ state: 'cancelled', done: 0 });
    expect(await stockOf('ZEBU-2')).toBeUndefined();
  });

  test('stops while a batch of it is written, and nothing of that batch stays', async () => {
    const { database } = platform.inside;
    const { inTransaction } = await import('#src/platform/kernel/database/database.ts');
    const { id } = await check(products('gnu,Gnu,Size,M,GNU-M,1,10.00'));
    await owner.call('POST', `/staff/imports/${id}/run`, {});
    let running: Promise<void> | undefined;
    // The batch waits for the lists, as it does while another process writes them.
    await inTransaction(database, async (tx) => {
      const { lockListings } = await import('#src/platform/catalogue/face.ts');
      await lockListings(tx, new Date());
      running = platform.inside.platform.jobs.runNow();
      await vi.waitFor(async () => {
        const { rows } = await database.execute(
          sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).not.toEqual([]);
      }, 10_000);
      const { status } = await owner.call('POST', `/staff/imports/${id}/cancellation`);
      expect(status).toBe(200);
    });
    await running;
    expect(await read(id)).toMatchObject({ state: 'cancelled', done: 0, added: 0 });
    expect(await stockOf('GNU-M')).toBeUndefined();
  });

  test.each([
    ['nothing', '', 'empty', ''],
    ['a heading alone', HEADING, 'heading-alone', ''],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]), 'workbook', ''],
    ['columns of nobody', 'a,b\n1,2', 'unknown-kind', ''],
    ['WooCommerce', 'ID,SKU,Regular price,Is featured?\n1,A,2,0', 'other-system', 'WooCommerce'],
  ])('of %s is refused with its reason', async (_what, file, problem, about) => {
    const checked = await check(file);
    expect(checked).toMatchObject({ state: 'checked', problem, about });
    const refused = await owner.call('POST', `/staff/imports/${checked.id}/run`, {});
    expect([refused.status, codeOf(refused)]).toEqual([412, 'CHANGED_BY_OTHERS']);
  });

  test('of more than 50 MB is read where it is of products in all columns alone', async () => {
    const file = 'sku,quantity\nS1,12\n';
    const sent = await check(file);
    const { database } = platform.inside;
    // Empty lines, without sending so many.
    const [megabyte, many] = [1 << 20, 51];
    await database.execute(sql`
      insert into import_parts select ${sent.id}, n, decode(repeat('0a', ${megabyte}), 'hex')
      from generate_series(1, ${many}::int) as n`);
    const size = file.length + many * megabyte;
    await database.execute(sql`update imports set size = ${size} where import_id = ${sent.id}`);
    await owner.call('POST', `/staff/imports/${sent.id}/check`, {});
    await platform.inside.platform.jobs.runNow();
    expect(await read(sent.id)).toMatchObject({ kind: 'stocks', problem: 'too-large' });
  });

  test('of stocks sets the warehouse and stores, and as a full one empties what it does not name', async () => {
    const store = 'id,name,street,postcode,city,country,latitude,longitude';
    const added = await check(`${store}\nlille,Lille,1 Grand-Place,59000,Lille,FR,50.6,3.06`);
    expect(await run(added.id)).toMatchObject({ kind: 'stores', added: 1 });
    await check('sku,quantity\nS1,12').then(({ id }) => run(id));
    expect(await stockOf('S1')).toBe(12);
    const inStore = await check('store,sku,quantity\nlille,S1,3\nlille,SD,2\nnowhere,S1,1');
    expect(inStore).toMatchObject({ kind: 'stocks', updated: 2, refused: 1 });
    await run(inStore.id);
    const full = { options: { isFull: true } };
    await check('store,sku,quantity\nlille,S1,4', full).then(({ id }) => run(id));
    expect([await stockOf('S1', 'lille'), await stockOf('SD', 'lille')]).toEqual([4, 0]);
    expect(await stockOf('S1')).toBe(12);
    // Of two rows one is left: half of the last full file.
    const last = await check('store,sku,quantity\nlille,S1,4\nlille,SD,1', full);
    await run(last.id);
    const smaller = await check('store,sku,quantity\nlille,S1,4', full);
    expect(smaller.questions).toEqual([{ question: 'smaller', before: '2', now: '1' }]);
    expect((await owner.call('POST', `/staff/imports/${smaller.id}/run`, {})).status).toBe(412);
    await run(smaller.id, { confirmed: ['smaller'] });
  });

  test('that is older than the last one of its kind is asked about', async () => {
    const file = 'sku,quantity\nS1,12';
    const newer = await check(file, {}, { savedAt: '2026-11-28T10:00:00.000Z' });
    await run(newer.id);
    const older = await check(file, {}, { savedAt: '2026-11-27T10:00:00.000Z' });
    expect(older.questions).toMatchObject([{ question: 'older' }]);
  });

  test('of prices changes those of its shop alone; unknown skus are named', async () => {
    const rows = ['fr-fr,YAK-M,60.00,80.00', 'de-de,YAK-M,90,', 'fr-fr,NO-SUCH,1,'];
    const file = ['Boutique;Article;Prix;Avant', ...rows.map((row) => row.replaceAll(',', ';'))];
    const options = {
      columns: { shop: 'Boutique', sku: 'Article', price: 'Prix', price_before: 'Avant' },
    };
    const sent = file.join('\n');
    const checked = await check(sent, { kind: 'prices', options });
    expect(checked).toMatchObject({ updated: 2, lines: [{ line: 4, isRefused: true }] });
    await run(checked.id);
    const { body } = await owner.call('GET', '/staff/products?q=YAK-M');
    const [product] = (body as { values: { id: string }[] }).values;
    const { body: page } = await owner.call('GET', `/staff/products/${product?.id}`);
    const {
      options: [colour],
    } = page as {
      options: { prices: { shop: string; initialCents: number; saleCents: number | null }[] }[];
    };
    const inShop = (shop: string) => colour?.prices.find((one) => one.shop === shop);
    expect(inShop('fr-fr')).toMatchObject({ initialCents: 8000, saleCents: 6000 });
    expect(inShop('de-de')).toMatchObject({ initialCents: 9000, saleCents: null });
    expect(inShop('fr-ch')).toMatchObject({ saleCents: null });
    // What its columns stand for is remembered; written once more it changes nothing.
    const again = await check(sent, { kind: 'prices' });
    expect(again).toMatchObject({ problem: null, updated: 0, options });
  });

  test('of prices ends a reduction by an empty cell alone, and leaves plans and promotions alone', async () => {
    const { database } = platform.inside;
    const rowsOf = async () => {
      const { rows } = await database.execute<{ row: string }>(sql`
        select concat_ws(' ', p.type, p.cent_amount, to_char(p.valid_from, 'YYYY'),
          to_char(p.valid_until, 'YYYY'), case when p.plan_id is not null then 'plan' end) as row
        from prices p join skus s on s.option_id = p.option_id
        where s.sku = 'YAK-M' and p.domain = 'fr-fr'
          and (p.valid_until is null or p.valid_until > now()) order by p.valid_from, 1`);
      return rows.map(({ row }) => row);
    };
    const importRows = async (...lines: string[]) => {
      const checked = await check(lines.join('\n'), { kind: 'prices' });
      await run(checked.id);
      return { checked, rows: await rowsOf() };
    };
    await importRows('shop,sku,price,price_before', 'fr-fr,YAK-M,60,80');
    await database.execute(sql`
      update prices set valid_until = '2039-01-01'
      where type = 'S' and domain = 'fr-fr' and valid_until is null
        and option_id = (select option_id from skus where sku = 'YAK-M')`);
    await database.execute(sql`
      with plan as (
        insert into price_plans (plan_id, name, asked, products, shops, begins_at, made_by, made_at)
        values ('yak', 'Yak', '{}', 1, '[]', '2037-01-01', 'me', now()) returning plan_id)
      insert into prices (option_id, domain, type, valid_from, cent_amount, plan_id)
      select option_id, 'fr-fr', 'S', '2037-01-01'::timestamptz, 4000, plan_id
      from skus, plan where sku = 'YAK-M'`);
    await database.execute(sql`
      insert into prices (option_id, domain, type, valid_from, cent_amount)
      select option_id, 'fr-fr', 'P', now() - interval '1 day', 7000 from skus where sku = 'YAK-M'`);
    const others = ['S 4000 2037 plan', 'P 7000'];
    const cents = (rows: string[]) => rows.map((row) => row.replace(/ 202\d/, ''));

    const kept = await importRows('shop,sku,price', 'fr-fr,YAK-M,90');
    expect(cents(kept.rows).toSorted()).toEqual(['I 9000', ...others, 'S 6000 2039'].toSorted());
    const low = await importRows('shop,sku,price', 'fr-fr,YAK-M,50');
    expect(low.checked).toMatchObject({ updated: 0, refused: 1 });
    expect(low.rows).toEqual(kept.rows);
    const deeper = await importRows('shop,sku,price,price_before', 'fr-fr,YAK-M,55,90');
    expect(cents(deeper.rows).toSorted()).toEqual(['I 9000', ...others, 'S 5500 2039'].toSorted());
    const ended = await importRows('shop,sku,price,price_before', 'fr-fr,YAK-M,90,');
    expect(ended.checked.lines).toMatchObject([{ line: 2, isRefused: false }]);
    expect(cents(ended.rows).toSorted()).toEqual(['I 9000', ...others].toSorted());
  });

  test('of rates, VAT and payments is in the history of the settings, and is undone there', async () => {
    const shop = 'fr-ch';
    const files = [
      ['vat', 'shop,country,percent,from\nfr-ch,CH,8.4,2039-01-01'],
      ['payments', 'shop,method,rank,min,max\nfr-ch,paypal,2,,\nfr-ch,visa,1,10.00,'],
      [
        'delivery',
        'shop,method,country,price,free_above,min_days,max_days,saturdays,members,from\nfr-ch,NO,,7.00,,2,4,no,no,',
      ],
    ] as const;
    for (const [part, file] of files) {
      const before = await readSetting(owner, { shop, part });
      const { id } = await check(file);
      // A check tries what it says, and leaves no trace.
      expect(await readSetting(owner, { shop, part })).toEqual(before);
      await run(id);
      const { setting, revision, history } = await readSetting(owner, { shop, part });
      expect(setting).not.toEqual(before.setting);
      expect(history[0]?.by).toBe(owner.caller.name);
      const body = { revision, changeId: history[0]?.id };
      const undone = await owner.call('POST', `/staff/shops/${shop}/settings/${part}/undo`, body);
      expect(undone).toMatchObject({ status: 200, body: { setting: before.setting } });
    }
  });

  test('is for who has all shops, and its kind takes the right of what it changes', async () => {
    const swiss = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    const begun = { changeId: randomUUID(), fileName: 'a.csv', size: 1 };
    expect((await swiss.call('POST', '/staff/imports', begun)).status).toBe(403);
    const rates = await check(
      'shop,country,percent,from\nfr-fr,FR,20,2027-01-01',
      {},
      { by: buyer },
    );
    expect(rates).toMatchObject({ kind: 'vat', refused: 0 });
    expect((await buyer.call('POST', `/staff/imports/${rates.id}/run`, {})).status).toBe(403);
  });

  test.each(EXPORT_KINDS)(
    'of %s that was exported changes nothing, and needs its right',
    async (kind) => {
      // A part of the demo has all that there is to export; the whole takes a minute.
      for (const [table, key] of [
        [sql`prices`, sql`option_id`],
        [sql`stocks`, sql`sku`],
        [sql`store_stocks`, sql`sku`],
      ]) {
        await platform.inside.database.execute(
          sql`delete from ${table} where abs(hashtext(${key})) % 30 > 0`,
        );
      }
      await owner.call('POST', '/staff/redirects', { shop: 'fr-fr', from: '/a', to: '/b' });
      await check('store,sku,quantity\nlille,SD,2').then(({ id }) => run(id));
      const path = `/staff/exports/${kind}`;
      const take = async () => exportKind.answer.parse((await owner.call('POST', path)).body);
      const { csv, total } = await take();
      expect(total).toBeGreaterThan(0);
      const checked = await check(csv);
      const unchanged = { added: 0, updated: 0, refused: 0, lines: [] };
      expect(checked).toMatchObject({ kind, rows: total, ...unchanged });
      expect(await run(checked.id)).toMatchObject({ state: 'done', ...unchanged });
      expect((await take()).csv).toBe(csv);

      const writer = openStaffCalls(platform, { permissions: ['products:write'] });
      expect((await writer.call('POST', path)).status).toBe(403);
      const taken = await platform.inside.database.execute(sql`
      select 1 from audit_entries where action = 'list.export' and subject_id = ${kind}`);
      expect(taken.rows).toHaveLength(2);
    },
  );
});

import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvOf } from '#src/domain/text/csv.ts';
import { openImports } from '../support/open-imports.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let owner: StaffCalls;
let files: ReturnType<typeof openImports>;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  owner = openStaffCalls(platform, { role: 'owner' });
  files = openImports(platform, owner);
  // As a server does it by itself some minutes after a shop was filled.
  await platform.inside.database.execute(sql`analyze`);
});
afterAll(() => platform.stop());

const TABLES = [
  ...['products', 'product_texts', 'product_families', 'product_options', 'option_photos', 'skus'],
  ...['prices', 'stocks', 'product_versions', 'product_publications', 'colours', 'brands'],
  ...['imported_products', 'imported_options', 'listing_changes', 'listing_state', 'tiles'],
];

/** What tables hold: a row that is written as it was is another row, by its `xmin`. */
async function tablesNow(): Promise<Record<string, string>> {
  const { database } = platform.inside;
  const held = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await database.execute<{ sum: string }>(
        sql.raw(`
        select count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') as sum
        from (select ${table}.xmin || ${table}::text as row from ${table}) every`),
      );
      return [table, rows[0]?.sum ?? ''] as const;
    }),
  );
  const { rows } = await database.execute<{ sum: string }>(
    sql`select count(*)::text as sum from events`,
  );
  return { ...Object.fromEntries(held), events: rows[0]?.sum ?? '' };
}

const changedSince = async (before: Record<string, string>) => {
  const after = await tablesNow();
  return Object.keys(before).filter((name) => before[name] !== after[name]);
};

async function take(query = '', by = owner): Promise<string> {
  const { status, body } = await by.call('POST', `/staff/exports/catalogue${query}`);
  expect(status).toBe(200);
  if (typeof body !== 'string') throw new Error('no file');
  return body;
}

type Rows = Record<string, string>[];
const read = (csv: string): Rows => parse(csv, { bom: true, columns: true });
const written = (rows: Rows) =>
  csvOf([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
const importing = async (file: string, options = {}) => {
  const checked = await files.check(file, { options });
  return { checked, done: await files.run(checked.id) };
};

/** At a release the whole demo. */
const MANY = process.env.IS_RELEASE === '1' ? '?stock=true' : '?q=dress&stock=true';

describe.skipIf(isRemote)('products in all columns', () => {
  test('change nothing when they are read back, byte by byte', async () => {
    const csv = await take(MANY);
    const before = await tablesNow();
    const { checked, done } = await importing(csv);
    const many = new Set(read(csv).map(({ handle }) => handle)).size;
    expect(many).toBeGreaterThan(50);
    const nothing = { added: 0, updated: 0, unchanged: many, refused: 0, lines: [] };
    expect(checked).toMatchObject({ kind: 'catalogue', questions: [], ...nothing });
    expect(done).toMatchObject({ state: 'done', ...nothing });
    expect(await changedSince(before)).toEqual([]);
    expect(await take(MANY)).toBe(csv);
  });

  /** Some of the demo. */
  const SOME = '?q=trench&stock=true';

  test('change exactly the product of which a cell is another', async () => {
    const { database } = platform.inside;
    const rows = read(await take(SOME));
    const [row, ...others] = rows.filter(({ name_de }) => name_de !== '');
    expect(others.length).toBeGreaterThan(3);
    const tables = await tablesNow();
    const named = { ...row, name_de: `'=Ein Name, mit "Zeichen"\nund zwei Zeilen` };
    const file = written(rows.map((one) => (one === row ? named : one)));
    const { checked, done } = await importing(file);
    expect(checked).toMatchObject({ updated: 1, unchanged: others.length, refused: 0 });
    expect(done).toMatchObject({ updated: 1, unchanged: others.length, refused: 0 });
    expect(await take(SOME)).toBe(file);
    const told = await database.execute(sql`
      select type, subject_id as id, data -> 'after' as after from events where sequence > (
        select max(sequence) - 2 from events) order by sequence`);
    expect(told.rows.slice(-1)).toMatchObject([
      { type: 'product.changed', after: { texts: { de: { name: named.name_de } } } },
    ]);
    const changed = await changedSince(tables);
    expect(changed).toEqual(expect.arrayContaining(['product_texts', 'product_versions', 'tiles']));
    for (const table of ['prices', 'stocks']) expect(changed).not.toContain(table);
    expect(Number((await tablesNow()).events)).toBe(Number(tables.events) + 1);
    expect((await importing(file)).done).toMatchObject({ updated: 0 });
  });

  test('of half the size as a full file stop with a question, and sell out the rest once confirmed', async () => {
    const { database } = platform.inside;
    const stocked = async () => {
      const { rows } = await database.execute<{ many: number }>(
        sql`select count(*)::int as many from stocks where quantity > 0`,
      );
      return rows[0]?.many ?? 0;
    };
    const file = await take('?q=trench');
    // The whole demo takes a minute to be sold out.
    const named = read(file).map(({ sku }) => sku);
    await database.execute(
      sql`delete from stocks where abs(hashtext(sku)) % 50 > 0 and sku not in ${named}`,
    );
    const checked = await files.check(file, { options: { isFull: true } });
    const { rows } = await database.execute<{ many: string }>(
      sql`select count(*)::text as many from skus`,
    );
    const size = String(read(file).length);
    expect(checked.questions).toEqual([{ question: 'smaller', before: rows[0]?.many, now: size }]);
    expect((await owner.call('POST', `/staff/imports/${checked.id}/run`, {})).status).toBe(412);
    const before = await stocked();
    await files.run(checked.id, { confirmed: ['smaller'] });
    const after = await stocked();
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
  });

  test('bring a new product, and change all that a file says of it', async () => {
    const new_ = {
      ...{ handle: 'yak-coat', name_fr: 'Manteau yak', description_fr: 'Chaud.', kind: 'coat' },
      ...{ families: 'f1000', brand: 'Yak', materials: 'wool 80; silk 20', care: 'wash-30' },
      ...{ origin: 'FR', manufacturer_name: 'Yak SARL', labels: 'recycled', size_scale: 'letters' },
      ...{ colour_key: 'night', colour: 'navy', size: 'M', sku: 'YAKC-M', gtin: '4006381333931' },
      ...{ price_fr_fr: '80.00', price_before_fr_fr: '100.00', stock: '7' },
    };
    const second = {
      handle: 'yak-coat',
      colour_key: 'night',
      size: 'L',
      price_fr_fr: '80',
      stock: '2',
    };
    const heading = Object.fromEntries(Object.keys(new_).map((name) => [name, '']));
    const file = written([new_, { ...heading, ...second, price_before_fr_fr: '100' }]);
    expect((await importing(file)).done).toMatchObject({ added: 1, refused: 0, lines: [] });
    const [first, last] = read(await take('?q=YAKC-M&stock=true'));
    expect(first).toMatchObject(new_);
    expect(last).toMatchObject({
      ...heading,
      ...second,
      price_fr_fr: '80.00',
      price_before_fr_fr: '100.00',
      sku: expect.stringMatching(/^7\d+-l$/),
    });
    expect((await importing(file)).done).toMatchObject({ updated: 0, unchanged: 1 });

    const changed = { ...new_, kind: 'trench', labels: '', price_before_fr_fr: '', stock: '6' };
    const more = { ...changed, brand: '', care: '', materials: '', gtin: '', name_fr: 'Yak' };
    expect((await importing(written([more]))).done).toMatchObject({ updated: 1, refused: 0 });
    expect(read(await take('?q=YAKC-M&stock=true'))[0]).toMatchObject(more);
  });

  test('say which pictures a colour keeps and which products go with one; others are refused by name', async () => {
    const { database } = platform.inside;
    const [row] = read(await take('?q=400479'));
    const { rows } = await database.execute<{ id: string }>(sql`
      select option_id as id from product_options where product_id = '400479' order by position limit 1`);
    const optionId = rows[0]?.id;
    const photo = (type: string, name: string) => sql`
      insert into option_photos (option_id, type, photo_id, source) values (${optionId}, ${type}, ${name}, 'x')`;
    await database.execute(photo('AP', 'photo-one'));
    await database.execute(photo('VH', 'photo-two'));
    const csv = await take('?q=400479');
    expect(read(csv)[0]?.pictures).toBe('photo-one; photo-two');
    const before = await tablesNow();
    expect((await importing(csv)).done).toMatchObject({ updated: 0, refused: 0 });
    expect(await changedSince(before)).toEqual([]);

    const said = { ...row, pictures: 'photo-two', look: '400480; 400481', similar: '' };
    expect((await importing(written([said]))).done).toMatchObject({ updated: 1, refused: 0 });
    const [now] = read(await take('?q=400479'));
    expect(now).toMatchObject({ pictures: 'photo-two', look: '400480; 400481', similar: '' });
    const wrongs: Record<string, string>[] = [
      ...[{ pictures: 'photo-three' }, { look: '400479' }, { similar: '1' }],
    ];
    for (const wrong of wrongs) {
      const { done } = await importing(written([{ ...now, ...wrong }]));
      expect(done).toMatchObject({ updated: 0, refused: 1 });
      expect(JSON.stringify(done.lines)).toContain(Object.keys(wrong)[0]);
    }
  });

  test('say from when to when a shop shows a product, and what its environmental sheet says', async () => {
    const { database } = platform.inside;
    const [row] = read(await take('?q=400480'));
    if (row === undefined) throw new Error('no product');
    const sheet = {
      ...{ recycled_percent: '40', recyclable: 'yes', hazardous_substances: 'no' },
      ...{ microplastics: 'no', weaving: 'IN', dyeing: '', eco_design: 'yes' },
      ...{ passport_url: 'https://id.example/01/400480', search_title_fr: 'Robe longue' },
    };
    const shown = {
      ...{ published_fr_fr: 'by-link', published_until_fr_fr: '2099-07-01 00:00' },
      ...{ published_de_de: '' },
      ...{ published_en: 'listed', published_from_en: '2099-01-04 00:00' },
      ...{ published_until_en: '' },
    };
    await database.execute(sql`
      delete from product_publications where product_id = '400480' and domain = 'en'`);
    const file = written([{ ...row, ...sheet, ...shown }]);
    const { checked, done } = await importing(file);
    expect(checked).toMatchObject({ updated: 1, refused: 0 });
    expect(done).toMatchObject({ updated: 1, refused: 0, lines: [] });
    expect((await importing(await take('?q=400480'))).done).toMatchObject({
      updated: 0,
      refused: 0,
    });
    const [now] = read(await take('?q=400480'));
    expect(now).toMatchObject({ ...sheet, ...shown, published_de_de: 'listed' });
    const { body } = await platform.guest().call('GET', '/ecommerce/v3/catalog/products/400480');
    expect(body).toMatchObject({
      product: { passportUrl: sheet.passport_url, searchEngines: { title: sheet.search_title_fr } },
    });
    // Midnight of a winter day in London, of a summer day in Paris.
    const { rows } = await database.execute(sql`
      select domain, shown_as as "as", made_by as "by", to_char(valid_from at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as begins,
        to_char(valid_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ends, valid_until <= now() as "isOver"
      from product_publications where product_id = '400480' and domain in ('fr-fr', 'de-de', 'en')
      order by domain`);
    expect(rows).toEqual([
      expect.objectContaining({ domain: 'de-de', isOver: true }),
      expect.objectContaining({ domain: 'en', as: 'listed', begins: '2099-01-04 00:00' }),
      expect.objectContaining({ domain: 'fr-fr', as: 'by-link', ends: '2099-06-30 22:00' }),
    ]);
    const entries = await database.execute(sql`
      select action, shop, before, after from audit_entries where subject_id = '400480'
        and action in ('product.publish', 'product.withdraw') order by shop`);
    expect(entries.rows).toMatchObject([
      { action: 'product.withdraw', shop: 'de-de', before: { shownAs: 'listed' }, after: null },
      { action: 'product.publish', shop: 'en', before: null, after: { shownAs: 'listed' } },
      { action: 'product.publish', shop: 'fr-fr', before: { shownAs: 'listed', until: null } },
    ]);
    const told = await database.execute(sql`
      select data -> 'after' -> 'environment' as sheet from events
      where type = 'product.changed' and subject_id = '400480' order by sequence desc limit 1`);
    expect(told.rows).toMatchObject([
      { sheet: { recycledPercent: 40, weaving: 'IN', ecoDesign: true } },
    ]);

    const wrongs: [Record<string, string>, string][] = [
      [{ published_fr_fr: 'yes' }, 'must be one of listed, by-link'],
      [{ published_until_fr_fr: '31/07/2099' }, 'must be a minute of the shop’s clocks'],
      [{ published_until_fr_fr: '2020-01-01' }, 'is over'],
      [{ published_until_en: '2099-01-03' }, 'is not after the beginning'],
      [
        {
          published_it_it: 'listed',
          name_it: '',
          description_it: '',
          keywords_it: '',
          published_from_it_it: '2099-01-03',
        },
        'text in the shop’s language',
      ],
      [{ passport_url: 'http://id.example/1' }, 'must be a URL that begins with https://'],
      [{ search_title_fr: 'x'.repeat(121) }, '120'],
      [{ recyclable: '' }, 'recyclable is missing'],
      [{ recycled_percent: '140' }, 'must lie between 0 and 100'],
      [{ microplastics: 'perhaps' }, 'must be yes or no'],
    ];
    for (const [change, reason] of wrongs) {
      const { lines, refused } = await files.check(written([{ ...now, ...change }]));
      expect([refused, lines.map((line) => line.reason).join()]).toEqual([
        1,
        expect.stringContaining(reason),
      ]);
    }
    const cleared = Object.fromEntries(Object.keys(sheet).map((name) => [name, '']));
    expect((await importing(written([{ ...now, ...cleared }]))).done).toMatchObject({ updated: 1 });
    const again = {
      published_de_de: 'listed',
      published_from_de_de: '',
      published_until_de_de: '',
    };
    expect((await importing(written([{ ...now, ...cleared, ...again }]))).done).toMatchObject({
      ...{ updated: 1, refused: 0 },
    });
    expect(read(await take('?q=400480'))[0]).toMatchObject({
      ...{ ...cleared, published_de_de: 'listed', published_until_de_de: '' },
    });
  });

  test('bring a new product into shops only where it has what they need', async () => {
    const bare = {
      ...{ handle: 'gnu-coat', name_fr: 'Manteau gnou', families: 'f1000', colour_key: 'night' },
      ...{ colour: 'navy', size: 'M', price_fr_fr: '80.00', published_fr_fr: 'listed' },
    };
    const whole = { ...bare, kind: 'coat', manufacturer_name: 'Gnou SARL' };
    const { checked, done } = await importing(written([{ ...bare, brand: 'Gnou' }]));
    const reason = 'a shop cannot show it yet for want of: picture, manufacturer';
    expect(checked).toMatchObject({ added: 0, refused: 1, lines: [{ reason }] });
    expect(done).toMatchObject({ added: 0, refused: 1, lines: [{ reason }] });
    expect((await importing(written([whole]))).done).toMatchObject({ added: 1, refused: 0 });
    const [row] = read(await take('?q=gnou'));
    expect(row).toMatchObject({ published_fr_fr: 'listed', published_until_fr_fr: '' });
  });

  test('are refused as a whole where a cell cannot be what it says', async () => {
    const [first, second] = read(await take('?q=YAKC-M'));
    if (first === undefined || second === undefined) throw new Error('no coat');
    const { rows } = await platform.inside.database.execute<{ gtin: string; sku: string }>(
      sql`select gtin, sku from skus where gtin is not null and sku <> 'YAKC-M' limit 1`,
    );
    const [other] = rows;
    const wrong: [Record<string, string | undefined>, string][] = [
      [{ families: 'f1000; f0' }, 'families "f1000; f0": the shop does not have f0'],
      [{ materials: 'wool 80' }, 'materials "wool 80": makes 80% instead of 100%'],
      [{ origin: 'XX' }, 'origin "XX": must be two capitals, as FR'],
      [{ sku: 'YAKC-XM' }, 'sku "YAKC-XM": the size keeps its sku, which carts and orders hold'],
      [{ gtin: '4.00638E+12' }, 'gtin "4.00638E+12": cannot be read'],
      [{ gtin: other?.gtin }, `gtin "${other?.gtin}": is that of another size`],
      [{ price_fr_fr: '' }, 'price_fr_fr is missing'],
      [
        { price_before_fr_fr: '70' },
        'price_before_fr_fr "70": price_before is not more than price',
      ],
      [
        { colour_name_fr: 'nuit' },
        'colour "navy": the shop has this colour with another fill or other names',
      ],
      [
        { ...{ certificate: 'GOTS', certificate_number: 'CU 1' }, certificate_body: 'CU' },
        'certificate_until is missing',
      ],
      [{ shoe_upper: 'leather' }, expect.stringContaining('does not say all three parts')],
      [{ name_fr: 'x'.repeat(121) }, expect.stringContaining('is longer than 120 characters')],
    ];
    const before = await tablesNow();
    for (const [change, reason] of wrong) {
      const checked = await files.check(written([{ ...first, ...definedIn(change) }, second]));
      const done = await files.run(checked.id);
      expect(done).toMatchObject({ added: 0, updated: 0, unchanged: 0, refused: 2 });
      expect(done.lines.map((line) => line.reason)).toEqual([
        reason,
        'its product is refused for line 2',
      ]);
    }
    const branded = { ...first, brand: 'Yak' };
    const twice = await files.check(written([branded, { ...second, brand: 'Gnu' }, second]));
    expect(twice.lines.map((line) => line.reason)).toEqual([
      'its product is refused for line 3',
      'brand "Gnu": line 2 says something else of it',
      'its colour and size stand on line 3 already',
    ]);
    expect(await changedSince(before)).toEqual([]);
  });

  test('are for who has all shops to import; others take the columns of theirs', async () => {
    const swiss = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    const [row] = read(await take('?q=YAKC-M', swiss));
    const columns = Object.keys(row ?? {});
    expect(columns.filter((name) => /^(name|price)_/.test(name))).toEqual([
      'name_fr',
      'price_fr_ch',
      'price_before_fr_ch',
    ]);
    expect(columns).not.toContain('stock');
    const entries = await platform.inside.database.execute(sql`
      select after from audit_entries where action = 'list.export' and subject_id = 'catalogue'
      order by at desc limit 1`);
    expect(entries.rows).toMatchObject([{ after: { products: 1, isSearched: true } }]);
  });
});

const definedIn = (change: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

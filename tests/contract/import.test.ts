import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  productMatchSchema,
  searchPageSchema,
  stocksSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { feedPageSchema } from '#src/domain/catalogue/product-feed.schema.ts';
import { families, familyTexts, productFamilies } from '#src/platform/catalogue/families/tables.ts';
import { productPublications } from '#src/platform/catalogue/publications/tables.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { importedProducts } from '#src/platform/imports/tables.ts';
import { askPicture } from '../support/ask-picture.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { cartOf, cartWith, checkOut, orderOf, pay, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const HEADING =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Cost per item';
const DRESS = [
  'wrap-dress,Zanzibar wrap dress,"<p>Made for',
  '""warm"" evenings.</p>",Acme,Dresses,summer,TRUE,Color,Red,Size,S,ZW-S,4,80.00,100.00,,a.jpg,30',
  'wrap-dress,,,,,,,,Red,,M,ZW-M,2,80.00,100.00,,,',
  'wrap-dress,,,,,,,,Sunset Orange,,S,,7,80.00,100.00,,,',
  'wrap-dress,,,,,,,,Red,,L,ZW-L,9,cheap,,,,',
];
const HIDDEN = 'secret,Zanzibar secret coat,,Acme,Coats,,FALSE,Title,Default Title,,,,3,50,,,,';
const BAG = 'bag,Zanzibar weekend bag,,Acme,Bags,,TRUE,Title,Default Title,,,S1,3,50,,,,';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const importLines = (...lines: string[]) =>
  importProducts(platform.inside.database, Readable.from([[HEADING, ...lines].join('\n')]), {
    language: 'fr',
    currency: 'EUR',
    now: platform.inside.clock.now(),
  });

async function search(q: string) {
  const { body } = await platform
    .guest()
    .call('GET', '/ecommerce/v3/catalog/search', { query: { q } });
  return searchPageSchema.parse(body).values;
}

async function read(productId: string) {
  const { body } = await platform
    .guest()
    .call('GET', `/ecommerce/v3/catalog/products/${productId}`);
  return productMatchSchema.parse(body).product;
}

/** The product that a handle of an export became. */
async function idOf(handle: string): Promise<string> {
  const [known] = await platform.inside.database
    .select({ productId: importedProducts.productId })
    .from(importedProducts)
    .where(eq(importedProducts.handle, handle));
  return known?.productId ?? '';
}

describe.skipIf(isRemote)('importing an export', () => {
  test('imports what can be sold, names the rest, and what it brings can be found, seen and bought', {
    tags: ['PRD-18', 'RTE-08', 'IMG-04'],
  }, async () => {
    const report = await importLines(...DRESS, HIDDEN, BAG);
    expect(report).toMatchObject({ added: 3, updated: 0, variants: 5 });
    expect(report.refusals).toMatchObject([
      { line: 6, reason: 'the price "cheap" is not an amount' },
    ]);
    expect(report.unknownColumns).toEqual(['Cost per item']);

    const found = await search('zanzibar');
    expect(found.map(({ name }) => name).sort()).toEqual([
      'Zanzibar weekend bag',
      'Zanzibar wrap dress',
    ]);
    const tile = found.find(({ name }) => name === 'Zanzibar wrap dress');
    expect(tile?.price).toMatchObject({ centAmount: 8000, initial: 10000, currency: 'EUR' });
    const product = await read(tile?.productId ?? '');
    expect(product).toMatchObject({
      description: 'Made for "warm" evenings.',
      materials: [],
      origin: null,
    });
    expect(product.options.map(({ colour }) => colour.label)).toContain('Sunset Orange');
    const { app } = platform.inside.platform;
    const picture = await askPicture(() => app.request(`/media/${tile?.optionId}/AP.webp?w=320`));
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    // The bag's sku is that of the ledger's dress: it gets one of its own.
    const [bag] = found.filter(({ name }) => name === 'Zanzibar weekend bag');
    const [bagSku] = (await read(bag?.productId ?? '')).options.flatMap(({ skus }) => skus);
    expect(bagSku?.sku).not.toBe('S1');
    const cart = await cartWith(platform.guest(), 'ZW-M', bagSku?.sku ?? '');
    expect(cart.totalPrice.centAmount).toBe(13_000);
  });

  test('a second time updates: nothing twice, what is gone sold out, the old price remembered', {
    tags: ['RTE-08'],
  }, async () => {
    const before = await search('zanzibar');
    const dress = before.find(({ name }) => name === 'Zanzibar wrap dress');
    const cheaper = DRESS.slice(0, 3).map((line) => line.replace('80.00', '60.00'));
    const report = await importLines(...cheaper, BAG);
    expect(report).toMatchObject({ added: 0, updated: 1, unchanged: 1, variants: 3 });
    const after = await search('zanzibar');
    expect(after.map(({ productId }) => productId).sort()).toEqual(
      before.map(({ productId }) => productId).sort(),
    );
    const product = await read(dress?.productId ?? '');
    const red = product.options.find(({ skus }) => skus.some(({ sku }) => sku === 'ZW-S'));
    expect(red?.price).toMatchObject({ centAmount: 6000, initial: 10000 });
    const orange = product.options.find(({ colour }) => colour.label === 'Sunset Orange');
    expect(orange?.skus.map(({ availableQuantity }) => availableQuantity)).toEqual([0]);
    const { rows } = await platform.inside.database.execute(sql`
      select cent_amount from prices where option_id = ${red?.optionId ?? ''} and domain = 'fr-fr'
        and type = 'S' and valid_until is not null`);
    expect(rows).toEqual([{ cent_amount: 8000 }]);
  });

  test('without a column, what it would say stays as it is: stock, description, brand, barcode', async () => {
    const { database, clock } = platform.inside;
    const importFile = (...lines: string[]) =>
      importProducts(database, Readable.from([lines.join('\n')]), {
        ...{ language: 'fr', currency: 'EUR', now: clock.now() },
      });
    const heading =
      'Handle,Title,Body (HTML),Vendor,Published,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode';
    const published = await database.$count(productPublications);
    await importFile(heading, 'cape,Ibis cape,Warm wool.,Ibis,FALSE,IBIS-1,5,90,5901234123457');
    const lean = ['Handle,Title,Variant SKU,Variant Price', 'cape,Ibis cape,IBIS-1,80'];
    await importFile(...lean);
    const { rows } = await database.execute(sql`
      select t.description, p.brand, s.gtin, held.quantity,
        (select count(*)::int from product_publications) - ${published} as published
      from skus s join product_options o on o.option_id = s.option_id
      join products p on p.product_id = o.product_id
      join product_texts t on t.product_id = p.product_id and t.lang = 'fr'
      join stocks held on held.sku = s.sku where s.sku = 'IBIS-1'`);
    expect(rows).toEqual([
      {
        ...{ description: 'Warm wool.', brand: 'Ibis', published: 0 },
        ...{ gtin: '5901234123457', quantity: 5 },
      },
    ]);
  });
});

describe.skipIf(isRemote)('sizes of an export with prices of their own', () => {
  const TOWEL = [
    'quoll-towel,Quoll towel,,Acme,Towels,,TRUE,Size,50x100,,,QT-S,9,12.99,,,,',
    'quoll-towel,,,,,,,,70x140,,,QT-M,9,24.99,,,,',
    'quoll-towel,,,,,,,,100x150,,,QT-L,9,30.00,39.99,,,',
  ];
  const guest = () => platform.guest();
  const towel = async () => {
    const { body } = await guest().call('GET', '/ecommerce/v3/catalog/products', {
      query: { sku: 'QT-S' },
    });
    return productMatchSchema.parse(body).product;
  };
  const centsOf = async () =>
    (await towel()).options[0]?.skus.map(({ sku, price }) => [sku, price?.centAmount]);
  const ordered = async (...skus: string[]) => {
    const customer = await platform.customer('U2');
    const cart = await checkOut(customer, await cartWith(customer, ...skus));
    await pay(platform, customer, cart);
    const { lineItems } = orderOf(await validate(customer, cart));
    return lineItems.map(({ sku, totalPrice }) => [sku, totalPrice.centAmount]);
  };

  test('are sold each at its own, which lists call "from"', {
    tags: ['PRD-18', 'ENU-09'],
  }, async () => {
    await importLines(...TOWEL);
    // The first search after an import may still be answered from the last lists.
    await vi.waitFor(async () => expect(await search('quoll')).toHaveLength(1), 20_000);
    const [tile] = await search('quoll');
    expect(tile?.price).toMatchObject({ centAmount: 1_299, initial: null, isFrom: true });
    expect(await centsOf()).toEqual([
      ['QT-S', 1_299],
      ['QT-M', 2_499],
      ['QT-L', 3_000],
    ]);
    const [option] = (await towel()).options;
    expect(option?.price).toMatchObject({ centAmount: 1_299, isFrom: true });
    expect(option?.skus[2]?.price).toMatchObject({ type: 'S', initial: 3_999 });
    expect((await cartWith(guest(), 'QT-S', 'QT-L')).totalPrice.centAmount).toBe(4_299);
    expect(await ordered('QT-M', 'QT-L')).toEqual([
      ['QT-M', 2_499],
      ['QT-L', 3_000],
    ]);
  });

  test('are found under the lowest of them', { tags: ['ENU-09'] }, async () => {
    const found = async (priceMin: number, priceMax: number) => {
      const query = { q: 'quoll', priceMin, priceMax };
      const { body } = await guest().call('GET', '/ecommerce/v3/catalog/search', { query });
      const { values, facets } = searchPageSchema.parse(body);
      return { names: values.map(({ name }) => name), price: facets.price };
    };
    expect(await found(1_000, 1_500)).toMatchObject({
      names: ['Quoll towel'],
      price: { min: 1_299, max: 1_299 },
    });
    expect((await found(2_000, 3_000)).names).toEqual([]);
  });

  test('that cost the same the next time have one price again, and their history stays', {
    tags: ['PRD-18'],
  }, async () => {
    platform.inside.clock.advance(60_000);
    const alike = TOWEL.map((line) => line.replace(/,9,[\d.]+,[\d.]*,/, ',9,20.00,,'));
    await importLines(...alike);
    expect((await search('quoll'))[0]?.price).toEqual({
      ...{ currency: 'EUR', centAmount: 2_000, type: 'I', initial: null, lowest30Days: null },
    });
    expect(await centsOf()).toEqual([
      ['QT-S', undefined],
      ['QT-M', undefined],
      ['QT-L', undefined],
    ]);
    const { rows } = await platform.inside.database.execute(sql`
      select sku, type, cent_amount as cents, valid_until is null as runs from prices
      where domain = 'fr-fr' and option_id = (select option_id from skus where sku = 'QT-S')
      order by runs, sku, type`);
    expect(rows).toEqual([
      { sku: 'QT-L', type: 'I', cents: 3_999, runs: false },
      { sku: 'QT-L', type: 'S', cents: 3_000, runs: false },
      { sku: 'QT-M', type: 'I', cents: 2_499, runs: false },
      { sku: 'QT-S', type: 'I', cents: 1_299, runs: false },
      { sku: null, type: 'I', cents: 2_000, runs: true },
    ]);
  });

  test('that are gone from the file keep the price that they had', {
    tags: ['PRD-18'],
  }, async () => {
    platform.inside.clock.advance(60_000);
    const holder = guest();
    const held = await cartWith(holder, 'QT-L');
    const [small = '', middle = ''] = TOWEL;
    await importLines(small, middle);
    expect(await centsOf()).toEqual([
      ['QT-S', 1_299],
      ['QT-M', 2_499],
      ['QT-L', 2_000],
    ]);
    const seen = cartOf(await holder.call('GET', `/carts/${held.id}`));
    expect(seen.lineItems).toMatchObject([
      { sku: 'QT-L', product: { price: { centAmount: 2_000 } } },
    ]);
  });
});

describe.skipIf(isRemote)('barcodes and makers of an export', () => {
  const pair = (one: string, other: string, more: string) => [
    `boots,Quokka boots,,Acme & Sons,Boots,,TRUE,Size,39,,,ZB-39,4,80,,${one},,`,
    `boots,,,,,,,,40,,,ZB-40,4,80,,${other},,`,
    `mules,Quokka mules,,,Mules,,TRUE,Size,39,,,ZM-39,4,80,,${more},,`,
  ];
  const gtins = async () => {
    const { rows } = await platform.inside.database.execute<{ sku: string; gtin: string | null }>(
      sql`select sku, gtin from skus where sku in ('ZB-39', 'ZB-40', 'ZM-39') order by sku`,
    );
    return rows.map(({ gtin }) => gtin);
  };

  test('that lacks or garbles a barcode brings none, says so, and is sold all the same', {
    tags: ['PRD-18', 'RTE-24'],
  }, async () => {
    const report = await importLines(...pair('', '4.00638E+12', '3600000000016'));
    expect(report.withoutBarcode).toBe(1);
    expect(report.warnings.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      expect.stringMatching(/^2: .*"4.00638E\+12" cannot be read as a barcode: none is kept$/),
      expect.stringMatching(
        /^4: .*the barcode "3600000000016" is that of another size: none is kept$/,
      ),
    ]);
    expect(await gtins()).toEqual([null, null, null]);
    const guest = platform.guest();
    const find = async (query: Record<string, string>) =>
      (await guest.call('GET', '/ecommerce/v3/catalog/products', { query })).body;
    const { product } = productMatchSchema.parse(await find({ sku: 'ZB-39' }));
    expect(product.brand).toBe('Acme & Sons');
    expect(product.options[0]?.skus.map(({ sku, gtin }) => [sku, gtin])).toEqual([
      ['ZB-39', null],
      ['ZB-40', null],
    ]);
    expect((await cartWith(guest, 'ZB-39', 'ZM-39')).lineItems).toHaveLength(2);
    const stocks = await guest.call('GET', '/ecommerce/v3/stocks', { query: { skus: 'ZB-39' } });
    expect(stocks.body).toMatchObject({ values: [{ availableQuantity: 4 }] });
    const feed = await guest.call('GET', '/ecommerce/v3/catalog/feed', {
      query: { after: '599999' },
    });
    const fed = feedPageSchema
      .parse(feed.body)
      .values.filter(({ name }) => name.startsWith('Quokka'));
    expect(fed.map(({ name, brand }) => [name, brand])).toEqual([
      ['Quokka boots', 'Acme & Sons'],
      ['Quokka mules', null],
    ]);
    expect(productMatchSchema.parse(await find({ sku: 'S1' })).product.brand).toBeNull();
  });

  test('that has them the next time brings them, also when two sizes change theirs', {
    tags: ['RTE-24'],
  }, async () => {
    const [one, other] = ['4006381333931', '012345678905'];
    await importLines(...pair(one, other, ''));
    expect(await gtins()).toEqual([one, `0${other}`, null]);
    const guest = platform.guest();
    for (const gtin of [other, `0${other}`, `00${other}`]) {
      const query = { gtin };
      const found = await guest.call('GET', '/ecommerce/v3/catalog/products', { query });
      expect(productMatchSchema.parse(found.body).sku).toBe('ZB-40');
      const page = await guest.call('GET', '/ecommerce/v3/catalog/search', { query: { q: gtin } });
      expect(searchPageSchema.parse(page.body).direct).toMatchObject({ slug: 'boots' });
    }
    await importLines(...pair(other, one, ''));
    expect(await gtins()).toEqual([`0${other}`, one, null]);
    // A size that is gone keeps its barcode: it stands on what was bought.
    await importLines(...pair(other, one, '').slice(0, 1), ...pair('', '', one).slice(2));
    expect(await gtins()).toEqual([`0${other}`, one, null]);
    await importLines(...pair('', '', ''));
    expect(await gtins()).toEqual([null, null, null]);
  });

  test('that names one for two sizes gives it to the first, and to none other when it comes again', {
    tags: ['PRD-18', 'RTE-24'],
  }, async () => {
    const lines = [
      'twins,Quokka twins,,Acme,Dresses,,FAUX,Size,36,,,QT-36,4,80,,96385074,,',
      'twins,,,,,,,,42,,,QT-42,4,80,,96385074,,',
      'perhaps,Quokka perhaps,,Acme,Dresses,,?,Size,36,,,QP-36,4,80,,,,',
    ];
    const state = () =>
      platform.inside.database.execute(sql`
        select s.*, o.*, p.*, exists (select from product_publications shown
          where shown.product_id = p.product_id) as published from skus s
        join product_options o using (option_id) join products p using (product_id)
        where s.sku in ('QT-36', 'QT-42', 'QP-36') order by s.sku desc`);
    const report = await importLines(...lines);
    expect(report.warnings.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('"0000096385074" is that of another size'),
      expect.stringContaining('"?" does not say whether it is on sale: it is hidden'),
    ]);
    const first = (await state()).rows;
    expect(first.map(({ gtin, published }) => [gtin, published])).toEqual([
      [null, false],
      ['0000096385074', false],
      [null, false],
    ]);
    for (let again = 0; again < 3; again += 1) {
      await importLines(...lines);
      expect((await state()).rows).toEqual(first);
    }
  });
});

describe.skipIf(isRemote)('skus of an export', () => {
  const ODD = ['ROBE/38.1 #2', 'Größe, 40 %', '?a=b&c', '..x'];
  const SLIPPERS = ODD.map((sku, at) =>
    [
      ...['slippers', at === 0 ? 'Numbat slippers' : '', '', '', 'Slippers', '', 'TRUE', 'Size'],
      ...[String(36 + at), '', '', `"${sku}"`, '"1,000"', '40.00', '', '', '', ''],
    ].join(','),
  );

  test('are kept as they are, and everything that names a size takes them', {
    tags: ['PRD-18'],
  }, async () => {
    const report = await importLines(...SLIPPERS);
    expect(report.refusals).toEqual([]);
    const { database } = platform.inside;
    const customer = await platform.customer('U2');
    for (const sku of ODD) {
      await database.execute(
        sql`insert into store_stocks (store_id, sku, quantity) values ('1001', ${sku}, 5)`,
      );
      const query = { sku };
      const found = await customer.call('GET', '/ecommerce/v3/catalog/products', { query });
      expect(productMatchSchema.parse(found.body)).toMatchObject({ sku });
      const reserved = await customer.call('POST', '/customers-self/reservations', {
        body: { storeId: '1001', sku },
      });
      expect(reserved.status).toBe(200);
    }
    const stocks = await customer.call('GET', '/ecommerce/v3/stocks', {
      query: { skus: ODD.map(encodeURIComponent).join(',') },
    });
    expect(
      stocksSchema.parse(stocks.body).values.map((one) => [one.sku, one.availableQuantity]),
    ).toEqual(ODD.map((sku) => [sku, 1_000]));

    const cart = await cartWith(customer, ...ODD.map(encodeURIComponent));
    expect(cart.lineItems.map(({ sku }) => sku)).toEqual(ODD);
    const more = await customer.call('POST', `/carts/${cart.id}/products-list/`, {
      query: { version: cart.version },
      body: ODD,
    });
    const ready = await checkOut(customer, cartOf(more));
    await pay(platform, customer, ready);
    const order = orderOf(await validate(customer, ready));
    expect(order.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual(
      ODD.map((sku) => [sku, 2]),
    );

    const { rows } = await database.execute<{ productId: string; optionId: string }>(
      sql`select product_id as "productId", option_id as "optionId" from product_options
        join skus using (option_id) where sku = ${ODD[0] ?? ''}`,
    );
    const alerts = '/customers-self/knowledges/product-stock-alert';
    for (const sku of ODD) {
      const body = { ...rows[0], sku, store: '1001' };
      expect((await customer.call('POST', alerts, { body })).status).toBe(200);
    }
    for (const sku of ODD) {
      const path = `${alerts}/${encodeURIComponent(sku)}`;
      const dropped = await customer.call('DELETE', path, { query: { knowledgeTypeId: '1001' } });
      expect(JSON.stringify(dropped.body)).not.toContain(JSON.stringify(sku));
    }
  });

  test('that stand there twice belong to the first, and the second size gets its own, with a line', {
    tags: ['PRD-18'],
  }, async () => {
    const row = (handle: string, title: string, size: string, sku: string) =>
      `${handle},${title},,,Bags,,TRUE,Size,${size},,,${sku},3,50,,,,`;
    const rows = [
      row('one', 'Numbat bag one', 'S', 'NB-1'),
      row('one', '', 'M', 'NB-1'),
      row('two', 'Numbat bag two', 'S', 'NB-1'),
    ];
    const report = await importLines(...rows);
    expect(report).toMatchObject({ refusals: [], variants: 3 });
    expect(report.warnings.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      expect.stringMatching(/^2: .*the sku "NB-1" is that of another size: this one gets its own/),
      expect.stringMatching(/^4: .*the sku "NB-1" is that of another size: this one gets its own/),
    ]);
    const skusOf = async () => {
      const { rows: found } = await platform.inside.database.execute<{ sku: string }>(sql`
        select sku from skus join imported_options using (option_id)
        where handle in ('one', 'two') order by handle, position`);
      return found.map(({ sku }) => sku);
    };
    const first = await skusOf();
    expect(first).toEqual([
      'NB-1',
      expect.stringMatching(/^\d{6}-m$/),
      expect.stringMatching(/^\d{6}-s$/),
    ]);
    const again = await importLines(...rows);
    expect(again.warnings.at(-1)?.reason).toContain(
      'the sku "NB-1" is not taken over: the size keeps the one that it has',
    );
    expect(await skusOf()).toEqual(first);
  });
});

describe.skipIf(isRemote)('an export with columns of product safety', () => {
  test('names manufacturer, responsible person and warnings of a product and of the vendor’s others', async () => {
    const heading =
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Manufacturer Name,Manufacturer Address,Manufacturer Contact,Responsible Person Name,Responsible Person Address,Responsible Person Contact,Safety Warnings';
    const rows = [
      'kite-scarf,Zephyr kite scarf,Zephyr,Title,Default Title,ZK-1,3,20.00,Zephyr Ltd,"1 Wind Road, Leeds",zephyr.example,Zephyr EU,"Rua 2, Porto",eu@zephyr.example,Keep away from fire.',
      'kite-cap,Zephyr kite cap,Zephyr,Title,Default Title,ZK-2,3,20.00,,,,,,,',
    ];
    await importProducts(platform.inside.database, Readable.from([[heading, ...rows].join('\n')]), {
      language: 'fr',
      currency: 'EUR',
      now: platform.inside.clock.now(),
    });
    const safetyOf = async (handle: string) => (await read(await idOf(handle))).safety;
    const company = (name: string, address: string, contact: string) => ({
      name,
      address,
      contact,
    });
    const manufacturer = company('Zephyr Ltd', '1 Wind Road, Leeds', 'zephyr.example');
    const responsible = company('Zephyr EU', 'Rua 2, Porto', 'eu@zephyr.example');
    expect(await safetyOf('kite-scarf')).toEqual({
      ...{ manufacturer, responsible },
      warnings: 'Keep away from fire.',
    });
    expect(await safetyOf('kite-cap')).toEqual({ manufacturer, responsible, warnings: '' });
  });
});

test.skipIf(isRemote)(
  'what belongs to a family that the staff deleted is listed in the one above it',
  async () => {
    const { database } = platform.inside;
    await database.delete(productFamilies).where(eq(productFamilies.familyId, 'f9520'));
    await database.delete(familyTexts).where(eq(familyTexts.familyId, 'f9520'));
    await database.delete(families).where(eq(families.familyId, 'f9520'));
    const towel = 'towel,Xanthe towel,,Acme,Towels,,TRUE,Title,Default Title,,,XT-1,3,50,,,,';
    expect(await importLines(towel)).toMatchObject({ added: 1, refusals: [] });
    const product = await read(await idOf('towel'));
    expect(product.breadcrumb.at(-1)?.familyId).toBe('f9500');
  },
);

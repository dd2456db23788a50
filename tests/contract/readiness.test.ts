import { Readable } from 'node:stream';
import { asc, eq, inArray, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProductDocument } from '#src/domain/catalogue/new-product.calls.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import {
  getReadiness,
  getStaffProduct,
  listProducts,
} from '#src/domain/catalogue/staff-product.calls.ts';
import { buildListingIndex } from '#src/platform/catalogue/listings/build-listing-index.ts';
import { readListingState } from '#src/platform/catalogue/listings/listing-stock.ts';
import { refreshListingsIfDue } from '#src/platform/catalogue/listings/refresh-listings.ts';
import { listingState } from '#src/platform/catalogue/listings/tables.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { sayable } from '#src/platform/catalogue/products/organic.ts';
import { findProduct } from '#src/platform/catalogue/products/product-store.ts';
import { productOptions } from '#src/platform/catalogue/products/tables.ts';
import { keepLacks } from '#src/platform/catalogue/publications/readiness.ts';
import { productLacks } from '#src/platform/catalogue/publications/tables.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let owner: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  owner = openStaffCalls(platform, { role: 'owner' });
});
afterAll(() => platform.stop());

const P = '400101';

type Kept = typeof productLacks.$inferSelect;

/** Products of which other things are kept than are true. */
async function wrong(): Promise<{ kept: Kept | undefined; true: Kept }[]> {
  const { database, clock } = platform.inside;
  const read = (db: Pick<typeof database, 'select'>) =>
    db.select().from(productLacks).orderBy(asc(productLacks.productId));
  const kept = new Map((await read(database)).map((row) => [row.productId, row]));
  const found: Kept[] = [];
  await database
    .transaction(async (tx) => {
      await tx.delete(productLacks);
      await keepLacks(tx, clock.now());
      found.push(...(await read(tx)));
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  expect(found.length).toBeGreaterThan(1_000);
  return found
    .filter((row) => JSON.stringify(row) !== JSON.stringify(kept.get(row.productId)))
    .map((row) => ({ kept: kept.get(row.productId), true: row }));
}

const lacking = async (query: string): Promise<string[]> => {
  const { body } = await owner.call('GET', `/staff/products?size=100&${query}`);
  return listProducts.answer.parse(body).values.map(({ id }) => id);
};
const counts = async (shop: string) => {
  const { body } = await owner.call('GET', '/staff/product-readiness');
  return getReadiness.answer.parse(body).shops.find((one) => one.shop === shop);
};

/** Writes the document of a product otherwise. */
async function write(
  change: (document: ProductDocument) => ProductDocument,
  id = P,
): Promise<void> {
  const path = `/staff/products/${id}/document`;
  const { document, revision } = getProductDocument.answer.parse(
    (await owner.call('GET', path)).body,
  );
  const { status } = await owner.call('PUT', path, { revision, document: change(document) });
  expect(status).toBe(200);
}

async function publish(to: object | null): Promise<void> {
  const path = `/staff/products/${P}`;
  const { publications } = getStaffProduct.answer.parse((await owner.call('GET', path)).body);
  const revision = publications.find(({ shop }) => shop === 'de-de')?.revision;
  const body = { shops: [{ shop: 'de-de', revision }], to };
  expect((await owner.call('PUT', `${path}/publications`, body)).status).toBe(200);
}

describe.skipIf(isRemote)('what products lack', () => {
  test('is kept as it is, whatever changes it', async () => {
    const { database, clock } = platform.inside;
    expect(await wrong()).toEqual([]);

    // A document, at once.
    await write(({ texts: { de: _, ...texts }, ...document }) => ({
      ...{ ...document, texts, materials: [], originCountry: null },
    }));
    expect(await wrong()).toEqual([]);
    expect(await lacking('lacks=text&shop=de-de')).toEqual([P]);
    expect(await lacking('lacks=text&shop=fr-fr')).toEqual([]);
    expect(await lacking('lacks=any')).toContain(P);
    expect(await counts('de-de')).toMatchObject({ shownWithout: { text: 1, materials: 1 } });

    // A publication that is withdrawn, and one that begins and ends by itself.
    await publish(null);
    expect(await wrong()).toEqual([]);
    expect(await counts('de-de')).toMatchObject({ cannotOpen: 1, because: { text: 1 } });
    expect(await lacking('lacks=text&shop=de-de&state=published')).toEqual([]);
    await write((document) => ({
      ...document,
      texts: { ...document.texts, de: { name: 'Kleid', description: '', keywords: '' } },
    }));
    const minute = (minutes: number) =>
      new Date(clock.now().getTime() + minutes * 60_000)
        .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
        .slice(0, 16)
        .replace(' ', 'T');
    await publish({ shownAs: 'listed', from: minute(10), until: minute(60) });
    for (const minutes of [15, 60]) {
      clock.advance(minutes * 60_000);
      expect((await wrong()).map((row) => row.true.productId)).toContain(P);
      await refreshListingsIfDue(database, clock.now());
      expect(await wrong()).toEqual([]);
    }

    // Prices that end.
    const colours = database
      .select({ optionId: productOptions.optionId })
      .from(productOptions)
      .where(eq(productOptions.productId, P));
    const until = new Date(clock.now().getTime() + 60_000);
    await database
      .update(prices)
      .set({ validUntil: until })
      .where(inArray(prices.optionId, colours));
    clock.advance(120_000);
    await database.update(listingState).set({ nextPriceChangeAt: until });
    expect((await wrong()).map((row) => row.true.productId)).toEqual([P]);
    await refreshListingsIfDue(database, clock.now());
    expect(await wrong()).toEqual([]);

    // A file that says who makes a brand: the others of it lack that no longer.
    const heading = 'Handle,Title,Vendor,Type,Variant SKU,Variant Price';
    const importing = (lines: string[]) =>
      importProducts(database, Readable.from([lines.join('\n')]), {
        ...{ language: 'de', currency: 'EUR', now: clock.now() },
      });
    await importing([heading, 'yak,Yak,Yak & Co,Coats,YAK,80', 'gnu,Gnu,Yak & Co,Coats,GNU,80']);
    const brand = 'q=Yak%20%26%20Co&lacks=safety&shop=de-de';
    expect(await lacking(brand)).toHaveLength(2);
    expect(await wrong()).toEqual([]);
    await importing([`${heading},Manufacturer Name`, 'yak,Yak,Yak & Co,Coats,YAK,80,Yak SARL']);
    expect(await lacking(brand)).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  test('is the certificate of what is called organic, which loses the word until one counts', async () => {
    const { database, clock } = platform.inside;
    const id = '400102';
    const said = async () => {
      const { key, shop } = {
        key: { productId: id },
        shop: { domain: 'fr-fr', lang: 'fr' } as const,
      };
      const found = await findProduct(database, key, shop, clock.now(), id);
      return found?.product.materials;
    };
    const lists = async () => {
      const { rows } = await database.execute<{ many: number }>(
        sql`select count(*)::int as many from tiles where domain = 'fr-fr' and search @@ to_tsquery('simple', 'biolog:*')`,
      );
      const index = await buildListingIndex(database, await readListingState(database, 'infinity'));
      return { isFiltered: index.material.has('organic-cotton'), found: rows[0]?.many };
    };
    const state = async () => ({
      lackIn: [...(await lacking('lacks=certificate&shop=fr-fr'))],
      ...(await lists()),
      said: await said(),
    });
    const inNothing = { isFiltered: false, found: 0 };
    const materials = [
      { materialId: 'organic-cotton', percent: 60 },
      { materialId: 'cotton', percent: 30 },
      { materialId: 'elastane', percent: 10 },
    ];
    const unproven = [
      { label: 'coton', percent: 90 },
      { label: 'élasthanne', percent: 10 },
    ];
    await write((document) => ({ ...document, materials }), id);
    await refreshListingsIfDue(database, clock.now());
    expect(await state()).toEqual({ lackIn: [id], ...inNothing, said: unproven });

    const validUntil = clock.now().toISOString().slice(0, 10);
    const certificate = { standard: 'GOTS', number: 'CU 1', body: 'Control Union', validUntil };
    await write((document) => ({ ...document, certificate }), id);
    await refreshListingsIfDue(database, clock.now());
    expect(await state()).toEqual({
      ...{ lackIn: [], isFiltered: true, found: 1 },
      said: [
        { label: 'coton biologique (GOTS CU 1, Control Union)', percent: 60 },
        { label: 'coton', percent: 30 },
        { label: 'élasthanne', percent: 10 },
      ],
    });
    expect(await wrong()).toEqual([]);

    // It ends by itself.
    clock.advance(24 * 3_600_000);
    await refreshListingsIfDue(database, clock.now());
    expect(await state()).toEqual({ lackIn: [id], ...inNothing, said: unproven });
    expect(await wrong()).toEqual([]);

    // Words of the shop's language count, and only those.
    await write(
      (document) => ({
        ...{ ...document, materials: [{ materialId: 'cotton', percent: 100 }] },
        texts: {
          ...document.texts,
          de: { name: 'Kleid', description: 'Bio-Baumwolle', keywords: '' },
        },
      }),
      id,
    );
    expect(await lacking('lacks=certificate&shop=fr-fr')).toEqual([]);
    expect(await lacking('lacks=certificate&shop=de-de')).toEqual([id]);
  });
});

test.skipIf(isRemote).each([
  ['Bio-Baumwolle', 'Baumwolle'],
  ['Biobaumwolle', 'Baumwolle'],
  ['recycled organic cotton', 'recycled cotton'],
  ['algodón orgánico', 'algodón'],
  ['bawełna ekologiczna', 'bawełna'],
  ['coton bio', 'coton'],
  ['Biodegradable polyester', 'Biodegradable polyester'],
  ['Bio', null],
])('%s is said without a certificate as %s', async (label, without) => {
  const { rows } = await platform.inside.database.execute(
    sql`select ${sayable(sql`${label}::text`, sql`''`)} as said from (select null::jsonb as certificate) p`,
  );
  expect(rows).toEqual([{ said: without }]);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProductWords, makeProduct } from '#src/domain/catalogue/new-product.calls.ts';
import type { NewProduct } from '#src/domain/catalogue/new-product.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { getStaffProduct } from '#src/domain/catalogue/staff-product.calls.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { findProduct } from '#src/platform/catalogue/products/product-store.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { cartWith, codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
}, 60_000);
afterAll(() => platform.stop());

const said = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, pl: text });
const text = (name: string) => ({ name, description: 'Warm.', keywords: '' });

/** A scarf in a colour that the shop has, and in one that it has not. */
function scarf(own: Partial<ProductDocument> = {}): ProductDocument {
  const sku = `okapi-${randomUUID().slice(0, 8)}`;
  const size = { size: 'ONE', sku, gtin: null };
  return {
    texts: { fr: text('Écharpe okapi'), de: text('Okapi-Schal') },
    ...{ brand: null, families: ['f3300'], sizeScale: 'one', safety: null },
    materials: [{ materialId: 'wool', percent: 100 }],
    ...{ care: ['wash-30'], footwear: null, certificate: null, originCountry: 'PT' },
    colours: [
      {
        ...{ optionId: null, pictures: [], sizes: [size] },
        colour: { colourId: 'navy', hex: '#000000', labels: said('navy') },
      },
      {
        ...{ optionId: null, pictures: [] },
        sizes: [{ ...size, sku: `${sku}-2`, gtin: null }],
        colour: { colourId: `okapi-${sku}`.slice(0, 40), hex: '#7a4b2a', labels: said('Okapi') },
      },
    ],
    ...own,
  };
}
const make = (document: ProductDocument, own: Partial<NewProduct> = {}, staff = buyer) =>
  staff.call('POST', '/staff/products', {
    ...{ changeId: randomUUID(), document, stock: [], prices: [] },
    ...own,
  });
const made = async (...asked: Parameters<typeof make>) =>
  makeProduct.answer.parse((await make(...asked)).body);
const write = (id: string, revision: string, document: ProductDocument, staff = buyer) =>
  staff.call('PUT', `/staff/products/${id}/document`, { revision, document });
const send = (id: string, optionId: string, photo: Buffer) =>
  buyer.call('POST', `/staff/products/${id}/pictures`, {
    ...{ optionId, content: photo.toString('base64') },
  });
const fieldOf = ({ status, body }: Awaited<ReturnType<typeof make>>) => [
  ...[status, wireErrorSchema.parse(body).field],
];

describe.skipIf(isRemote)('a product that the staff make', () => {
  test('is there once for a form, hidden until it is published, and sold with its stock and price', async () => {
    const changeId = randomUUID();
    const document = scarf();
    const stock = [{ colour: 1, size: 'ONE', quantity: 4 }];
    const asked = { changeId, stock, prices: [{ shop: 'fr-fr' as const, cents: 4_500 }] };
    const { id } = await made(document, asked);
    expect((await made(document, asked)).id).toBe(id);
    const read = async () =>
      getStaffProduct.answer.parse((await buyer.call('GET', `/staff/products/${id}`)).body);
    const product = await read();
    expect(product.options.map(({ colour, sizes }) => [colour, sizes[0]?.inStock])).toEqual([
      [expect.any(String), 0],
      ['Okapi', 4],
    ]);
    const france = product.publications.find(({ shop }) => shop === 'fr-fr');
    expect(france).toMatchObject({ state: 'draft', lacks: ['picture', 'gtin'] });
    // Turned by its camera, and in colours of print: the picture is upright and of the screen.
    const camera = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } });
    const photo = await camera
      .toColourspace('cmyk')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    for (const { optionId } of product.options) {
      const { body } = await send(id, optionId, photo);
      const [picture] = makeProduct.answer.parse(body).document.colours[0]?.pictures ?? [];
      expect(picture?.photoId).toMatch(/^[0-9a-f]{32}$/);
    }
    const [shown] = product.options;
    expect(codeOf(await send(id, shown?.optionId ?? '', photo))).toBe('PICTURE_NOT_POSSIBLE');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [svg, photo.subarray(0, 300), Buffer.from('<script>')]) {
      expect(codeOf(await send(id, shown?.optionId ?? '', bytes))).toBe('PICTURE_NOT_READABLE');
    }
    const published = await buyer.call('PUT', `/staff/products/${id}/publications`, {
      shops: [{ shop: 'fr-fr', revision: france?.revision }],
      to: { shownAs: 'listed', from: null, until: null },
    });
    expect(published.status).toBe(200);
    const cart = await cartWith(platform.guest(), document.colours[1]?.sizes[0]?.sku ?? '');
    expect(cart.totalPrice.centAmount).toBe(4_500);
  });

  test('gets a size and a colour more, and loses none; nobody overwrites what another wrote', async () => {
    const { id, document, revision } = await made(scarf());
    const [first, second] = document.colours;
    if (first === undefined || second === undefined) throw new Error('no colours');
    const large = { size: 'XL', sku: null, gtin: '4006381333931' };
    const more = {
      ...document,
      colours: [{ ...first, sizes: [...first.sizes, large] }, second],
    };
    const written = makeProduct.answer.parse((await write(id, revision, more)).body);
    expect(written.document.colours[0]?.sizes).toEqual([
      ...first.sizes,
      { ...large, sku: `${first.optionId}-xl` },
    ]);
    expect(written.document.colours[1]).toEqual(second);
    expect(codeOf(await write(id, revision, more))).toBe('CHANGED_BY_OTHERS');
    const less = { ...written.document, colours: [second] };
    expect(fieldOf(await write(id, written.revision, less))).toEqual([422, 'colours']);
    const { body } = await buyer.call('GET', `/staff/events?size=1000&after=0`);
    expect(JSON.stringify(body)).toContain('4006381333931');
  });

  test('comes from any country, which the words name in the language of who asks', async () => {
    const { body } = await buyer.call('GET', '/staff/product-words');
    const { countries } = getProductWords.answer.parse(body);
    expect(countries).toHaveLength(249);
    expect(countries).toContainEqual({ id: 'PE', label: 'Peru' });
    const { document } = await made(scarf({ originCountry: 'PE' }));
    expect(document.originCountry).toBe('PE');
    const { rows } = await platform.inside.database.execute(
      sql`select labels ->> 'pl' as pl from catalogue_terms where kind = 'country' and term_id = 'PE'`,
    );
    expect(rows).toEqual([{ pl: 'Peru' }]);
  });

  test('says what shoes are made of part by part, as shoppers of each language read it', async () => {
    const footwear = { upper: 'leather', lining: 'textile', sole: 'other' } as const;
    const { document, id } = await made(scarf({ footwear }), {
      prices: [{ shop: 'fr-fr', cents: 4_500 }],
    });
    expect(document.footwear).toEqual(footwear);
    const found = await findProduct(
      platform.inside.database,
      { productId: id },
      { domain: 'fr-fr', lang: 'fr' },
      new Date(),
      id,
    );
    expect(found?.product.footwear[1]).toBe('Doublure et semelle de propreté\u00a0: textile');
  });

  test('is refused with the field that does not fit', async () => {
    const document = scarf();
    const [colour] = document.colours;
    if (colour === undefined) throw new Error('no colour');
    const sized = (own: object) => ({
      colours: [{ ...colour, sizes: [{ size: 'ONE', sku: null, gtin: null, ...own }] }],
    });
    const refused: [Partial<ProductDocument>, string][] = [
      [{ families: ['f0000'] }, 'families'],
      [{ texts: {} }, 'texts'],
      [{ materials: [{ materialId: 'wool', percent: 90 }] }, 'materials'],
      [{ originCountry: 'XX' }, 'originCountry'],
      [{ colours: [colour, colour] }, 'colours'],
      [sized({ sku: 'S1' }), 'sku'],
      [sized({ gtin: '4006381333930' }), 'gtin'],
    ];
    for (const [own, field] of refused) {
      expect(fieldOf(await make(scarf(own)))).toEqual([422, field]);
    }
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect((await make(document, {}, german)).status).toBe(403);
  });

  test('is written with words of the language of who makes it', async () => {
    const { body } = await buyer.call('GET', '/staff/product-words');
    const words = getProductWords.answer.parse(body);
    expect(words.families.find(({ id }) => id === 'f3300')).toMatchObject({ sizeScale: 'one' });
    expect(words.materials.map(({ id }) => id)).toContain('wool');
    expect(words.isForAllShops).toBe(true);
  });
});

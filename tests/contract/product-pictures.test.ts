import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productMatchSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { getProductDocument } from '#src/domain/catalogue/new-product.calls.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type {
  DocumentPicture,
  ProductDocument,
} from '#src/domain/catalogue/product-document.schema.ts';
import { productVersionsSchema } from '#src/domain/catalogue/product-version.schema.ts';
import { pageNamesSchema } from '#src/domain/content/page-names.schema.ts';
import { mailItem } from '#src/platform/kernel/mail/shop-letter.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
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

const PRODUCT = '400479';
/** Red above, blue below, and a little taller than the shop's pictures. */
const photo = (background = '#c82828') =>
  sharp({ create: { width: 200, height: 340, channels: 3, background } })
    .composite([
      {
        input: { create: { width: 200, height: 20, channels: 3, background: '#0000ff' } },
        ...{ left: 0, top: 320 },
      },
    ])
    .png()
    .toBuffer();

const read = async () =>
  getProductDocument.answer.parse(
    (await buyer.call('GET', `/staff/products/${PRODUCT}/document`)).body,
  );
async function send(optionId: string, content: Buffer, replaces: string | null = null) {
  return buyer.call('POST', `/staff/products/${PRODUCT}/pictures`, {
    ...{ optionId, content: content.toString('base64'), replaces },
  });
}
async function describeFirst(own: Partial<DocumentPicture>): Promise<void> {
  const { document, revision } = await read();
  const [first, ...others] = document.colours;
  const [picture, ...more] = first?.pictures ?? [];
  if (first === undefined || picture === undefined) throw new Error('no picture');
  const written: ProductDocument = {
    ...document,
    colours: [{ ...first, pictures: [{ ...picture, ...own }, ...more] }, ...others],
  };
  const answer = await buyer.call('PUT', `/staff/products/${PRODUCT}/document`, {
    ...{ revision, document: written },
  });
  expect(answer.status).toBe(200);
}
async function shown() {
  const { body } = await platform.guest().call('GET', `/ecommerce/v3/catalog/products/${PRODUCT}`);
  const [option] = productMatchSchema.parse(body).product.options;
  if (option === undefined) throw new Error('no option');
  return option;
}
async function pictureOf(query: string) {
  const { optionId } = await shown();
  const response = await platform.inside.platform.app.request(
    `/media/${optionId}/AP.webp?w=210&q=80${query}`,
  );
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const bottomOf = async (picture: Buffer) => {
  const { height = 1 } = await sharp(picture).metadata();
  return [
    ...(await sharp(picture)
      .extract({ left: 100, top: height - 3, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
};
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 150 && red < 100;

describe.skipIf(isRemote)('photographs of a product', () => {
  test('say what they show in the language of the shop, and what was changed stands in the history', async () => {
    const { optionId } = await shown();
    expect((await send(optionId, await photo())).status).toBe(200);
    expect((await shown()).alts).toBeUndefined();
    await describeFirst({ alt: { fr: 'Une écharpe nouée', pl: 'Zawiązany szalik' } });
    expect((await shown()).alts).toEqual({ AP: 'Une écharpe nouée' });
    const { body } = await buyer.call('GET', `/staff/products/${PRODUCT}/versions`);
    const [latest] = productVersionsSchema.parse(body).values;
    expect(
      latest?.differences.map(({ field, lang, picture }) => [field, lang, picture?.place]),
    ).toEqual([
      ['alt', 'fr', 1],
      ['alt', 'pl', 1],
    ]);
  });

  test('keep the point in sight that was chosen, and stand whole for who chooses it', async () => {
    await describeFirst({ focus: null });
    expect(isBlue(await bottomOf(await pictureOf('')))).toBe(false);
    await describeFirst({ focus: { x: 50, y: 100 } });
    expect(isBlue(await bottomOf(await pictureOf('')))).toBe(true);
    const { width = 1, height = 1 } = await sharp(await pictureOf('&shape=whole')).metadata();
    expect(Math.round((height / width) * 100)).toBe(170);
  });

  test('are replaced in their place with their words, and get other URLs in pages, lists and carts', async () => {
    const { optionId, look: before, skus } = await shown();
    const sku = skus.find((one) => one.availableQuantity > 0)?.sku ?? '';
    const lookInCart = async () =>
      (await cartWith(platform.guest(), sku)).lineItems[0]?.product.look;
    const urlOf = (look?: string) => optionPictureUrl('/media', { optionId, look }, 'AP', 210);
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(await lookInCart()).toBe(before);
    await send(optionId, await photo('#228822'));
    const { look: withTwo } = await shown();
    const [first, second] = (await read()).document.colours[0]?.pictures ?? [];
    if (first === undefined || second === undefined) throw new Error('no pictures');

    const other = await photo('#eeee22');
    const { body } = await send(optionId, other, first.photoId);
    const after = getProductDocument.answer.parse(body).document.colours[0]?.pictures ?? [];
    expect(after.map(({ photoId }) => photoId)).toEqual([expect.any(String), second.photoId]);
    expect(after[0]?.photoId).not.toBe(first.photoId);
    expect(after[0]).toMatchObject({ alt: first.alt, focus: null });
    expect(codeOf(await send(optionId, await photo('#111111'), first.photoId))).toBe(
      'PICTURE_NOT_POSSIBLE',
    );

    const { look } = await shown();
    expect(new Set([before, withTwo, look].map(urlOf)).size).toBe(3);
    expect(await lookInCart()).toBe(look);
    await platform.inside.runJobs();
    const found = await platform
      .guest()
      .call('GET', '/ecommerce/v3/catalog/search', { query: { q: PRODUCT } });
    expect(JSON.stringify(found.body)).toContain(`"look":"${look}"`);
    const named = await platform.guest().call('GET', '/ecommerce/v3/catalog/page-names', {
      query: { kind: 'product', id: PRODUCT },
    });
    expect(pageNamesSchema.parse(named.body).values[0]).toMatchObject({ optionId, look });
    const mailed = mailItem(
      { origin: 'https://shop.example', words: textsFor('en').mails.order },
      (await cartWith(platform.guest(), sku)).lineItems[0]?.product ?? expect.fail(),
      {},
    );
    expect(mailed.picture).toBe(
      `https://shop.example/media/${optionId}/AP.jpg?w=160&q=80&v=${look}`,
    );
    expect(isBlue(await bottomOf(await pictureOf(`&v=${look}`)))).toBe(false);
  });

  test('of a colour that nobody photographed keep the URL that they have', async () => {
    const { body } = await platform.guest().call('GET', '/ecommerce/v3/catalog/products/400101');
    const { options } = productMatchSchema.parse(body).product;
    expect(options.map(({ look, alts }) => [look, alts])).toEqual(
      options.map(() => [undefined, undefined]),
    );
  });

  test('that two describe at once keep both their words', async () => {
    const seen = await read();
    await describeFirst({ alt: { fr: 'Une écharpe' } });
    const answer = await buyer.call('PUT', `/staff/products/${PRODUCT}/document`, {
      ...{ revision: seen.revision, document: { ...seen.document, brand: randomUUID() } },
    });
    expect(codeOf(answer)).toBe('CHANGED_BY_OTHERS');
    expect((await read()).document.colours[0]?.pictures[0]?.alt.fr).toBe('Une écharpe');
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldGroup } from '#src/domain/catalogue/field-owners.ts';
import { getProductDocument, getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { getProductDraft } from '#src/domain/catalogue/product-draft.calls.ts';
import { getStaffProduct } from '#src/domain/catalogue/staff-product.calls.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { staffKeys } from '#src/platform/staff/tables.ts';
import { openImports } from '../support/open-imports.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'owner' });
}, 60_000);
afterAll(() => platform.stop());

const PRODUCT = '400479';

/** A key that owns fields, and calls as it makes them. */
async function keyOwning(name: string, owns: FieldGroup[]): Promise<StaffCalls> {
  const keyId = randomUUID();
  await platform.inside.database.insert(staffKeys).values({
    ...{ keyId, name, owns, permissions: ['products:write'], shops: null },
    ...{ createdAt: platform.inside.clock.now(), createdBy: 'Anna' },
  });
  const key = openStaffCalls(platform, { role: 'owner' });
  Object.assign(key.caller, { kind: 'key', id: keyId, name });
  return key;
}
const endKey = ({ caller }: StaffCalls) =>
  platform.inside.database
    .update(staffKeys)
    .set({ endedAt: platform.inside.clock.now() })
    .where(eq(staffKeys.keyId, caller.id));

const read = async () =>
  getProductDocument.answer.parse(
    (await buyer.call('GET', `/staff/products/${PRODUCT}/document`)).body,
  );
async function renamed(staff: StaffCalls, name: string, own: object = {}) {
  const { document, revision } = await read();
  const texts = { ...document.texts, fr: { name, description: '', keywords: '' } };
  const body = { revision, document: { ...document, texts, ...own } };
  return staff.call('PUT', `/staff/products/${PRODUCT}/document`, body);
}
const said = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => {
  const error = wireErrorSchema.safeParse(body);
  return error.success ? [status, error.data.code, error.data.field] : [status];
};
const OWNED = [409, 'FIELD_OWNED', 'PIM of Okapi'];

describe.skipIf(isRemote)('fields that an API key owns', () => {
  test('are written by that key alone, while it works; the rest of a product by anybody', async () => {
    const pim = await keyOwning('PIM of Okapi', ['texts', 'pictures']);
    const erp = await keyOwning('ERP', ['prices', 'stock']);
    expect(said(await renamed(buyer, 'Écharpe'))).toEqual(OWNED);
    expect(said(await renamed(erp, 'Écharpe'))).toEqual(OWNED);
    expect(said(await renamed(pim, 'Écharpe du PIM'))).toEqual([200]);
    const { document, revision } = await read();
    const ours = { revision, document: { ...document, brand: 'Okapi' } };
    const path = `/staff/products/${PRODUCT}`;
    expect(said(await buyer.call('PUT', `${path}/document`, ours))).toEqual([200]);

    const product = getStaffProduct.answer.parse((await buyer.call('GET', path)).body);
    const texts = { fr: { name: 'Étole', description: '', keywords: '' } };
    const typed = { revision: product.revision, texts };
    expect(said(await buyer.call('PUT', path, typed))).toEqual(OWNED);
    const optionId = product.options[0]?.optionId ?? '';
    const picture = sharp({ create: { width: 60, height: 90, channels: 3, background: '#a33' } });
    const photo = { optionId, content: (await picture.png().toBuffer()).toString('base64') };
    expect(said(await buyer.call('POST', `${path}/pictures`, photo))).toEqual(OWNED);
    const now = await read();
    const draft = { revision: null, basedOn: now.revision };
    const kept = {
      ...draft,
      document: { ...now.document, texts: { ...now.document.texts, ...texts } },
    };
    expect(said(await buyer.call('PUT', `${path}/draft`, kept))).toEqual(OWNED);
    const draftNow = (await buyer.call('GET', `${path}/draft`)).body;
    expect(getProductDraft.answer.parse(draftNow).draft).toBeNull();

    const price = {
      ...{ changeId: randomUUID(), optionIds: [optionId], from: null, lastDay: null },
      shops: [{ shop: 'fr-fr', initialCents: 4_200, saleCents: null }],
    };
    expect(said(await buyer.call('POST', `${path}/prices`, price))).toEqual([
      ...[409, 'FIELD_OWNED', 'ERP'],
    ]);
    expect(said(await erp.call('POST', `${path}/prices`, price))).toEqual([200]);
    const sku = product.options[0]?.sizes[0]?.sku ?? '';
    const lines = [{ item: sku, quantity: 3, reason: 'count' }];
    const count = { changeId: randomUUID(), lines, allOrNothing: false };
    expect(said(await buyer.call('POST', '/staff/stocks/changes', count))).toEqual([
      ...[409, 'FIELD_OWNED', 'ERP'],
    ]);

    const words = getProductWords.answer.parse(
      (await buyer.call('GET', '/staff/product-words')).body,
    );
    expect(words.owned).toEqual(
      expect.arrayContaining([
        { group: 'prices', by: 'ERP' },
        { group: 'texts', by: 'PIM of Okapi' },
      ]),
    );
    for (const list of ['price-grid', 'stock-settings']) {
      expect((await buyer.call('GET', `/staff/${list}`)).body).toMatchObject({ ownedBy: 'ERP' });
      expect((await erp.call('GET', `/staff/${list}`)).body).toMatchObject({ ownedBy: null });
    }
    for (const key of [pim, erp]) await endKey(key);
    expect(said(await renamed(buyer, 'Écharpe libre'))).toEqual([200]);
  });

  test('are left out of files of others: rows of our own are refused by name, a file of prices as a whole', async () => {
    const pim = await keyOwning('PIM of Okapi', ['texts', 'prices']);
    const heading = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price';
    const shopify = (title: string, vendor: string, cost: string) =>
      `${heading}\nowned-coat,${title},${vendor},Size,M,owned-coat-M,${cost}\n`;
    const options = { language: 'fr' as const };
    const files = openImports(platform, buyer);
    const first = await files.check(shopify('Manteau', 'Okapi', '80.00'), { options });
    expect(await files.run(first.id)).toMatchObject({ added: 1 });
    const second = await files.check(shopify('Paletot', 'Zebu', '70.00'), { options });
    const done = await files.run(second.id);
    expect(done).toMatchObject({ updated: 1, refused: 0 });
    expect(JSON.stringify(done.lines)).toContain('PIM of Okapi');
    const { body } = await buyer.call('GET', '/staff/products?q=owned-coat-M');
    expect(JSON.stringify(body)).toContain('"name":"Manteau"');
    expect(JSON.stringify(body)).toContain('"brand":"Zebu"');

    const own = 'handle,colour_key,size,name_fr\nowned-coat,,M,Pelisse\n';
    const third = await files.check(own);
    expect(third).toMatchObject({ kind: 'catalogue', updated: 0, refused: 1 });
    expect(JSON.stringify(third.lines)).toContain('PIM of Okapi');
    const fromPim = openImports(platform, pim);
    const fourth = await fromPim.check(own);
    expect(await fromPim.run(fourth.id)).toMatchObject({ updated: 1, refused: 0 });

    const prices = await files.check('shop,sku,price\nfr-fr,owned-coat-M,60.00\n');
    expect(said(await buyer.call('POST', `/staff/imports/${prices.id}/run`, {}))).toEqual(OWNED);
    await endKey(pim);
  });
});

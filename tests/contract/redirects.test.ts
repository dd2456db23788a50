import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRedirect, findRedirect, listRedirects } from '#src/domain/redirect/redirect.calls.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let editor: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  editor = openStaffCalls(platform, { role: 'editor' });
});
afterAll(() => platform.stop());

const add = (from: string, to: string, shop: string | null = null) =>
  editor.call('POST', '/staff/redirects', { shop, from, to });

async function leadsTo(path: string, shop = {}) {
  const answer = await platform
    .guest(shop)
    .call('GET', '/ecommerce/v1/redirects', { query: { path } });
  return findRedirect.answer.parse(answer.body).to;
}

describe.skipIf(isRemote)('a redirect', () => {
  test('leads to the end of its chain, in its shop before all shops, and never back', async () => {
    await add('https://old.example/pages/about?a=1', '/middle');
    await add('/middle', '/stores');
    await add('/pages/about', '/legal', 'fr-fr');
    expect(await leadsTo('/pages/about')).toBe('/legal');
    expect(await leadsTo('/pages/about', { storeId: '1003', locale: 'en' })).toBe('/stores');
    expect(await leadsTo('/nowhere')).toBeNull();
    const back = await add('/stores', '/middle');
    expect([back.status, codeOf(back)]).toEqual([422, 'REDIRECT_LEADS_BACK']);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'page'])(
    'to %s is refused',
    async (to) => {
      expect((await add('/from-here', to)).status).toBe(400);
    },
  );

  test('is found, given another end and removed by the staff of its shop', async () => {
    await add('/lookbook', '/one');
    const { body } = await add('/lookbook', '/two');
    const { id } = addRedirect.answer.parse(body);
    const list = async (by = editor) =>
      listRedirects.answer.parse((await by.call('GET', '/staff/redirects?q=lookb')).body).values;
    expect(await list()).toMatchObject([{ id, from: '/lookbook', to: '/two', shop: null }]);
    const swiss = openStaffCalls(platform, { role: 'editor', shops: ['fr-ch'] });
    const path = `/staff/redirects/${id}/removal`;
    expect((await swiss.call('POST', path)).status).toBe(404);
    expect((await editor.call('POST', path)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('is not needed for handles of a shop that was left: they lead to what they became', async () => {
    const file = 'Handle,Title,Price\nnumbat-coat,Numbat coat,50\nnumbat-veil,Numbat veil,5';
    await importProducts(platform.inside.database, Readable.from([file]), {
      ...{ language: 'fr', currency: 'EUR', now: platform.inside.clock.now() },
    });
    expect(await leadsTo('/products/numbat-coat')).toMatch(/^\/numbat-coat--p\d+$/);
    expect(await leadsTo('/collections/all/products/numbat-coat')).toMatch(/^\/numbat-coat--p/);
    await add('/products/numbat', '/products/numbat-coat');
    expect(await leadsTo('/products/numbat')).toMatch(/^\/numbat-coat--p/);
    expect(await leadsTo('/products/never-sold')).toBeNull();
    expect(await leadsTo('/collections/robes')).toMatch(/^\/robes--pl\w+$/);
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import {
  familyPageSchema,
  productMatchSchema,
  searchPageSchema,
  suggestionsSchema,
  tilesSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { isReduced } from '#src/domain/catalogue/catalogue.ts';
import { type NewPromotion, promotionSchema } from '#src/domain/promotion/promotion.schema.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import { wishlistSchema } from '#src/domain/wishlist/wishlist.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { cartOf, cartWith } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** What products say of promotions, and pages that were kept. */

const purged: string[] = [];
const storefront = createServer(({ headers }, response) => {
  purged.push(String(headers['xkey-purge']));
  response.writeHead(200).end();
}).listen(0, '127.0.0.1');
await once(storefront, 'listening');
let platform: TestPlatform;
let buyer: StaffCalls;

beforeAll(async () => {
  const address = storefront.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  platform = await startTestPlatform(SEEDED_SHOP, {
    variables: { PURGE_URLS: `http://127.0.0.1:${address.port}/`, PURGE_KEY: 'k'.repeat(40) },
  });
  buyer = openStaffCalls(platform, { role: 'buyer' });
}, 60_000);
afterAll(async () => {
  await platform.stop();
  storefront.close();
});

const CATALOGUE = '/ecommerce/v3/catalog';
const WISHLIST = '/customers-self/knowledges/wishlist';
const inAll = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, pl: text });
const third: NewPromotion = {
  ...{ name: 'Third free', labels: { ...inAll('3rd free'), fr: '3e article offert' } },
  ...{ shops: ['fr-fr', 'en'], begins: null, ends: null, reach: 'automatic', group: 'A', rank: 1 },
  ...{ needs: null, selection: { ...EVERYTHING, families: ['f1200'], onlyFullPrice: true } },
  ...{ cap: null, effect: { kind: 'nth', pieces: 3, percent: 100 } },
};
async function make(own: Partial<NewPromotion> = {}) {
  const asked = { changeId: randomUUID(), ...third, ...own };
  return promotionSchema.parse((await buyer.call('POST', '/staff/promotions', asked)).body);
}
async function stop(id: string, shops: readonly string[]) {
  const body = { version: 1, shops };
  expect((await buyer.call('POST', `/staff/promotions/${id}/stop`, body)).status).toBe(200);
}

type Shop = NonNullable<Parameters<TestPlatform['guest']>[0]>;
const FRANCE: Shop = { storeId: '1001', locale: 'fr-fr' };
const BRITAIN: Shop = { storeId: '1003', locale: 'en' };
async function read(path: string, query: Record<string, string>, shop = FRANCE) {
  const { status, body } = await platform.guest(shop).call('GET', `${CATALOGUE}${path}`, { query });
  expect(status).toBe(200);
  return body;
}
const dresses = async (shop?: Shop) =>
  familyPageSchema.parse(await read('/families/f1200/products', { pageSize: '96' }, shop)).values;
const namesOf = ({ promotions = [] }: { promotions?: { label: string }[] | undefined }) =>
  promotions.map(({ label }) => label);

/** Minutes from now by the clocks of Paris, as a form sends them. */
const inParis = (minutes: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' },
  })
    .format(platform.inside.clock.now().getTime() + minutes * 60_000)
    .replace(' ', 'T');

test.skipIf(isRemote)(
  'lists, search, suggestions, wishlists and product say which promotions goods take part in, in the words of the shop',
  async () => {
    const { id } = await make();
    const tiles = await dresses();
    const marked = tiles.filter((tile) => tile.promotions !== undefined);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked).toEqual(tiles.filter(({ price }) => !isReduced(price)));
    expect(marked[0]?.promotions).toEqual([{ id, label: '3e article offert', kind: 'nth' }]);
    const { productId = '', name = '' } = marked[0] ?? {};
    const found = searchPageSchema.parse(await read('/search', { q: name })).values;
    expect(found.filter(({ productId: one }) => one === productId).map(namesOf)).toEqual([
      ['3e article offert'],
    ]);
    const { values } = tilesSchema.parse(await read('/tiles', { productIds: productId }));
    expect(values.map(namesOf)).toEqual([['3e article offert']]);
    const suggested = suggestionsSchema.parse(await read('/suggestions', { q: name })).products;
    expect(suggested.filter((one) => one.productId === productId).map(namesOf)).toEqual([
      ['3e article offert'],
    ]);
    const wishing = await platform.customer('U5', FRANCE);
    const optionId = marked[0]?.optionId;
    const { body } = await wishing.call('POST', WISHLIST, { body: { productId, optionId } });
    expect(
      wishlistSchema.parse(body).values.map(({ product }) => product && namesOf(product)),
    ).toEqual([['3e article offert']]);
    const page = async (shop?: Shop) =>
      productMatchSchema.parse(await read(`/products/${productId}`, {}, shop)).product.options;
    const [first] = await page();
    expect(first && namesOf(first)).toEqual(['3e article offert']);
    const coats = familyPageSchema.parse(await read('/families/f2000/products', {})).values;
    expect(coats.flatMap(namesOf)).toEqual([]);
    const [british] = await page(BRITAIN);
    expect(british && namesOf(british)).toEqual(['3rd free']);
    await stop(id, ['fr-fr', 'en']);
    expect((await dresses()).flatMap(namesOf)).toEqual([]);
  },
);

test.skipIf(isRemote)(
  'a percentage for everybody has the lowest price of the 30 days before it beside it, in the Union',
  async () => {
    const effect = { kind: 'percent', percent: 10 } as const;
    const { id } = await make({ shops: ['fr-fr', 'fr-ch'], effect });
    const tile = (await dresses()).find(({ price }) => !isReduced(price));
    const optionIn = async (shop: Shop) => {
      const body = await read(`/products/${tile?.productId}`, {}, shop);
      return productMatchSchema.parse(body).product.options[0];
    };
    const french = await optionIn(FRANCE);
    expect(french?.promotions).toMatchObject([{ id, lowest30Days: french?.price.centAmount }]);
    const swiss = await optionIn({ storeId: '1002', locale: 'fr-ch' });
    expect(swiss?.promotions).toMatchObject([{ id }]);
    expect(swiss?.promotions?.[0]).not.toHaveProperty('lowest30Days');
    await stop(id, ['fr-fr', 'fr-ch']);
    const members = await make({ shops: ['fr-fr'], effect, reach: 'members' });
    const [mark] = (await optionIn(FRANCE))?.promotions ?? [];
    expect(mark).toEqual({
      id: members.id,
      label: 'Pour les membres\u00a0: 3e article offert',
      kind: 'percent',
      forMembers: true,
    });
    await stop(members.id, ['fr-fr']);
  },
);

test.skipIf(isRemote)(
  'a cart names the goods of which it lacks some, with the way to them where the shop shows them',
  async () => {
    const needs = { kind: 'pieces', pieces: 2, of: null } as const;
    const guest = platform.guest(FRANCE);
    const goodsOf = async (own: Partial<NewPromotion>, cart: Cart) => {
      const { id } = await make({ shops: ['fr-fr'], ...own });
      const { version } = cart;
      const read = await guest.call('PUT', `/carts/${cart.id}/refresh`, { query: { version } });
      const found = cartOf(read);
      await stop(id, ['fr-fr']);
      return { cart: found, goods: found.nearly?.find(({ code }) => code === id)?.goods };
    };
    const tile = (await dresses()).find(({ price }) => !isReduced(price));
    const path = `/products/${tile?.productId}`;
    const { product } = productMatchSchema.parse(await read(path, {}));
    const size = product.options[0]?.skus.find(({ availableQuantity }) => availableQuantity > 0);
    const family = { kind: 'family', id: 'f1200', slug: 'robes' };
    const one = await goodsOf({}, await cartWith(guest, size?.sku ?? ''));
    const names = [{ name: 'Robes', link: family }];
    expect(one.goods).toEqual({ names, onlyFullPrice: true, isPartly: false });
    const of = { ...EVERYTHING, productIds: [product.productId] };
    const two = await goodsOf({ needs: { ...needs, of } }, one.cart);
    expect(two.goods?.names).toEqual([
      { name: product.name, link: { kind: 'product', id: product.productId, slug: product.slug } },
    ]);
    const many = { ...EVERYTHING, families: ['f1000', 'f2000', 'f5000', 'f6000'] };
    const three = await goodsOf({ needs: { ...needs, of: many } }, two.cart);
    expect(three.goods).toEqual({ names: [], onlyFullPrice: false, isPartly: true });
    const whole = await goodsOf({ needs: { ...needs, of: EVERYTHING } }, three.cart);
    expect(whole.goods).toBeNull();
  },
);

test.skipIf(isRemote)(
  'promotions of members are told to everybody, codes and used-up promotions nobody, free delivery the product alone',
  async () => {
    const selection = { ...EVERYTHING, families: ['f1200'] };
    const all = { shops: ['fr-fr' as const], selection };
    const limits = { uses: null, usesPerCustomer: null, budget: { EUR: 100 } };
    const made = [
      await make({ ...all, reach: 'members', rank: 2 }),
      await make({ ...all, reach: 'code', code: 'DRESSES' }),
      await make({
        ...all,
        labels: inAll('Sent free'),
        effect: { kind: 'delivery', methods: ['NO'] },
      }),
      await make({ ...all, labels: inAll('Limited'), limits }),
    ];
    const [tile] = await dresses();
    expect(tile?.promotions?.map(({ label, forMembers }) => [label, forMembers])).toEqual([
      ['Limited', undefined],
      ['Pour les membres\u00a0: 3e article offert', true],
    ]);
    await platform.inside.database.execute(`insert into promotion_uses
      (cart_id, promotion_id, customer_id, domain, currency, cents, order_number, taken_at)
      values ('c', '${made[3]?.id}', 'x', 'fr-fr', 'EUR', 100, 'N', now())`);
    const path = `/products/${tile?.productId}`;
    const { product } = productMatchSchema.parse(await read(path, {}));
    expect(product.options[0]?.promotions?.map(({ label }) => label)).toEqual([
      'Sent free',
      'Pour les membres\u00a0: 3e article offert',
    ]);
    for (const { id } of made) await stop(id, ['fr-fr']);
  },
);

test.skipIf(isRemote)(
  'pages that were kept are dropped as it is made, begins and ends by the clocks of the shop, and is stopped',
  async () => {
    const { clock, runJobs } = platform.inside;
    const drops = async () => {
      await runJobs();
      return purged.splice(0);
    };
    await drops();
    const { id } = await make({ begins: inParis(60), ends: inParis(120) });
    expect(await drops()).toEqual(['catalogue']);
    clock.advance(59 * 60_000);
    expect(await drops()).toEqual([]);
    clock.advance(61_000);
    expect(await drops()).toEqual(['catalogue']);
    expect((await dresses()).flatMap(namesOf)).toContain('3e article offert');
    clock.advance(60 * 60_000);
    expect(await drops()).toContain('catalogue');
    expect((await dresses()).flatMap(namesOf)).toEqual([]);
    const now = await make();
    expect(await drops()).toEqual(['catalogue']);
    await stop(now.id, ['fr-fr', 'en']);
    expect(await drops()).toEqual(['catalogue']);
    expect(id).not.toBe(now.id);
  },
);

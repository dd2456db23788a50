import {
  getFamilyProducts,
  getMenuFamilies,
  getProduct,
  getTiles,
  searchProducts,
} from '#src/domain/catalogue/catalogue.calls.ts';
import type { FamilyPage } from '#src/domain/catalogue/catalogue.schema.ts';
import { MAX_TILES, type Sort } from '#src/domain/catalogue/catalogue.values.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { findProductOf } from '../products.ts';
import { type Context, type Rule, rulesOf } from '../rule.ts';
import type { Wire } from '../shopper.ts';
import { equal, holds, present } from '../unmet.ts';

const PAGE = 10;
/** How long a page of the storefront waits for a read. */
const READ_BUDGET_MS = 2_000;

/** How long something takes, ms. */
async function timed(ask: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await ask();
  return Math.round(performance.now() - since);
}

const WHOLE = 96;

/** The family of the last step of a breadcrumb: one that has the product plenty. */
async function familyOf(context: Context): Promise<string> {
  const { product } = await findProductOf(context, 'plenty');
  return present('a family in its breadcrumb', product.breadcrumb.at(-1)).familyId;
}

const list = async (context: Context, query: NonNullable<Wire['query']>): Promise<FamilyPage> => {
  const params = { familyId: await familyOf(context) };
  return context.guest().ok(getFamilyProducts, { params, query });
};

const search = (context: Context, query: NonNullable<Wire['query']>) =>
  context.guest().ok(searchProducts, { query });

const proveSort =
  (sort: Sort, isInOrder: (one: number, other: number) => boolean): Rule['prove'] =>
  async (context) => {
    const { values } = await list(context, { sort, pageSize: WHOLE });
    const prices = values.map(({ price }) => price.centAmount);
    holds('more than one product', prices.length > 1, prices);
    for (const [place, cents] of prices.slice(1).entries())
      holds(`prices by ${sort}`, isInOrder(prices[place] ?? 0, cents), prices);
  };

export const LIST_RULES = rulesOf('lists', 'core', [
  [
    'family',
    'shape',
    'A family answers its products by page, with itself and its facets',
    async (context) => {
      const page = await list(context, {});
      equal('page that was asked for by nothing', page.page, 0);
      holds('products', page.values.length > 0 && page.total >= page.values.length, page.total);
    },
  ],
  [
    'pages',
    'behaviour',
    'Pages of a family neither overlap nor leave a product out',
    async (context) => {
      const first = await list(context, { pageSize: PAGE });
      const pages = Math.min(5, Math.ceil(first.total / PAGE));
      const ids: string[] = [];
      for (let page = 0; page < pages; page += 1) {
        const { values, total } = await list(context, { page, pageSize: PAGE });
        equal('total of each page', total, first.total);
        ids.push(...values.map(({ productId }) => productId));
      }
      equal('products on all pages', ids.length, Math.min(first.total, pages * PAGE));
      equal('different ones', new Set(ids).size, ids.length);
    },
  ],
  [
    'price',
    'money',
    'A product costs in a list and in a search what its page says',
    async (context) => {
      const { product } = await findProductOf(context, 'plenty');
      const guest = context.guest();
      const listed = (await list(context, { pageSize: WHOLE })).values.slice(0, 3);
      const found = (await search(context, { q: product.name })).values.slice(0, 3);
      for (const { productId, optionId, price } of [...listed, ...found]) {
        const page = (await guest.ok(getProduct, { params: { productId } })).product;
        const option = page.options.find((one) => one.optionId === optionId);
        equal(`price of the tile of product ${productId}`, price, option?.price);
      }
    },
  ],
  [
    'in-time',
    'behaviour',
    'What pages read comes within two seconds: shops, menu, a list, 48 tiles and a product',
    async (context) => {
      const { product } = await findProductOf(context, 'plenty');
      const params = { familyId: await familyOf(context) };
      const { values } = await list(context, { pageSize: MAX_TILES });
      const productIds = values.map(({ productId }) => productId).join(',');
      for (const [call, wire] of [
        [getWebDomains, {}],
        [getMenuFamilies, {}],
        [getFamilyProducts, { params }],
        [getTiles, { query: { productIds } }],
        [getProduct, { params: { productId: product.productId } }],
      ] as const) {
        const ask = () => timed(() => context.guest().ask(call, wire));
        // The first one may find a cache cold.
        const first = await ask();
        const ms = first < READ_BUDGET_MS ? first : await ask();
        holds(`${call.method} ${call.path} within ${READ_BUDGET_MS} ms`, ms < READ_BUDGET_MS, ms);
      }
    },
  ],
  [
    'past-end',
    'behaviour',
    'A page past the end is empty and keeps the total',
    async (context) => {
      const { total } = await list(context, {});
      const past = await list(context, { page: 5_000 });
      equal('products and total', [past.values, past.total], [[], total]);
    },
  ],
  [
    'sort-up',
    'money',
    'Sorted by price, the cheapest comes first',
    proveSort('price-asc', (one, other) => one <= other),
  ],
  [
    'sort-down',
    'money',
    'Sorted by price down, the dearest comes first',
    proveSort('price-desc', (one, other) => one >= other),
  ],
  [
    'price-range',
    'money',
    'Narrowed to a range of prices, a family lists what costs that',
    async (context) => {
      const { price } = (await list(context, {})).facets;
      const { min, max } = present('lowest and highest price in the facets', price);
      const middle = Math.round((min + max) / 2);
      const { values } = await list(context, { priceMax: middle, pageSize: WHOLE });
      const amounts = values.map((one) => one.price.centAmount);
      holds(
        `products of ${middle} cents or less`,
        values.length > 0 && amounts.every((one) => one <= middle),
        amounts,
      );
    },
  ],
  [
    'facets',
    'behaviour',
    'A value of a facet lists as many products as it says',
    async (context) => {
      const { facets } = await list(context, {});
      for (const group of ['size', 'colour'] as const) {
        const { value, count } = present(`a value of ${group}`, facets[group][0]);
        const { total } = await list(context, { [group]: value });
        equal(`products of ${group} ${value}`, total, count);
      }
    },
  ],
  [
    'unknown',
    'behaviour',
    'A family that does not exist is 404 FAMILY_NOT_FOUND',
    async ({ guest }) => {
      const params = { familyId: 'nosuchfamily' };
      await guest().refused(getFamilyProducts, { params }, 'FAMILY_NOT_FOUND');
    },
  ],
  [
    'wrong-query',
    'behaviour',
    'A sort that does not exist, a page below 0 and a page of 1,000 are 400 naming the field',
    async (context) => {
      const params = { familyId: await familyOf(context) };
      for (const [field, value] of [
        ['sort', 'cheapest'],
        ['page', -1],
        ['pageSize', 1_000],
      ] as const) {
        const wire = { params, query: { [field]: value } };
        await context.guest().refused(getFamilyProducts, wire, 'BAD_REQUEST', { field });
      }
    },
  ],
]);

export const SEARCH_RULES = rulesOf('search', 'core', [
  [
    'by-name',
    'shape',
    'A search for the name of a product finds it',
    async (context) => {
      const { product } = await findProductOf(context, 'plenty');
      const { values, direct } = await search(context, { q: product.name, pageSize: WHOLE });
      const ids = [...values.map(({ productId }) => productId), direct?.productId];
      holds(`product ${product.productId}`, ids.includes(product.productId), ids);
    },
  ],
  [
    'two-names',
    'behaviour',
    'Searches for the names of two products repeat what was asked, and do not find the same in the same order',
    async (context) => {
      const answers: unknown[] = [];
      for (const trait of ['plenty', 'another'] as const) {
        const { name } = (await findProductOf(context, trait)).product;
        const { query, values, direct } = await search(context, { q: name, pageSize: WHOLE });
        equal('the text that was asked for', query, name);
        answers.push([...values.map(({ productId }) => productId), direct?.productId]);
      }
      const [one, other] = answers.map((ids) => JSON.stringify(ids));
      holds('other products for another name', one !== other, answers[1]);
    },
  ],
  [
    'nothing',
    'behaviour',
    'A search that finds nothing is an empty page, not an error',
    async (context) => {
      const page = await search(context, { q: 'qxzvkjw' });
      equal('products and total', [page.values, page.total], [[], 0]);
    },
  ],
  [
    'empty',
    'behaviour',
    'A search without a text is answered',
    async (context) => {
      await search(context, {});
      await search(context, { q: '' });
    },
  ],
  [
    'sorted',
    'money',
    'A search sorted by price has the cheapest first',
    async (context) => {
      const { product } = await findProductOf(context, 'plenty');
      const { values } = await search(context, {
        q: product.name,
        sort: 'price-asc',
        pageSize: WHOLE,
      });
      const prices = values.map(({ price }) => price.centAmount);
      equal(
        'prices in order',
        prices,
        prices.toSorted((one, other) => one - other),
      );
    },
  ],
  [
    'long',
    'behaviour',
    'A text of more than 200 signs is 400 naming q',
    async ({ guest }) => {
      const query = { q: 'x'.repeat(201) };
      await guest().refused(searchProducts, { query }, 'BAD_REQUEST', { field: 'q' });
    },
  ],
]);

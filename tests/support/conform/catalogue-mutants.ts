import { setTimeout } from 'node:timers/promises';
import { SUBSCRIPTION_KEY } from '../identity-server.ts';
import { type Mutant, one, remembering, withValues } from './mutant.ts';
import {
  answering,
  asking,
  insisting,
  type Json,
  jsonOf,
  type Mutation,
  restating,
  withHeader,
  withJson,
  without,
  withQuery,
} from './mutant-proxy.ts';

const FAMILY = /\/families\/\w+\/products$/;
const TILES = /\/catalog\/tiles$/;
const SEARCH = /\/catalog\/search$/;
const PRODUCT = /\/catalog\/products/;

/** Every option of the product of an answer, changed. */
const withOptions = (change: (option: Json) => Json) => (json: Json) => ({
  ...json,
  product: { ...json.product, options: json.product.options.map(change) },
});

const overlapping: Mutation = asking('GET', FAMILY, (asked) => {
  const page = Number(asked.query.get('page') ?? 0);
  return page === 0 ? asked : withQuery(asked, 'page', String(page - 1));
});

const inner: Mutation = async (asked, forward) => {
  const reply = await forward(asked);
  if (reply.status !== 404) return reply;
  const message = 'TypeError: no cart\n    at readCart (/srv/app/carts.ts:12:3)';
  const body = Buffer.from(JSON.stringify({ ...JSON.parse(reply.body.toString()), message }));
  return { ...reply, body };
};

const picture =
  (change: Mutation): Mutation =>
  (asked, forward) =>
    asked.path.startsWith('/media/') ? change(asked, forward) : forward(asked);

/** A call is answered as in the first shop, whichever is asked. */
function inFirstShop(path: RegExp): Mutation {
  const first = new Map<string, string>();
  return async (asked, forward) => {
    const [locale, store] = ['accept-language', 'x-store-id'].map((name) =>
      asked.headers.get(name),
    );
    if (locale === 'fr-fr' && store) first.set('x-store-id', store);
    const storeId = first.get('x-store-id');
    return forward(
      path.test(asked.path) && storeId ? withHeader(asked, 'x-store-id', storeId) : asked,
    );
  };
}

const declaring = (more: object): Mutation =>
  answering('GET', /^\/web-domains/, (shops) =>
    shops.map((shop: Json) => ({
      ...shop,
      params: { ...shop.params, capabilities: { profile: 1, ...more } },
    })),
  );

/** A platform that declares nothing beyond the core. */
export const coreAlone: Mutation = declaring({});

/** One that has the checkout on its own pages. */
export const hostedCheckout: Mutation = declaring({
  checkout: 'hosted',
  checkoutUrl: 'https://pay.example.com/{locale}/{cartId}',
});

export const catalogueMutants: readonly Mutant[] = [
  one(
    'a shop does not say what is served in it',
    'shops.profile',
    answering('GET', /^\/web-domains/, (shops) =>
      shops.map((shop: Json) => ({ ...shop, params: { ...shop.params, capabilities: undefined } })),
    ),
  ),
  one(
    'a shop has no currency',
    'shops.parameters',
    answering('GET', /^\/web-domains/, (shops) =>
      shops.map(({ devise: _, ...shop }: Json) => shop),
    ),
  ),
  one(
    'a shop is in another currency than its prices',
    'shops.currency',
    answering('GET', /^\/web-domains/, (shops) =>
      shops.map((shop: Json) => ({ ...shop, devise: shop.devise === 'EUR' ? 'PLN' : 'EUR' })),
    ),
  ),
  one('a capability is declared without its calls', 'shops.declared', async (asked, forward) => {
    const isGone = asked.path.startsWith('/newsletters');
    return forward(isGone ? { ...asked, path: '/nothing/here' } : asked);
  }),
  one(
    'reads need no subscription key',
    'errors.key',
    insisting('INVALID_SUBSCRIPTION_KEY', (asked) =>
      asked.method === 'GET' ? withHeader(asked, 'x-subscription-key', SUBSCRIPTION_KEY) : asked,
    ),
  ),
  one(
    'the subscription key is not looked at',
    'errors.key',
    insisting('INVALID_SUBSCRIPTION_KEY', (asked) =>
      withHeader(asked, 'x-subscription-key', SUBSCRIPTION_KEY),
    ),
  ),
  one('a missing session is filled in', 'errors.headers', (asked, forward) =>
    forward(
      asked.headers.has('x-session-id') ? asked : withHeader(asked, 'x-session-id', 'somebody'),
    ),
  ),
  one(
    'a bearer that is not valid is a guest',
    'errors.bearer',
    insisting('INVALID_JWT', (asked) => without(asked, 'authorization')),
  ),
  one(
    'an expired token is refused in another sentence',
    'errors.bearer',
    async (asked, forward) => {
      const reply = await forward(asked);
      const text = reply.body.toString().replace('Invalid JWT.', 'jwt expired');
      return reply.status === 401 ? { ...reply, body: Buffer.from(text) } : reply;
    },
  ),
  one('an error tells its stack', 'errors.tells-nothing', inner),
  one(
    'unknown keys of a body are dropped',
    'errors.unknown-key',
    asking('POST', /^\/carts$/, (asked) => ({
      ...asked,
      body: asked.body.replace('"total":1', ''),
    })),
  ),
  one('an unknown product is 500', 'catalogue.not-found', restating('PRODUCT_NOT_FOUND', 500)),
  one(
    'prices are in euros with a fraction',
    'catalogue.product',
    answering(
      'GET',
      PRODUCT,
      withOptions((option) => ({
        ...option,
        price: { ...option.price, centAmount: option.price.centAmount / 100 },
      })),
    ),
  ),
  one(
    'a colour does not say which pictures it has',
    'catalogue.product',
    answering(
      'GET',
      PRODUCT,
      withOptions(({ pictures: _, ...option }) => option),
    ),
  ),
  one(
    'tiles come in the order of the database',
    'catalogue.tiles',
    answering(
      'GET',
      /\/tiles$/,
      withValues((values) => values.toReversed()),
    ),
  ),
  one(
    'stock is shown as it was in the morning',
    'catalogue.stocks',
    answering(
      'GET',
      /\/stocks$/,
      withValues((values) => values.map((value) => ({ ...value, availableQuantity: 7 }))),
    ),
  ),
  one(
    'a size costs what its colour costs',
    'catalogue.price-per-size',
    answering(
      'GET',
      PRODUCT,
      withOptions((option) => ({
        ...option,
        price: { ...option.price, isFrom: undefined },
        skus: option.skus.map(({ price: _, ...sku }: Json) => sku),
      })),
    ),
  ),
  one(
    'a reduction has no price before it',
    'catalogue.reduced',
    answering(
      'GET',
      PRODUCT,
      withOptions((option) => ({
        ...option,
        price: { ...option.price, initial: null },
      })),
    ),
  ),
  one(
    'fifty tiles are answered',
    'catalogue.tiles-limit',
    asking('GET', TILES, (asked) => {
      const ids = asked.query.get('productIds')?.split(',') ?? [];
      return ids.length > 48 ? withQuery(asked, 'productIds', ids.slice(0, 48).join(',')) : asked;
    }),
  ),
  remembering('tiles are those of any shop', 'catalogue.tiles-of-shop', () => inFirstShop(TILES)),
  one('tiles come late', 'lists.in-time', async (asked, forward) => {
    const count = asked.query.get('productIds')?.split(',').length ?? 0;
    if (TILES.test(asked.path) && count > 1) await setTimeout(2_050);
    return forward(asked);
  }),
  one(
    'a list has the prices of the day before',
    'lists.price',
    answering(
      'GET',
      FAMILY,
      withValues((values) =>
        values.map((value) => ({
          ...value,
          price: { ...value.price, centAmount: value.price.centAmount + 100 },
        })),
      ),
    ),
  ),
  one('every search is the same one', 'search.two-names', async (asked, forward) => {
    const text = asked.query.get('q') ?? '';
    if (!SEARCH.test(asked.path) || text === '') return forward(asked);
    const reply = await forward(withQuery(asked, 'q', 'robe'));
    return withJson(reply, { ...jsonOf(reply), query: text });
  }),
  one('the pages of a family overlap', 'lists.pages', overlapping),
  one(
    'the order of a list is not looked at',
    'lists.sort-up',
    asking('GET', FAMILY, (asked) => withQuery(asked, 'sort', null)),
  ),
  one(
    'a facet counts what it does not list',
    'lists.facets',
    answering('GET', FAMILY, (json) => ({
      ...json,
      facets: {
        ...json.facets,
        size: json.facets.size.map((value: Json) => ({ ...value, count: value.count + 1 })),
      },
    })),
  ),
  one('a search that finds nothing is 404', 'search.nothing', async (asked, forward) => {
    const reply = await forward(asked);
    const isNothing =
      asked.path.endsWith('/search') && JSON.parse(reply.body.toString()).total === 0;
    return isNothing ? { ...reply, status: 404 } : reply;
  }),
  one(
    'a picture has another width than was asked for',
    'pictures.webp',
    picture((asked, forward) =>
      forward(asked.query.get('w') === '400' ? withQuery(asked, 'w', '640') : asked),
    ),
  ),
  one(
    'a picture is never kept',
    'pictures.webp',
    picture(async (asked, forward) => {
      const reply = await forward(asked);
      reply.headers.set('cache-control', 'no-store');
      return reply;
    }),
  ),
  one('a picture of a view that is missing is 404', 'pictures.packshot', async (asked, forward) => {
    const [, type] = /\/(\w\w)\.webp$/.exec(asked.path) ?? [];
    const isThere = !asked.path.startsWith('/media/') || type === 'AP';
    return forward(isThere ? asked : { ...asked, path: '/media/999999999/AP.webp' });
  }),
  one(
    'a picture is made in any quality',
    'pictures.wrong-quality',
    picture((asked, forward) =>
      forward(asked.query.get('q') === '77' ? withQuery(asked, 'q', '80') : asked),
    ),
  ),
  one(
    'a picture is made in any width',
    'pictures.wrong-width',
    picture((asked, forward) =>
      forward(asked.query.get('w') === '12345' ? withQuery(asked, 'w', '400') : asked),
    ),
  ),
];

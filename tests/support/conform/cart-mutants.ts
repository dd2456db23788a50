import { type Mutant, one, remembering, shrugging } from './mutant.ts';
import {
  type Asked,
  answering,
  cartIdIn,
  codeOf,
  type Forward,
  insisting,
  type Json,
  jsonOf,
  type Mutation,
  type Reply,
  readCart,
  restating,
  withHeader,
  withJson,
  without,
  withQuery,
} from './mutant-proxy.ts';

const ADD = /^\/carts\/[\w-]+\/products\/[^/]+$/;
const CHANGE = /^\/carts(-self)?\/[\w-]+\/.+/;
const ANY_CART = /^\/carts/;

/** A change of a version that the cart no longer has is made nevertheless. */
const lastWins: Mutation = insisting('CART_VERSION_CONFLICT', async (asked, _, forward) => {
  for (;;) {
    const { version } = jsonOf(await readCart(asked, forward));
    const reply = await forward(withQuery(asked, 'version', String(version)));
    if (codeOf(reply) !== 'CART_VERSION_CONFLICT') return reply;
  }
});

/** Whose session made each cart. */
function knowsOwners(use: (asked: Asked, owner: string) => boolean): Mutation {
  const owners = new Map<string, string>();
  return async (asked, forward) => {
    const cartId = cartIdIn(asked) || JSON.parse(asked.body || '{}').cartId;
    const owner = owners.get(cartId);
    const isOwners = owner !== undefined && use(asked, owner);
    const reply = await forward(isOwners ? withHeader(asked, 'x-session-id', owner) : asked);
    if (reply.status === 201 && asked.path === '/carts')
      owners.set(jsonOf(reply).id, asked.headers.get('x-session-id') ?? '');
    return reply;
  };
}

/** Answers the total that the cart had before its change. */
function staleTotal(): Mutation {
  const totals = new Map<string, Json>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    if (!ANY_CART.test(asked.path) || reply.status >= 300 || reply.body.length === 0) return reply;
    const cart = jsonOf(reply);
    const before = totals.get(cart.id) ?? cart.totalPrice;
    totals.set(cart.id, cart.totalPrice);
    return asked.method === 'GET' ? reply : withJson(reply, { ...cart, totalPrice: before });
  };
}

/** A deleted cart is answered from a cache. */
function keepsDeleted(): Mutation {
  const kept = new Map<string, Reply>();
  return async (asked, forward) => {
    const [id, key] = [cartIdIn(asked), asked.headers.get('x-session-id')];
    if (asked.method === 'DELETE' && asked.path === `/carts/${id}`)
      kept.set(`${key} ${id}`, await readCart(asked, forward));
    const reply = await forward(asked);
    return reply.status === 404 ? (kept.get(`${key} ${id}`) ?? reply) : reply;
  };
}

async function addTwice(asked: Asked, forward: Forward) {
  const reply = await forward(asked);
  if (asked.method !== 'POST' || !ADD.test(asked.path) || reply.status !== 200) return reply;
  const { version } = jsonOf(reply);
  const again = await forward(
    without(withQuery(asked, 'version', String(version)), 'idempotency-key'),
  );
  return again.status === 200 ? again : reply;
}

const withLines = (change: (line: Json) => Json) => (cart: Json) => ({
  ...cart,
  lineItems: cart.lineItems?.map(change) ?? [],
});

/** A cart is read with the lines that it had at the read before. */
function olderLines(): Mutation {
  const lines = new Map<string, Json>();
  return answering('GET', ANY_CART, (cart) => {
    const before = lines.get(cart.id) ?? cart.lineItems;
    lines.set(cart.id, cart.lineItems);
    return { ...cart, lineItems: before };
  });
}

/** Each item costs a cent less than in the catalogue, and all adds up. */
function olderPrices(cart: Json) {
  const less = (amount: Json, cents: number) => ({
    ...amount,
    centAmount: amount.centAmount - cents,
  });
  const lines: Json[] = cart.lineItems ?? [];
  if (lines.length === 0) return cart;
  return {
    ...cart,
    totalPrice: less(
      cart.totalPrice,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    lineItems: lines.map((line) => ({
      ...line,
      totalPrice: less(line.totalPrice, line.quantity),
      product: { ...line.product, price: less(line.product.price, 1) },
    })),
  };
}

/** A towel of 100x150 costs on its line what the smallest towel costs; its price is the right one. */
function cheapestSize(cart: Json) {
  const cheaper = (line: Json) => ({
    ...line,
    totalPrice: { ...line.totalPrice, centAmount: line.totalPrice.centAmount - 1_000 },
  });
  const isTowel = (line: Json) => line.sku === '502915-100x150';
  const lines: Json[] = cart.lineItems ?? [];
  if (!lines.some(isTowel)) return cart;
  const { totalPrice } = cart;
  return {
    ...cart,
    totalPrice: { ...totalPrice, centAmount: totalPrice.centAmount - 1_000 },
    lineItems: lines.map((line) => (isTowel(line) ? cheaper(line) : line)),
  };
}

/** A refusal of an old version does not say which is the current one. */
export const lostVersions: Mutation = async (asked, forward) => {
  const reply = await forward(asked);
  if (codeOf(reply) !== 'CART_VERSION_CONFLICT') return reply;
  const { version: _, ...refusal } = jsonOf(reply);
  return withJson(reply, refusal);
};

export const cartMutants: readonly Mutant[] = [
  one(
    'a cart says nothing of its delivery',
    'cart.create',
    answering('POST', /^\/carts$/, ({ shippingInfo: _, ...cart }) => cart),
  ),
  remembering('the cart of another session is answered', 'cart.not-yours', () =>
    knowsOwners(({ method }) => method === 'GET'),
  ),
  remembering('the cart of another session can be changed', 'cart.not-yours', () =>
    knowsOwners(({ method }) => method !== 'GET'),
  ),
  one('a cart of somebody else is 403', 'cart.not-yours', async (asked, forward) => {
    const reply = await forward(asked);
    const isThere = codeOf(reply) === 'CART_NOT_FOUND' && !asked.path.includes('nobody');
    return isThere && asked.path !== '/carts-self' ? { ...reply, status: 403 } : reply;
  }),
  one(
    'a customer may have two carts',
    'cart.one',
    insisting('CART_ALREADY_EXISTS', async (asked, _, forward) => ({
      ...(await forward({ ...asked, method: 'GET', path: '/carts-self', body: '' })),
      status: 201,
    })),
  ),
  remembering('a deleted cart is still answered', 'cart.delete', keepsDeleted),
  one(
    'a new cart costs a cent',
    'cart.empty-total',
    answering('POST', /^\/carts$/, (cart) => ({
      ...cart,
      totalPrice: { ...cart.totalPrice, centAmount: 1 },
    })),
  ),
  one('an item is added twice', 'lines.add', addTwice),
  one(
    'what is sold out is added without a word',
    'lines.add-sold-out',
    shrugging('PRODUCT_OUT_OF_STOCK'),
  ),
  one(
    'more than there is is added without a word',
    'lines.add-more-than-there-is',
    shrugging('QUANTITY_NOT_AVAILABLE'),
  ),
  one('a list in part is 200', 'lines.list-in-part', restating(206, 200)),
  one(
    'a list in part does not say what is missing',
    'lines.list-in-part',
    answering('POST', /products-list/, (cart) => ({
      ...cart,
      productsNotAdded: [],
    })),
  ),
  one('a line that is not there is removed with 200', 'lines.remove', shrugging('LINE_NOT_FOUND')),
  one('a line holds eleven', 'lines.limit', shrugging('QUANTITY_LIMIT_REACHED')),
  remembering('the total is the one before the change', 'totals.lines', staleTotal),
  one(
    'a line costs one of its items',
    'totals.lines',
    answering(
      'GET|POST|PUT',
      ANY_CART,
      withLines((line) => ({
        ...line,
        totalPrice: { ...line.totalPrice, centAmount: line.product.price.centAmount },
      })),
    ),
  ),
  one(
    'a size that costs more is paid as the cheapest one',
    'totals.catalogue',
    answering('GET|POST|PUT', ANY_CART, cheapestSize),
  ),
  one(
    'the total is in another currency',
    'totals.currency',
    answering('GET|POST|PUT', CHANGE, (cart) =>
      cart.totalPrice ? { ...cart, totalPrice: { ...cart.totalPrice, currencyCode: 'GBP' } } : cart,
    ),
  ),
  one(
    'a cart has the prices of the day before',
    'totals.catalogue',
    answering('GET|POST|PUT', ANY_CART, olderPrices),
  ),
  one('a change of an old version is made', 'versions.stale', lastWins),
  one('a stale version is not told the current one', 'versions.stale', lostVersions),
  one('a change without a version is made', 'versions.missing', async (asked, forward) => {
    const isBare = asked.method !== 'GET' && CHANGE.test(asked.path) && !asked.query.has('version');
    if (!isBare) return forward(asked);
    const { version } = jsonOf(await readCart(asked, forward));
    return forward(withQuery(asked, 'version', String(version)));
  }),
  one(
    'a refresh does not raise the version',
    'versions.raised',
    answering('GET|PUT', ANY_CART, (cart) => ({
      ...cart,
      version: Math.min(cart.version, 4),
    })),
  ),
  one('a key is not looked at', 'keys.once', (asked, forward) =>
    forward(without(asked, 'idempotency-key')),
  ),
  one(
    'a key answers whatever comes with it',
    'keys.other-request',
    shrugging('IDEMPOTENCY_KEY_REUSED'),
  ),
  one(
    'a refused request stays refused under its key',
    'keys.refused',
    (() => {
      const refused = new Map<string, Awaited<ReturnType<Forward>>>();
      return async (asked: Asked, forward: Forward) => {
        const key = asked.headers.get('idempotency-key') ?? '';
        const known = refused.get(key);
        const reply = known ?? (await forward(asked));
        if (key !== '' && reply.status >= 400) refused.set(key, reply);
        return reply;
      };
    })(),
  ),
  one('two tabs are both done', 'races.two-tabs', lastWins),
  remembering('a version is read before its lines are written', 'races.dropped', olderLines),
  one('a key is not looked at after an answer was lost', 'races.dropped-keyed', (asked, forward) =>
    forward(without(asked, 'idempotency-key')),
  ),
  one(
    'a key counts once only when nobody else is at it',
    'races.one-key-ten-times',
    (() => {
      const seen = new Map<string, number>();
      return (asked: Asked, forward: Forward) => {
        const key = asked.headers.get('idempotency-key');
        if (key === null) return forward(asked);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        // Every second twin goes through as another request.
        return count % 2 === 0
          ? lastWins(without(asked, 'idempotency-key'), forward)
          : forward(asked);
      };
    })(),
  ),
];

import { type Mutant, one, remembering, shrugging } from './mutant.ts';
import {
  type Asked,
  answering,
  asking,
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
  withQuery,
} from './mutant-proxy.ts';

const ANY_CART = /^\/carts/;
const METHODS = /^\/deliveries\/shipping-methods$/;
const SHIP = /\/shipping-method\/\w+$/;
const PAY = /\/payments\/cardone$/;
const VALIDATE = /\/validate$/;
const ORDERS = /^\/customers-self\/orders$/;

const takesAll = shrugging('CART_LOCKED');

/** A cart's total without what its delivery costs. */
const withoutDelivery: Mutation = answering('GET|POST|PUT', ANY_CART, (cart) =>
  cart.shippingInfo
    ? {
        ...cart,
        totalPrice: {
          ...cart.totalPrice,
          centAmount: cart.totalPrice.centAmount - cart.shippingInfo.price,
        },
      }
    : cart,
);

/** The delivery costs what it did at first, whatever the goods come to. */
function neverFree(): Mutation {
  const prices = new Map<string, number>();
  return answering('GET|POST|PUT', ANY_CART, (cart) => {
    if (!cart.shippingInfo) return cart;
    const price = prices.get(cart.id) ?? cart.shippingInfo.price;
    prices.set(cart.id, price);
    return { ...cart, shippingInfo: { ...cart.shippingInfo, price } };
  });
}

/** A payment of whatever amount is started. */
const anyAmount: Mutation = insisting('CART_CHANGED', async (asked, _, forward) => {
  const { totalPrice } = jsonOf(await readCart(asked, forward));
  const body = { ...JSON.parse(asked.body), amountPlanned: totalPrice.centAmount };
  return forward({ ...asked, body: JSON.stringify(body) });
});

/** A refresh of a cart whose payment was started here changes nothing. */
function neverFreed(): Mutation {
  const started = new Set<string>();
  return (asked, forward) => {
    if (PAY.test(asked.path)) started.add(cartIdIn(asked));
    const isKept = asked.path.endsWith('/refresh') && started.has(cartIdIn(asked));
    return isKept ? readCart(asked, forward) : forward(asked);
  };
}

/** Asks for an order as the customer who placed it. */
function asBuyer(): Mutation {
  const buyers = new Map<string, string>();
  return async (asked: Asked, forward: Forward) => {
    const buyer =
      asked.method === 'GET' ? buyers.get(asked.path.split('/').at(-1) ?? '') : undefined;
    const reply = await forward(buyer ? withHeader(asked, 'authorization', buyer) : asked);
    if (VALIDATE.test(asked.path) && reply.status === 200)
      buyers.set(jsonOf(reply).orderNumber, asked.headers.get('authorization') ?? '');
    return reply;
  };
}

/** The stock as it was when it was first asked for. */
function oldStock(): Mutation {
  const kept = new Map<string, Json>();
  return async (asked, forward) => {
    const name = asked.query.get('skus') ?? '';
    if (!asked.path.endsWith('/stocks')) return forward(asked);
    const reply = await forward(asked);
    const json = kept.get(name) ?? jsonOf(reply);
    kept.set(name, json);
    return withJson(reply, json);
  };
}

/** Each answer has another order number. */
function manyOrders(): Mutation {
  let count = 0;
  return answering('POST', VALIDATE, (order) => {
    count += 1;
    return { ...order, orderNumber: `${order.orderNumber}-${count}` };
  });
}

/** Everybody is sold the last ones: what the platform refuses is answered as the sale before. */
function oversells(): Mutation {
  const started = Promise.withResolvers<Reply>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    if (PAY.test(asked.path)) {
      if (reply.status !== 200) return started.promise;
      started.resolve(reply);
    }
    const isRefused = VALIDATE.test(asked.path) && reply.status >= 400;
    return isRefused ? { ...reply, status: 200 } : reply;
  };
}

const off = (order: Json) => ({
  ...order,
  totalPrice: { ...order.totalPrice, centAmount: order.totalPrice.centAmount - 1 },
});

export const orderMutants: readonly Mutant[] = [
  one('a delivery is not in the total', 'checkout.total', withoutDelivery),
  one(
    'a delivery costs more than was offered',
    'checkout.total',
    answering('GET', METHODS, (methods) =>
      methods.map((method: Json) => ({
        ...method,
        shippingRate: {
          ...method.shippingRate,
          price: { centAmount: Math.max(0, method.shippingRate.price.centAmount - 1) },
        },
      })),
    ),
  ),
  one(
    'a delivery costs more than the shop says of it',
    'checkout.rates',
    answering('GET', /^\/web-domains/, (shops) =>
      shops.map((shop: Json) => ({
        ...shop,
        params: {
          ...shop.params,
          shippingRates: shop.params.shippingRates.map((rate: Json) => ({
            ...rate,
            price: rate.price + 100,
          })),
        },
      })),
    ),
  ),
  remembering('a delivery never becomes free', 'checkout.free-above', neverFree),
  one(
    'a country that is not served is offered home',
    'checkout.not-served',
    async (asked, forward) => {
      if (!METHODS.test(asked.path) || asked.query.get('country') !== 'AQ') return forward(asked);
      const query = new URLSearchParams(asked.query);
      query.set('country', 'FR');
      return forward({ ...asked, query });
    },
  ),
  one(
    'an address with a wrong postcode is kept',
    'checkout.wrong-address',
    shrugging('ADDRESS_INVALID'),
  ),
  one(
    'the address of a cart is forgotten',
    'checkout.kept',
    answering('POST', SHIP, (cart) => ({
      ...cart,
      billingAddress: null,
    })),
  ),
  one('a payment is of any amount', 'payments.other-amount', anyAmount),
  one('a cart that is being paid is changed', 'payments.locked', (asked, forward) =>
    asked.path.includes('/products/') ? takesAll(asked, forward) : forward(asked),
  ),
  one(
    'a payment returns to anybody’s site',
    'payments.return-elsewhere',
    async (asked, forward) => {
      if (!PAY.test(asked.path)) return forward(asked);
      const { returnUrl } = JSON.parse(asked.body);
      const isAway = returnUrl.includes('stranger');
      const known = isAway ? 'http://localhost:3000/fr-fr/order-cardone-check' : returnUrl;
      return forward({
        ...asked,
        body: JSON.stringify({ ...JSON.parse(asked.body), returnUrl: known }),
      });
    },
  ),
  one('an unpaid cart is ordered', 'payments.unpaid', restating('PAYMENT_REQUIRED', 200)),
  one(
    'a payment leads nowhere',
    'payments.start',
    answering('POST', PAY, (result) => ({
      ...result,
      redirectUrl: null,
    })),
  ),
  remembering('a payment that was left stays', 'payments.left', neverFreed),
  one(
    'a refused payment is refused in another word',
    'payments.refused',
    async (asked, forward) => {
      const reply = await forward(asked);
      const isRefused = codeOf(reply) === 'PAYMENT_REQUIRED';
      return isRefused ? withJson(reply, { ...jsonOf(reply), code: 'PAYMENT_REFUSED' }) : reply;
    },
  ),
  one(
    'an order has cheaper lines and a dearer delivery than its cart',
    'orders.total',
    answering('POST', VALIDATE, (order) => ({
      ...order,
      shippingInfo: { ...order.shippingInfo, price: order.shippingInfo.price + 1 },
      lineItems: order.lineItems.map((line: Json, place: number) =>
        place > 0
          ? line
          : {
              ...line,
              totalPrice: { ...line.totalPrice, centAmount: line.totalPrice.centAmount - 1 },
            },
      ),
    })),
  ),
  one(
    'the size of a page of orders is not looked at',
    'orders.pages',
    asking('GET', ORDERS, (asked) => withQuery(asked, 'size', null)),
  ),
  one('an order is a cent cheaper than its cart', 'orders.total', answering('POST', VALIDATE, off)),
  one(
    'an order is listed twice',
    'orders.listed',
    answering('GET', ORDERS, (json) => ({
      ...json,
      values: json.values.flatMap((order: Json) => [order, order]),
    })),
  ),
  one(
    'an order has no date',
    'orders.placed',
    answering('POST', VALIDATE, (order) => ({
      ...order,
      createdAt: 'today',
    })),
  ),
  one(
    'an ordered cart stays',
    'orders.cart-gone',
    insisting('CART_NOT_FOUND', async (asked, _, forward) => {
      const cartId = cartIdIn(asked);
      const path = `/orders/by-cart/${cartId}`;
      return forward({ ...asked, path, query: new URLSearchParams(), body: '' });
    }),
  ),
  remembering('what is ordered stays in stock', 'orders.stock', oldStock),
  remembering('another customer’s order is answered', 'orders.not-yours', asBuyer),
  remembering('each answer to an order is another order', 'races.ten-orders', manyOrders),
  remembering('the last ones are sold twice', 'races.last-ones', oversells),
];

import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DomainError } from '../../../src/domain/errors.ts';
import type { OrderJourney } from '../../../src/domain/order/order.schema.ts';
import {
  claimOrder,
  getOrderJourney,
  trackOrder,
} from '../../../src/domain/order/order-journey.calls.ts';
import { vendure } from './context.ts';
import { ORDER_FIELDS, orderSchema, type VendureOrder } from './order-lines.ts';
import { requireOrder, toOrder } from './orders.ts';
import { ok, serve } from './serve.ts';
import { type Shop, whereOf } from './shops.ts';
import { openText, sealText } from './tokens.ts';

/** Where an order is: fulfilments and refunds of Vendure. Returns are none of it. */

const SENT: readonly string[] = ['Shipped', 'Delivered'];

const historySchema = z.object({
  orders: z.object({
    items: z.array(
      z.object({
        history: z.object({
          items: z.array(
            z.object({
              createdAt: z.string(),
              data: z.object({ fulfillmentId: z.coerce.string(), to: z.string() }),
            }),
          ),
        }),
      }),
    ),
  }),
});
const HISTORY = `query ($code: String!) {
  orders(options: { take: 1, filter: { code: { eq: $code } } }) {
    items {
      history(options: { take: 100, filter: { type: { eq: "ORDER_FULFILLMENT_TRANSITION" } } }) {
        items { createdAt data }
      }
    }
  }
}`;

/** When parcels left, by their ids: a fulfilment is often made long before it is shipped. */
async function departuresOf(shop: Shop, code: string): Promise<ReadonlyMap<string, string>> {
  const { orders } = historySchema.parse(await vendure.admin(HISTORY, { code }, whereOf(shop)));
  const moves = orders.items.flatMap(({ history }) => history.items);
  return new Map(
    moves
      .filter(({ data }) => data.to === 'Shipped')
      .map(({ createdAt, data }) => [data.fulfillmentId, createdAt]),
  );
}

async function journeyOf(
  { code, orderPlacedAt, createdAt, fulfillments, payments }: VendureOrder,
  shop: Shop,
): Promise<OrderJourney> {
  const gone = (fulfillments ?? []).filter(({ state }) => SENT.includes(state));
  const departures = gone.length > 0 ? await departuresOf(shop, code) : new Map<string, string>();
  const sent = gone.map((one) => ({ ...one, leftAt: departures.get(one.id) ?? one.updatedAt }));
  const refunds = (payments ?? []).flatMap((payment) => payment.refunds);
  const events: OrderJourney['events'] = [
    { kind: 'placed', at: orderPlacedAt ?? createdAt },
    ...sent.map((one) => ({ kind: 'shipped' as const, at: one.leftAt })),
    ...sent
      .filter(({ state }) => state === 'Delivered')
      .map((one) => ({ kind: 'delivered' as const, at: one.updatedAt })),
    ...refunds
      .filter(({ state }) => state === 'Settled')
      .map((one) => ({ kind: 'refunded' as const, at: one.createdAt })),
  ];
  return {
    events: events.toSorted((one, other) => one.at.localeCompare(other.at)),
    parcels: sent.map(({ method, trackingCode, leftAt }) => ({
      ...{ carrier: method, trackingNumber: trackingCode || null, trackingUrl: null, leftAt },
    })),
    ...{ returns: [], withdrawable: null, returnable: null, ways: [] },
  };
}

serve(getOrderJourney, async ({ params: { orderNumber } }, { shop, customerId }) =>
  ok(await journeyOf(await requireOrder(shop, orderNumber, customerId), shop)),
);

const foundSchema = z.object({
  orders: z.object({
    items: z.array(
      orderSchema.extend({ customer: z.object({ id: z.string(), emailAddress: z.string() }) }),
    ),
  }),
});
const FIND = `query ($code: String!) {
  orders(options: { take: 1, filter: { code: { eq: $code }, orderPlacedAt: { isNull: false } } }) {
    items { ${ORDER_FIELDS} customer { emailAddress } }
  }
}`;

async function find(shop: Shop, code: string) {
  const { orders } = foundSchema.parse(await vendure.admin(FIND, { code }, whereOf(shop)));
  return orders.items[0];
}

const MAX_CLAIMS = 10;
const CLAIMS_MS = 10 * 60_000;
const claims = new LRUCache<string, number>({ max: 50_000, ttl: CLAIMS_MS });

serve(claimOrder, async ({ body: { orderNumber, email } }, { shop }) => {
  const tried = (claims.get(orderNumber) ?? 0) + 1;
  claims.set(orderNumber, tried, { noUpdateTTL: true });
  if (tried > MAX_CLAIMS) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 600 });
  const order = await find(shop, orderNumber);
  if (order?.customer.emailAddress.toLowerCase() !== email.toLowerCase())
    throw new DomainError('ORDER_CLAIM_UNKNOWN');
  return ok({ token: await sealText(order.code, '1 h') });
});

serve(trackOrder, async ({ body: { token } }, { shop }) => {
  const code = await openText(token);
  const order = code === null ? undefined : await find(shop, code);
  if (order === undefined) throw new DomainError('ORDER_LINK_UNKNOWN');
  const {
    orderNumber,
    createdAt,
    totalPrice,
    lineItems,
    discounts,
    shippingInfo,
    status,
    shippingAddress,
  } = await toOrder(order, shop);
  return ok({
    ...{ orderNumber, createdAt, totalPrice, lineItems, discounts, shippingInfo, status },
    ...{ town: shippingAddress?.city ?? null, isGuest: false, giftWrap: null },
    journey: await journeyOf(order, shop),
  });
});

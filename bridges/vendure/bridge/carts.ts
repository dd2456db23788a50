import { z } from 'zod';
import {
  addProduct,
  addProducts,
  addPromoCode,
  changeQuantity,
  createCart,
  deleteCart,
  getCart,
  getOwnCart,
  mergeCarts,
  refreshCart,
  removeLine,
  removePromoCode,
  setBillingAddress,
  setShippingMethod,
} from '../../../src/domain/cart/cart.calls.ts';
import { type Cart, cartPaymentSchema } from '../../../src/domain/cart/cart.schema.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import { sumOf } from '../../../src/domain/money/money.ts';
import { getShippingMethods } from '../../../src/domain/shipping/shipping.calls.ts';
import { HEADER } from '../../../src/domain/wire/headers.ts';
import type { Deed, Owner } from '../server/changes.ts';
import { heldBy, type VendureOrder } from './order-lines.ts';
import { askPlugin, readCart, refusalOf } from './plugin.ts';
import { requireAddress, toVendureAddress } from './postal.ts';
import { type Caller, ok, serve } from './serve.ts';
import type { Shop } from './shops.ts';

/** Carts are orders of Vendure that are not placed yet. */

const ownerOf = ({ sessionId, customerId }: Caller): Owner => ({ session: sessionId, customerId });

/** What is to be paid with what: a payment that is under way, or the method that was chosen. */
function plannedOf({ payments, customFields: { vitrinePlan } }: VendureOrder): Cart['payments'] {
  const started = (payments ?? []).filter(({ state }) => state === 'Created');
  const planned = started.map(({ method, amount, metadata }) => ({
    ...{ paymentProvider: method, paymentProduct: metadata?.product, amountPlanned: amount },
  }));
  const chosen: unknown[] = vitrinePlan === null ? [] : [JSON.parse(vitrinePlan)];
  return z.array(cartPaymentSchema).parse(planned.length > 0 ? planned : chosen);
}

export async function toCart(
  order: VendureOrder,
  shop: Shop,
  productsNotAdded: string[] = [],
): Promise<Cart> {
  const held = await heldBy(order, shop);
  return {
    ...held,
    id: order.code,
    version: order.customFields.vitrineVersion,
    discountCode: order.couponCodes.map((code) => ({
      ...{ code, type: 'promotion', productOutOfStock: [], opcId: null },
      value: held.discounts.find((one) => one.code === code)?.centAmount ?? 0,
    })),
    payments: plannedOf(order),
    ...{ loyaltyCard: null, giftCards: [], donations: [], giftWrap: null, loyaltyOffers: [] },
    customer: order.customer && { loyaltyCardId: null },
    ...{ loyaltyPointsEarned: 0, loyaltyBonusPointsEarned: 0, loyaltyPointsIncentive: 0 },
    ...{ productsNotAdded, sourceCartId: null, orderNumber: null },
  };
}

const notFound = (cartId: string) => refusalOf('CART_NOT_FOUND', cartId);

async function requireOrder(order: VendureOrder | null, cartId: string): Promise<VendureOrder> {
  if (order === null) throw notFound(cartId);
  return order;
}

async function findCart(caller: Caller, cartId: string): Promise<VendureOrder> {
  const { shop, sessionId: session, customerId } = caller;
  return requireOrder(await readCart(shop, { code: cartId, session, customerId }), cartId);
}

const notAddedSchema = z.object({ notAdded: z.array(z.string()) });

type Sent = { params: { cartId: string }; query: { version: number } };

/** One change of a cart. */
async function change(
  caller: Caller,
  { params: { cartId }, query: { version } }: Sent,
  does: Deed,
  key?: string,
) {
  const { order, result } = await askPlugin(
    caller.shop,
    { ask: 'change', code: cartId, owner: ownerOf(caller), change: { version, key, does } },
    cartId,
  );
  const { notAdded } = notAddedSchema.parse(result);
  return { order, notAdded };
}

export async function changed(caller: Caller, sent: Sent, does: Deed, key?: string) {
  const { order } = await change(caller, sent, does, key);
  return ok(await toCart(await requireOrder(order, sent.params.cartId), caller.shop));
}

function requireOwn({ customerId }: Caller, given: string | undefined, field: string): void {
  if (given === undefined || given === customerId) return;
  throw new DomainError('BAD_REQUEST', { field, message: `bad request: ${field}` });
}

serve(createCart, async ({ body: { user } }, caller) => {
  requireOwn(caller, user?.customerId, 'user.customerId');
  const { order } = await askPlugin(caller.shop, { ask: 'create', owner: ownerOf(caller) });
  const cart = await toCart(await requireOrder(order, ''), caller.shop);
  return { status: 201, body: cart };
});

serve(getOwnCart, async (_request, { shop, customerId }) =>
  ok(await toCart(await requireOrder(await readCart(shop, { customerId }), 'self'), shop)),
);

serve(getCart, async ({ params }, caller) =>
  ok(await toCart(await findCart(caller, params.cartId), caller.shop)),
);

serve(deleteCart, async (request, caller) => {
  await change(caller, request, { op: 'delete' });
  return { status: 204, body: null };
});

serve(addProduct, (request, caller) => {
  const key = request.headers[HEADER.idempotencyKey];
  return changed(caller, request, { op: 'add', sku: request.params.sku }, key);
});

serve(addProducts, async (request, caller) => {
  const { order, notAdded } = await change(caller, request, { op: 'addList', skus: request.body });
  const found = await requireOrder(order, request.params.cartId);
  const body = await toCart(found, caller.shop, notAdded);
  return { status: notAdded.length > 0 ? 206 : 200, body };
});

serve(changeQuantity, (request, caller) => {
  const { lineId, quantity } = request.params;
  return changed(caller, request, { op: 'quantity', lineId, quantity });
});

serve(removeLine, (request, caller) =>
  changed(caller, request, { op: 'remove', lineId: request.params.lineId }),
);

serve(refreshCart, (request, caller) => changed(caller, request, { op: 'refresh' }));

serve(addPromoCode, (request, caller) =>
  changed(caller, request, { op: 'code', code: request.params.promoCode }),
);

serve(removePromoCode, (request, caller) =>
  changed(caller, request, { op: 'withoutCode', code: request.params.promoCode }),
);

const mergedSchema = z.object({
  status: z.union([z.literal(200), z.literal(204), z.literal(226)]),
});

serve(mergeCarts, async ({ body: { cartId, customer } }, caller) => {
  const { shop, sessionId: session, customerId } = caller;
  requireOwn(caller, customer.customerId, 'customer.customerId');
  const { order, result } = await askPlugin(shop, {
    ...{ ask: 'merge', code: cartId, session, customerId },
  });
  const { status } = mergedSchema.parse(result);
  return { status, body: order === null ? null : await toCart(order, shop) };
});

serve(setBillingAddress, async (request, caller) => {
  const { body } = request;
  await findCart(caller, request.params.cartId);
  const address = requireAddress(body, caller.shop, false);
  return changed(caller, request, { op: 'billing', address: toVendureAddress(address) });
});

serve(setShippingMethod, async (request, caller) => {
  const { deliveryPointIdV2: _, ...body } = request.body;
  await findCart(caller, request.params.cartId);
  const method = request.params.shippingMethodId;
  const isPhoneRequired = caller.shop.params.phoneNumberByShippingMethod[method] === true;
  const address = toVendureAddress(requireAddress(body, caller.shop, isPhoneRequired));
  return changed(caller, request, { op: 'delivery', address, method });
});

serve(getShippingMethods, async ({ query: { country, cartId } }, caller) => {
  const { shop } = caller;
  const cart = cartId === undefined ? null : await findCart(caller, cartId);
  if (!shop.countries.includes(country)) return ok([]);
  const held = cart === null ? [] : (await heldBy(cart, shop)).lineItems;
  const sum = sumOf(held.map(({ totalPrice }) => totalPrice.centAmount));
  return ok(
    shop.params.shippingRates.map(({ method, price, freeAbove, minDays, maxDays }) => ({
      ...{ key: method, name: shop.methodNames.get(method) ?? '', promise: null },
      delay: { minDays, maxDays },
      shippingRate: {
        price: { centAmount: freeAbove !== null && sum > freeAbove ? 0 : price },
        freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
      },
    })),
  );
});

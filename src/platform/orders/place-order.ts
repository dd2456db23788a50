import { randomInt } from 'node:crypto';
import { itemCount } from '#src/domain/cart/cart.ts';
import { DomainError, isDomainError } from '#src/domain/errors.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { endOfRights } from '#src/domain/order/order-rights.ts';
import { countItems, itemsToSend } from '#src/domain/order/to-send.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import {
  assertAsSeen,
  assertOrderable,
  bringBack,
  type CartRow,
  cartNotFound,
  createFindFacts,
  isBare,
  type LivePricing,
  loadCart,
  lockOwnCart,
  markCartOrdered,
  priceLive,
  requireShop,
  type StoredCart,
  seenDue,
  spendCartPromotions,
  toDiscounts,
  toGiftCardPayments,
  toLineItems,
  toShippingInfo,
  type View,
} from '../carts/face.ts';
import { makeMember, recordPurchase } from '../customers/face.ts';
import { spendShares } from '../gift-cards/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { findPayable, notePaidOrder, type Payment, voidPayments } from '../payments/face.ts';
import { takeStock } from '../stock/face.ts';
import { completePaidOrder } from './complete-paid-order.ts';
import { mayOrderFree } from './free-cart.ts';
import { findOrderRowByCart, toOrder } from './order-store.ts';
import { orders } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
/** `version` null: whatever it is, as a job asks. */
type Target = { cartId: string; version: number | null };

/** `V` and ten digits, random so that nobody learns how many orders there are. */
function newOrderNumber(): string {
  return `V${randomInt(1_000_000_000, 10_000_000_000)}`;
}

/**
 * Turns a paid cart into its order, in one transaction: stock, promotions, gift cards,
 * payment and cart move together or not at all. A cart that is ordered already answers the same order, so
 * that twenty calls make one (F27). When price or stock changed against what the shopper saw,
 * nothing is ordered, what was authorised is given back, and CART_CHANGED is thrown (412, F15).
 */
export async function placeOrder(deps: Deps, customer: Customer, target: Target): Promise<Order> {
  try {
    return await inTransaction(deps.database, (tx) => order(tx, deps.now(), customer, target));
  } catch (error) {
    if (isDomainError(error, 'CART_CHANGED')) await voidPayments(deps, target.cartId);
    throw error;
  }
}

async function order(
  tx: Transaction,
  now: Date,
  customer: Customer,
  { cartId, version }: Target,
): Promise<Order> {
  const row = await lockOwnCart(tx, customer, cartId);
  if (row === null || row.customerId === null) throw cartNotFound(cartId);
  if (row.state === 'ordered') {
    const placed = await findOrderRowByCart(tx, customer.customerId, cartId);
    if (placed !== null) return toOrder(placed);
  }
  if (row.state !== 'active') throw cartNotFound(cartId);
  if (version !== null && version !== row.version) {
    throw new DomainError('CART_VERSION_CONFLICT', { version: row.version });
  }
  const shop = await requireShop(tx, row.storeId);
  const cart = await loadCart(tx, row);
  if (isBare(cart)) throw new DomainError('CART_EMPTY');
  const context = { shopper: customer, shop, now };
  const live = await priceLive(createFindFacts(tx, context), cart, { db: tx, ...context });
  assertAsSeen(cart, live);
  assertOrderable(cart);
  const lineItems = toLineItems(cart, live.facts);
  const due = seenDue(cart);
  const payment = due === 0 ? null : await findPaymentFor(tx, row, due);
  if (live.totalCents === 0 && !mayOrderFree(shop.params.freeCartCriteria, lineItems)) {
    throw new DomainError('FREE_CART_NOT_ALLOWED');
  }
  const orderNumber = newOrderNumber();
  const lacking = await takeStock(tx, cart.lines, { orderNumber }, now);
  if (lacking.length > 0) throw new DomainError('CART_CHANGED');
  return writeOrder(tx, now, customer, { orderNumber, cart, live, payment, shop });
}

/** The payment, or the voucher for one, of exactly this cart, version, amount and currency (T36). */
async function findPaymentFor(tx: Transaction, row: CartRow, cents: number): Promise<Payment> {
  const payment = (await findPayable(tx, row.cartId)).find(
    (found) =>
      found.cartVersion === row.version &&
      found.centAmount === cents &&
      found.currency === row.currency &&
      found.customerId === row.customerId,
  );
  if (payment === undefined) throw new DomainError('PAYMENT_REQUIRED');
  return payment;
}

/** What an order was paid with; one that costs nothing is `free`. Numbers are masked. */
function paymentsOf(cart: StoredCart, payment: Payment | null): Order['payments'] {
  const byGiftCards = toGiftCardPayments(cart);
  if (payment !== null) {
    const { provider: paymentProvider, product: paymentProduct, centAmount } = payment;
    return [...byGiftCards, { paymentProvider, paymentProduct, amountPlanned: centAmount }];
  }
  if (byGiftCards.length > 0) return byGiftCards;
  return [{ paymentProvider: 'house', paymentProduct: 'free', amountPlanned: 0 }];
}

type Placed = {
  orderNumber: string;
  cart: StoredCart;
  live: LivePricing;
  payment: Payment | null;
  shop: WebDomain;
};

/** How it is shipped; nobody knows when an order comes that waits for its payment. */
function shippingOf(cart: StoredCart, { facts }: LivePricing, payment: Payment | null, view: View) {
  const shippingInfo = toShippingInfo(cart, facts, view);
  const isAwaited = payment?.status === 'PresentToShopper';
  return shippingInfo && isAwaited ? { ...shippingInfo, promise: null } : shippingInfo;
}

async function writeOrder(
  tx: Transaction,
  now: Date,
  { customerId, lang }: Customer,
  { orderNumber, cart, live, payment, shop }: Placed,
): Promise<Order> {
  const { row } = cart;
  const { extras } = live;
  const lineItems = toLineItems(cart, live.facts);
  const paid = { cartId: row.cartId, orderNumber };
  if (!(await spendShares(tx, paid, cart.giftCardPlans, now)))
    throw new DomainError('CART_CHANGED');
  if (!(await spendCartPromotions(tx, cart, { orderNumber, customerId, shop }, now)))
    throw new DomainError('CART_CHANGED');
  const [placed] = await tx
    .insert(orders)
    .values({
      orderNumber,
      cartId: row.cartId,
      customerId,
      storeId: row.storeId,
      status: payment?.status === 'PresentToShopper' ? 'awaiting-payment' : 'placed',
      voucher: payment?.voucher ?? null,
      createdAt: now,
      totalCentAmount: live.totalCents,
      currency: row.currency,
      itemCount: itemCount({ lineItems, ...extras }),
      toSend: countItems(itemsToSend({ lineItems, exchanges: [], returns: [], parcels: [] })),
      lineItems,
      ...extras,
      loyaltyPointsEarned: live.points.earned,
      loyaltyBonusPointsEarned: live.points.bonus,
      discounts: toDiscounts(cart, lang),
      shippingInfo: shippingOf(cart, live, payment, { lang, now, shop }),
      shippingAddress: row.shippingAddress,
      billingAddress: row.billingAddress,
      payments: paymentsOf(cart, payment),
    })
    .returning();
  if (placed === undefined) throw new Error('the new order was not stored');
  if (payment !== null) {
    await notePaidOrder(tx, { reference: payment.reference, orderNumber }, now);
  }
  await markCartOrdered(tx, row, now);
  await bringBack(tx, { customerId, storeId: row.storeId });
  if (extras.loyaltyCard !== null) {
    const isMade = await makeMember(tx, customerId, extras.loyaltyCard.cardId, now);
    // The card has just been ordered from another cart.
    if (!isMade) throw new DomainError('CART_CHANGED');
  }
  await recordPurchase(tx, customerId, {
    day: shopDay(now, shop.countryCodeISO2),
    names: row.billingAddress,
    rightsEnd: endOfRights(now),
  });
  // An order that waits for its payment is final once it is paid.
  if (placed.status === 'placed') await completePaidOrder(tx, placed, now);
  return toOrder(placed);
}

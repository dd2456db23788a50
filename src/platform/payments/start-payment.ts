import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { PaymentResult } from '#src/domain/payment/payment.schema.ts';
import { isOffered, type PaymentMethod } from '#src/domain/payment/payment.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { findOwnCart, loadCart, lockOwnCart } from '../carts/cart-store.ts';
import { seenDue, toCart } from '../carts/cart-view.ts';
import { assertChangeable, requireShop } from '../carts/change-cart.ts';
import { createFindFacts, priceLive } from '../carts/live-pricing.ts';
import { assertAsSeen, assertOrderable } from '../carts/orderable.ts';
import { carts } from '../carts/tables.ts';
import { inTransaction } from '../database/database.ts';
import { holdShares } from '../gift-cards/gift-card-uses.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Customer } from '../http/require-customer.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { itemSize } from '../texts/item-size.ts';
import { textsFor } from '../texts/platform-texts.ts';
import type { PlatformTexts } from '../texts/text-types.ts';
import type { CardGateway, PaymentItem } from './card-gateway.ts';
import { SETTLE_PAYMENT } from './payment-jobs.ts';
import { assertAttemptsLeft, assertVouchersLeft } from './payment-limits.ts';
import { PAYMENT_LIFETIME_MS, SETTLE_AFTER_MS } from './payment-rules.ts';
import { findPayment, type Payment } from './payment-store.ts';
import { toPaymentResult } from './payment-view.ts';
import { closePayment, recordStatus } from './record-status.ts';
import { payments } from './tables.ts';

/**
 * What a payment is for, as its provider shows it: items, extras, reductions,
 * delivery, and what gift cards pay. The cents of all of them make the amount to pay.
 */
function paymentItems(
  { lineItems, loyaltyCard, giftCards, donations, discounts, shippingInfo, payments }: Cart,
  { mails: { order: words }, invoice }: Pick<PlatformTexts, 'mails' | 'invoice'>,
): PaymentItem[] {
  const item = (label: string, centAmount: number, details: string[] = []) => ({
    label,
    details,
    centAmount,
  });
  return [
    ...lineItems.map(({ product, quantity, totalPrice }) =>
      item(product.name, totalPrice.centAmount, [
        product.colour.label,
        itemSize(words, product),
        ...(quantity > 1 ? [words.quantity(quantity)] : []),
      ]),
    ),
    ...(loyaltyCard === null ? [] : [item(words.loyaltyCard, loyaltyCard.price)]),
    ...giftCards.map(({ price, recipientName }) => item(words.giftCard, price, [recipientName])),
    ...donations.map(({ price }) => item(words.donation, price)),
    ...discounts.map(({ label, centAmount }) => item(label, -centAmount)),
    ...(shippingInfo === null ? [] : [item(shippingInfo.name, shippingInfo.price)]),
    ...payments.flatMap(({ amountPlanned, ...paid }) =>
      paid.giftCardId === undefined
        ? []
        : [item(invoice.byGiftCard(shownCardNumber(paid)), -amountPlanned)],
    ),
  ];
}

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

type PaymentRequest = {
  cartId: string;
  version: number;
  provider: CardProvider;
  paymentProduct: PaymentMethod;
  /** Cents, as the shopper saw them. */
  amountPlanned: number;
  returnUrl: string;
  botCheck?: string | undefined;
  walletToken?: string | undefined;
};

/** Throws unless the shop offers a method for an amount. */
export function assertOffered(shop: WebDomain, method: PaymentMethod, cents: number): void {
  const product = shop.params.paymentProducts.find(({ name }) => name === method);
  if (product === undefined || cents === 0 || !isOffered(product, cents)) {
    throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  }
}

/** A shopper may only be sent back to one of our storefronts (T14). */
function assertReturnUrl(returnUrl: string, origins: readonly string[]): void {
  const url = URL.parse(returnUrl);
  if (url === null || url.username !== '' || !origins.includes(url.origin)) {
    throw new DomainError('BAD_REQUEST', { field: 'returnUrl' });
  }
}

/** A check that was blocked loses no sale; one that was made and failed stops the payment. */
async function assertPerson(gateway: CardGateway, { botCheck }: PaymentRequest): Promise<void> {
  if (botCheck === undefined || (await gateway.isPerson(botCheck))) return;
  throw new DomainError('BOT_CHECK_FAILED');
}

/**
 * Freezes the cart, holds what its gift cards pay, opens a payment of the rest that is good for
 * exactly this cart, version, amount and currency (T36), and answers where the shopper goes. An earlier
 * payment of the cart that is not decided is closed first; one that is authorised locks it.
 */
export async function startPayment(
  deps: Deps,
  gateway: CardGateway,
  customer: Customer,
  request: PaymentRequest,
): Promise<PaymentResult> {
  assertReturnUrl(request.returnUrl, deps.config.storefrontOrigins);
  await assertPerson(gateway, request);
  await closeEarlier(deps, gateway, customer, request);
  const { payment, items } = await storePayment(deps, customer, request);
  return openPayment(deps, gateway, customer, request, payment, items);
}

async function closeEarlier(
  deps: Deps,
  gateway: CardGateway,
  customer: Customer,
  { cartId, version }: PaymentRequest,
): Promise<void> {
  const row = await findOwnCart(deps.database, customer, cartId);
  if (row === null || row.lockedBy === null || row.version !== version) return;
  const earlier = await findPayment(deps.database, row.lockedBy);
  if (earlier !== null) await closePayment(deps, gateway, earlier, { challenged: true });
}

function storePayment(
  { database, now, config }: Deps,
  customer: Customer,
  request: PaymentRequest,
): Promise<{ payment: Payment; items: PaymentItem[] }> {
  return inTransaction(database, async (tx) => {
    const locked = await lockOwnCart(tx, customer, request.cartId);
    const row = assertChangeable(locked, { ...request, customerOnly: true });
    const { customerId, clientGroup = null } = customer;
    const client = clientGroup && config.sealing.digest('client', clientGroup);
    const payer = { customerId, client };
    await assertAttemptsLeft(tx, { ...payer, cartId: row.cartId }, now());
    await assertVouchersLeft(tx, request.paymentProduct, payer, now());
    const shop = await requireShop(tx, row.storeId);
    const cart = await loadCart(tx, row);
    assertOrderable(cart);
    const context = { shopper: customer, shop, now: now() };
    const live = await priceLive(createFindFacts(tx, context), cart, context);
    assertAsSeen(cart, live);
    const due = seenDue(cart);
    if (due !== request.amountPlanned) throw new DomainError('CART_CHANGED');
    assertOffered(shop, request.paymentProduct, due);
    if (!(await holdShares(tx, row.cartId, cart.giftCardPlans, now()))) {
      throw new DomainError('CART_CHANGED');
    }
    const [payment] = await tx
      .insert(payments)
      .values({
        reference: randomUUID(),
        cartId: row.cartId,
        cartVersion: row.version,
        centAmount: due,
        currency: row.currency,
        ...payer,
        storeId: row.storeId,
        provider: request.provider,
        product: request.paymentProduct,
        merchant: `vitrine-${row.storeId}`,
        status: 'RedirectShopper',
        createdAt: now(),
        changedAt: now(),
        expiresAt: new Date(now().getTime() + PAYMENT_LIFETIME_MS),
      })
      .returning();
    if (payment === undefined) throw new Error('the new payment was not stored');
    await enqueue(tx, SETTLE_PAYMENT, payment.reference, { afterSeconds: SETTLE_AFTER_MS / 1_000 });
    const { provider: paymentProvider, paymentProduct, amountPlanned } = request;
    await tx
      .update(carts)
      .set({
        lockedBy: payment.reference,
        plannedPayment: { paymentProvider, paymentProduct, amountPlanned },
      })
      .where(eq(carts.cartId, row.cartId));
    const { lang } = customer;
    const ordered = toCart(cart, live.facts, { lang, now: now() });
    return { payment, items: paymentItems(ordered, textsFor(lang)) };
  });
}

/** A provider that does not take the payment leaves an Error, and the cart open again. */
async function openPayment(
  { database, now }: Deps,
  gateway: CardGateway,
  { lang }: Customer,
  { provider, returnUrl, walletToken }: PaymentRequest,
  payment: Payment,
  items: PaymentItem[],
): Promise<PaymentResult> {
  const { reference, product, merchant, centAmount, currency: currencyCode } = payment;
  const opened = await gateway
    .open({
      ...{ provider, product, reference, merchant, centAmount, currencyCode, lang, returnUrl },
      items,
      walletToken: walletToken ?? null,
    })
    .catch(() => null);
  if (opened === null) {
    const failed = await inTransaction(database, (tx) => recordStatus(tx, payment, 'Error', now()));
    return toPaymentResult(failed);
  }
  const { redirectUrl } = opened;
  await database.update(payments).set({ redirectUrl }).where(eq(payments.reference, reference));
  return toPaymentResult({ ...payment, redirectUrl });
}

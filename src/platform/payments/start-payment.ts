import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { DomainError } from '#src/domain/errors.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import { vatOf } from '#src/domain/order/vat.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import { type Due, isOffered } from '#src/domain/payment/offered-method.ts';
import type { PaymentResult } from '#src/domain/payment/payment.schema.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import {
  assertAsSeen,
  assertChangeable,
  assertOrderable,
  createFindFacts,
  findOwnCart,
  freezeCart,
  holdCartPromotions,
  loadCart,
  lockOwnCart,
  priceLive,
  requireShop,
  type StoredCart,
  seenDue,
  toCart,
} from '../carts/face.ts';
import { findContact } from '../customers/face.ts';
import { holdShares } from '../gift-cards/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { itemDetails } from '../kernel/texts/item-size.ts';
import { textsFor } from '../kernel/texts/platform-texts.ts';
import type { PlatformTexts } from '../kernel/texts/text-types.ts';
import type { CardGateway, CardPayment, PaymentItem } from './card-gateway.ts';
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
  {
    lineItems,
    loyaltyCard,
    giftCards,
    donations,
    giftWrap,
    discounts,
    shippingInfo,
    payments,
    ...cart
  }: Cart,
  { mails: { order: words }, invoice }: Pick<PlatformTexts, 'mails' | 'invoice'>,
  { shop, now }: { shop: WebDomain; now: Date },
): PaymentItem[] {
  const { shippingAddress } = cart;
  const vat = vatOf({ shippingAddress, createdAt: now.toISOString() }, shop);
  const rate = Math.round(vat.rate * 10);
  const item = (
    kind: PaymentItem['kind'],
    label: string,
    centAmount: number,
    { details = [], quantity = 1 }: { details?: string[]; quantity?: number } = {},
  ) => ({
    ...{ kind, label, details, quantity, centAmount },
    // Gift cards are taxed where they are spent, donations never.
    vatRate: kind === 'extra' || kind === 'gift-card' ? 0 : rate,
  });
  return [
    ...lineItems.map(({ product, quantity, totalPrice }) =>
      item('item', product.name, totalPrice.centAmount, {
        details: [
          ...itemDetails(words, product),
          ...(quantity > 1 ? [words.quantity(quantity)] : []),
        ],
        quantity,
      }),
    ),
    ...(loyaltyCard === null ? [] : [item('extra', words.loyaltyCard, loyaltyCard.price)]),
    ...giftCards.map(({ price, recipientName }) =>
      item('extra', words.giftCard, price, { details: [recipientName] }),
    ),
    ...donations.map(({ price }) => item('extra', words.donation, price)),
    ...(giftWrap === null ? [] : [item('item', words.giftWrap, giftWrap.price)]),
    ...discounts.map(({ label, centAmount }) => item('discount', label, -centAmount)),
    ...(shippingInfo === null ? [] : [item('delivery', shippingInfo.name, shippingInfo.price)]),
    ...payments.flatMap(({ amountPlanned, ...paid }) =>
      paid.giftCardId === undefined
        ? []
        : [item('gift-card', invoice.byGiftCard(shownCardNumber(paid)), -amountPlanned)],
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

/** What is left to pay of a cart, and where its bill goes. */
export const dueOf = (cart: StoredCart): Due => ({
  centAmount: seenDue(cart),
  currencyCode: cart.row.currency,
  country: cart.row.billingAddress?.country ?? null,
});

/** Throws unless the shop offers a method for what is left to pay of a cart. */
export function assertOffered(shop: WebDomain, method: PaymentMethod, cart: StoredCart): void {
  const product = shop.params.paymentProducts.find(({ name }) => name === method);
  const due = dueOf(cart);
  if (product === undefined || due.centAmount === 0 || !isOffered(product, due)) {
    throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  }
}

/** All of it leaves in parcels. What never does, as gift cards and files, is taken immediately. */
const isSent = ({ lineItems, loyaltyCard, giftCards, donations }: Cart) =>
  loyaltyCard === null &&
  [...giftCards, ...donations].length === 0 &&
  lineItems.every(({ segmentationId }) => segmentationId !== DEMATERIALISED_SEGMENTATION);

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
  const stored = await storePayment(deps, gateway, customer, request);
  return openPayment(deps, gateway, customer, request, stored);
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

type Stored = Pick<CardPayment, 'items' | 'payer'> & { payment: Payment };

function storePayment(
  { database, now, config }: Deps,
  gateway: CardGateway,
  customer: Customer,
  request: PaymentRequest,
): Promise<Stored> {
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
    const live = await priceLive(createFindFacts(tx, context), cart, { db: tx, ...context });
    assertAsSeen(cart, live);
    const due = seenDue(cart);
    if (due !== request.amountPlanned) throw new DomainError('CART_CHANGED');
    assertOffered(shop, request.paymentProduct, cart);
    const { provider, paymentProduct: product } = request;
    const plan = await gateway.planFor({ provider, product, storeId: row.storeId });
    if (plan === null) throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
    if (!(await holdShares(tx, row.cartId, cart.giftCardPlans, now()))) {
      throw new DomainError('CART_CHANGED');
    }
    if (!(await holdCartPromotions(tx, cart, { customerId, shop }, now()))) {
      throw new DomainError('CART_CHANGED');
    }
    const { lang } = customer;
    const ordered = toCart(cart, live.facts, { lang, now: now(), shop });
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
        ...{ provider, product, service: plan.service },
        capture: isSent(ordered) ? plan.capture : 'immediate',
        merchant: `vitrine-${row.storeId}`,
        status: 'RedirectShopper',
        createdAt: now(),
        changedAt: now(),
        expiresAt: new Date(now().getTime() + PAYMENT_LIFETIME_MS),
      })
      .returning();
    if (payment === undefined) throw new Error('the new payment was not stored');
    await enqueue(tx, SETTLE_PAYMENT, payment.reference, { afterSeconds: SETTLE_AFTER_MS / 1_000 });
    const planned = { paymentProvider: provider, paymentProduct: product };
    await freezeCart(tx, row.cartId, {
      reference: payment.reference,
      planned: { ...planned, amountPlanned: request.amountPlanned },
    });
    const account = await findContact(tx, customerId);
    return {
      payment,
      items: paymentItems(ordered, textsFor(lang), { shop, now: context.now }),
      payer: {
        email: account?.email ?? '',
        billing: ordered.billingAddress,
        delivery: ordered.shippingAddress,
      },
    };
  });
}

/** A provider that does not take the payment leaves an Error, and the cart open again. */
async function openPayment(
  { database, now }: Deps,
  gateway: CardGateway,
  { lang }: Customer,
  { provider, returnUrl, walletToken }: PaymentRequest,
  { payment, items, payer }: Stored,
): Promise<PaymentResult> {
  const { reference, product, merchant, centAmount, currency: currencyCode } = payment;
  const { storeId, capture } = payment;
  const opened = await gateway
    .open({
      ...{ provider, product, reference, merchant, centAmount, currencyCode, lang, returnUrl },
      ...{ storeId, capture, items, payer },
      walletToken: walletToken ?? null,
    })
    .catch(() => null);
  if (opened === null) {
    const failed = await inTransaction(database, (tx) => recordStatus(tx, payment, 'Error', now()));
    return toPaymentResult(failed);
  }
  await database.update(payments).set(opened).where(eq(payments.reference, reference));
  return toPaymentResult({ ...payment, ...opened });
}

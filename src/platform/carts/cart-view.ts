import type {
  Cart,
  CartPayment,
  DiscountCode,
  HeldBack,
  LineItem,
  LoyaltyOffer,
} from '#src/domain/cart/cart.schema.ts';
import { extrasCents } from '#src/domain/cart/cart-extras.ts';
import { GIFT_CARD, sharedCents } from '#src/domain/gift-card/gift-card.ts';
import type { Currency } from '#src/domain/money/money.ts';
import {
  discountsOf,
  freeMethodsOf,
  goneFrom,
  namedBy,
  nearlyOf,
} from '#src/domain/promotion/seen-promotion.ts';
import type { Reduction } from '#src/domain/promotion/units.ts';
import { rateOf } from '#src/domain/shipping/shipping-rate.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { LineFacts } from '../catalogue/face.ts';
import { METHOD_NAMES, promiseOf } from '../deliveries/face.ts';
import type { TypedCode } from '../promotions/face.ts';
import type { StoredCart, StoredLine } from './cart-store.ts';
import { goodsCents } from './price-cart.ts';

export type Facts = ReadonlyMap<string, LineFacts>;
/** In which language a cart is read, when, and in which shop. */
export type View = { lang: Language; now: Date; shop: WebDomain };

/** Lines as the shopper saw them last. */
const seenLines = ({ lines }: Pick<StoredCart, 'lines'>) =>
  lines.map(({ price, quantity, isFree }) => ({ unitCents: price.centAmount, quantity, isFree }));

/** Cents of the goods that are paid for, as the shopper saw them last. */
const fullGoods = (cart: StoredCart): number => goodsCents(seenLines(cart));

/** The same after discounts. */
function seenGoods(cart: StoredCart): number {
  const discounts = cart.row.promotions.reduce((sum, { centAmount }) => sum + centAmount, 0);
  return Math.max(0, fullGoods(cart) - discounts);
}

/** Cents to pay as the shopper saw it last: goods, extras and shipping. */
export function seenTotal(cart: StoredCart): number {
  return seenGoods(cart) + extrasCents(cart.row) + cart.row.shippingPrice;
}

/** Cents of it that gift cards do not pay. */
export function seenDue(cart: StoredCart): number {
  return Math.max(0, seenTotal(cart) - sharedCents(cart.giftCardPlans));
}

/** What gift cards pay of a cart, as its payments show it. */
export function toGiftCardPayments({ giftCardPlans }: StoredCart): CartPayment[] {
  return giftCardPlans.map(({ cardId, shownNumber, centAmount }) => ({
    paymentProvider: 'house',
    paymentProduct: GIFT_CARD,
    amountPlanned: centAmount,
    giftCardId: cardId,
    giftCardNumber: shownNumber,
  }));
}

function toLineItem(line: StoredLine, facts: LineFacts, reductions: Reduction[]): LineItem {
  const unit = line.isFree ? 0 : line.price.centAmount;
  return {
    lineId: line.lineId,
    sku: line.sku,
    quantity: line.quantity,
    totalPrice: { centAmount: unit * line.quantity, currencyCode: line.price.currency },
    isFree: line.isFree,
    lastModifiedAt: line.lastModifiedAt.toISOString(),
    segmentationId: facts.segmentationId,
    availableQuantity: facts.availableQuantity,
    categoryLabel: facts.categoryLabel,
    product: { ...facts.product, price: line.price },
    reductions,
  };
}

/** What promotions took off each unit of a line. */
function promotedOff({ row }: StoredCart, { sku, isFree }: StoredLine): Reduction[] {
  if (isFree) return [];
  return row.promotions.flatMap((promotion) => {
    const own = promotion.units[sku];
    return own === undefined ? [] : [{ code: namedBy(promotion), units: [...own] }];
  });
}

/**
 * Lines with their products, and what the shopper saw taken off each unit. One whose sku the shop no
 * longer sells is left out.
 */
export function toLineItems(cart: StoredCart, facts: Facts): LineItem[] {
  return cart.lines.flatMap((line) => {
    const found = facts.get(line.sku);
    return found === undefined ? [] : [toLineItem(line, found, promotedOff(cart, line))];
  });
}

/** The same, with what lines cost when they were put in, where that is not what they cost now. */
function toCartLines(cart: StoredCart, facts: Facts): LineItem[] {
  const former = new Map(cart.lines.map(({ lineId, formerCents }) => [lineId, formerCents]));
  return toLineItems(cart, facts).map((line) => {
    const centAmount = former.get(line.lineId) ?? null;
    const { currencyCode } = line.totalPrice;
    return centAmount === null ? line : { ...line, formerPrice: { centAmount, currencyCode } };
  });
}

/** The day on which the last of its items reaches the warehouse; null for those that are there. */
export function sentFrom({ lines }: Pick<StoredCart, 'lines'>, facts: Facts): string | null {
  const days = lines.flatMap(({ sku }) => facts.get(sku)?.expectedOn ?? []);
  return days.toSorted().at(-1) ?? null;
}

/** How the cart is shipped, with the days that hold for an order of this moment. */
export function toShippingInfo(
  { row, lines }: StoredCart,
  facts: Facts,
  { lang, now, shop }: View,
): Cart['shippingInfo'] {
  const { shippingMethodKey: method, shippingPrice: price } = row;
  const names = method === null ? undefined : METHOD_NAMES.get(method);
  if (method === null || names === undefined) return null;
  const country = row.shippingAddress?.country;
  const rate = rateOf(shop, { method, country: country ?? null, at: now });
  const order = { shop, asOf: now, sentFrom: sentFrom({ lines }, facts) };
  const promise =
    rate === null || country === undefined ? null : promiseOf(rate, { ...order, country });
  return {
    shippingMethodKey: method,
    price,
    name: names[lang],
    promise: promise && { from: promise.from, to: promise.to },
  };
}

/** What took something off: promotions, then codes and offers. */
export const toDiscounts = ({ row }: StoredCart, lang: Language): Cart['discounts'] =>
  discountsOf(row.promotions, lang);

/** What a cart says of a code: what it does, where it is for all goods; else that it is a promotion's. */
function kindOf(
  { effect, isOfRest = false }: TypedCode['asked'],
  currency: Currency,
): Pick<DiscountCode, 'type' | 'value'> {
  if (effect.kind === 'gift') return { type: 'gift', value: 0 };
  if (effect.kind === 'points') return { type: 'points', value: effect.points };
  if (isOfRest && effect.kind === 'percent') return { type: 'percent', value: effect.percent };
  if (isOfRest && effect.kind === 'amount')
    return { type: 'amount', value: effect.amounts[currency] ?? 0 };
  return { type: 'promotion', value: 0 };
}

/** A code as the cart lists it; flagged with the skus that keep it from being applied. */
export function toDiscountCode(
  { code, asked }: TypedCode,
  { row }: Pick<StoredCart, 'row'>,
  productOutOfStock: string[] = [],
): DiscountCode {
  return { code, ...kindOf(asked, row.currency), productOutOfStock, opcId: null };
}

/** What holds a code of a promotion back; the promotion that is not seen with it is over. */
export function heldBackBy(
  { row }: Pick<StoredCart, 'row'>,
  { code }: Pick<TypedCode, 'code'>,
): HeldBack | null {
  const seen = row.promotions.find((promotion) => promotion.code === code);
  const isOver = { reason: 'expired', minimumCentAmount: 0, missingCentAmount: 0 } as const;
  return seen === undefined ? isOver : (seen.heldBack ?? null);
}

function toAppliedCode(cart: StoredCart, typed: TypedCode): DiscountCode {
  const heldBack = heldBackBy(cart, typed);
  const listed = toDiscountCode(typed, cart);
  return heldBack === null ? listed : { ...listed, heldBack };
}

/** The codes of a cart that were typed; offers are listed apart. */
export const toDiscountCodes = (cart: StoredCart): DiscountCode[] =>
  cart.codes.filter(({ asked }) => !asked.isOffer).map((typed) => toAppliedCode(cart, typed));

/** A chosen offer, flagged likewise. */
export function toLoyaltyOffer(
  { code, asked }: TypedCode,
  lang: Language,
  productOutOfStock: string[] = [],
): LoyaltyOffer {
  return { id: code, label: asked.labels[lang], productOutOfStock };
}

/**
 * The cart as it is answered. Prices, discounts and shipping are those of the last change or
 * refresh, which the shopper saw; words and stock are today's.
 */
export function toCart(cart: StoredCart, facts: Facts, view: View): Cart {
  const { lang } = view;
  const { row, codes, client } = cart;
  return {
    id: row.cartId,
    version: row.version,
    lineItems: toCartLines(cart, facts),
    discountCode: toDiscountCodes(cart),
    discounts: toDiscounts(cart, lang),
    nearly: nearlyOf(row.promotions, lang),
    gone: goneFrom(row.promotions, lang),
    freeDelivery: freeMethodsOf(row.promotions),
    loyaltyCard: row.loyaltyCard,
    giftCards: row.giftCards,
    donations: row.donations,
    giftWrap: row.giftWrap,
    loyaltyOffers: codes
      .filter(({ asked }) => asked.isOffer)
      .map((offer) => toLoyaltyOffer(offer, lang)),
    shippingInfo: toShippingInfo(cart, facts, view),
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    payments: [
      ...toGiftCardPayments(cart),
      ...(row.plannedPayment === null ? [] : [row.plannedPayment]),
    ],
    totalPrice: { centAmount: seenTotal(cart), currencyCode: row.currency },
    customer: row.customerId === null ? null : { loyaltyCardId: client?.loyaltyNumber ?? null },
    loyaltyPointsEarned: row.points.earned,
    loyaltyBonusPointsEarned: row.points.bonus,
    loyaltyPointsIncentive: row.points.incentive,
    productsNotAdded: [],
    sourceCartId: row.sourceCartId,
    orderNumber: null,
  };
}

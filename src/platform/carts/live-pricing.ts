import { isDeepStrictEqual } from 'node:util';
import { agreedMethod, agreedPrices } from '#src/domain/cart/agreed-terms.ts';
import type { LoyaltyPoints } from '#src/domain/cart/cart.ts';
import { extrasCents } from '#src/domain/cart/cart-extras.ts';
import { type FundedShare, fitShares, sharedCents } from '#src/domain/gift-card/gift-card.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { freeMethodsOf, type SeenPromotion, toSeen } from '#src/domain/promotion/seen-promotion.ts';
import { deliveryCost, goodsFor } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { findLineProducts, type LineFacts } from '../catalogue/face.ts';
import { offeredMethods } from '../deliveries/face.ts';
import { fundedBy } from '../gift-cards/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Shopper } from '../kernel/http/platform-env.ts';
import { promote } from '../promotions/face.ts';
import { quantityOf, type StoredCart } from './cart-store.ts';
import { type Facts, seenTotal } from './cart-view.ts';
import { type Extras, extrasOf, liveExtras, livePoints, mayChooseOffers } from './extras.ts';
import { parcelOf } from './parcel.ts';
import { goodsCents, type Pricing, priceCart } from './price-cart.ts';

/** What the shop charges for a cart now, beside what its shopper saw last. */
export type LivePricing = Pricing & {
  facts: Facts;
  /** The chosen method as it is offered now; null when none is chosen or it went away. */
  method: ShippingMethod | null;
  /** Cards and donations that the shop still has, at today's prices. */
  extras: Extras;
  points: LoyaltyPoints;
  /** What promotions do to it, or would do if it held a little more. */
  promotions: SeenPromotion[];
  /** Offers that the shopper may not choose any more: unticked, they stay in the list of offers. */
  droppedOffers: string[];
  /**
   * Whether anything costs something else now, the shop no longer sells a line, or a gift card
   * cannot pay its share any more.
   */
  hasChanged: boolean;
};

type Context = { shopper: Shopper; shop: WebDomain; now: Date };
export type FindFacts = (skus: readonly string[]) => Promise<Facts>;

/** Reads products of skus, each once: one change of a cart asks for them several times. */
export function createFindFacts(
  db: Queryable,
  { shopper, now }: Pick<Context, 'shopper' | 'now'>,
): FindFacts {
  const known: Map<string, LineFacts> = new Map();
  const asked = new Set<string>();
  return async (skus) => {
    const missing = skus.filter((sku) => !asked.has(sku));
    for (const sku of missing) asked.add(sku);
    const found = await findLineProducts(db, [...new Set(missing)], shopper, now);
    for (const [sku, facts] of found) known.set(sku, facts);
    return known;
  };
}

/**
 * The methods that a cart may be shipped with to a country, those of members among them: that the
 * shopper is one was asked when the method was chosen.
 */
export function methodsFor(
  cart: StoredCart,
  facts: Facts,
  country: string,
  { shopper, shop, now }: Context,
): ShippingMethod[] {
  const parcel = parcelOf(cart, facts);
  return offeredMethods({ country, shop, lang: shopper.lang, parcel, isMember: true, now });
}

function chosenMethod(cart: StoredCart, facts: Facts, context: Context): ShippingMethod | null {
  const { shippingMethodKey, shippingAddress } = cart.row;
  if (shippingMethodKey === null || shippingAddress === null) return null;
  const offered = methodsFor(cart, facts, shippingAddress.country, context);
  const method = offered.find(({ key }) => key === shippingMethodKey) ?? null;
  return method && agreedMethod(cart.row.agreed, cart.lines, cart.row, method);
}

/**
 * What a cart comes to, part by part. Two differences that make up for each other are two
 * differences: a total alone does not tell that a cart is as its shopper saw it.
 */
type Quote = {
  lines: { sku: string; quantity: number; unitCents: number; cents: number; currency: Currency }[];
  extras: Extras;
  promotions: Pick<SeenPromotion, 'id' | 'centAmount' | 'giftSku' | 'points'>[];
  shippingMethodKey: ShippingMethodKey | null;
  shippingCents: number;
  totalCents: number;
};

type Line = StoredCart['lines'][number];

function quoteLine({ sku, quantity, isFree }: Line, { centAmount, currency }: Line['price']) {
  const unitCents = isFree ? 0 : centAmount;
  return { sku, quantity, unitCents, cents: unitCents * quantity, currency };
}

/** Those that take something off or bring something. */
const countedOf = (promotions: readonly SeenPromotion[]) =>
  promotions
    .map(({ id, centAmount, giftSku = null, points = 0 }) => ({ id, centAmount, giftSku, points }))
    .filter(({ centAmount, giftSku, points }) => centAmount > 0 || giftSku !== null || points > 0);

/** What the shopper saw last. */
function seenQuote(cart: StoredCart): Quote {
  const { row, lines } = cart;
  return {
    lines: lines.map((line) => quoteLine(line, line.price)),
    extras: extrasOf(row),
    promotions: countedOf(row.promotions),
    shippingMethodKey: row.shippingMethodKey,
    shippingCents: row.shippingPrice,
    totalCents: seenTotal(cart),
  };
}

/** What it comes to now; lines that the shop no longer sells are missing. */
function liveQuote(
  { lines }: StoredCart,
  facts: Facts,
  { shippingCents, totalCents }: Pricing,
  { extras, method, promotions }: Pick<LivePricing, 'extras' | 'method' | 'promotions'>,
): Quote {
  return {
    lines: lines.flatMap((line) => {
      const price = facts.get(line.sku)?.product.price;
      return price === undefined ? [] : [quoteLine(line, price)];
    }),
    extras,
    promotions: countedOf(promotions),
    shippingMethodKey: method?.key ?? null,
    shippingCents,
    totalCents,
  };
}

/** Products of a cart, at the prices that the staff agreed on with its customer. */
function atAgreedPrices({ row, lines }: StoredCart, facts: Facts): Facts {
  const agreed = agreedPrices(row.agreed, lines);
  if (agreed.size === 0) return facts;
  return new Map(
    [...facts].map(([sku, found]) => {
      const price = agreed.get(sku) ?? found.product.price;
      return [sku, { ...found, product: { ...found.product, price } }];
    }),
  );
}

/** What a cart had of promotions when its shopper saw it last, or had before and lost. */
const hadOrLost = ({ centAmount, deliveryCents = 0, gone = null, giftSku }: SeenPromotion) =>
  centAmount > 0 || deliveryCents > 0 || gone !== null || Boolean(giftSku);

/** What the promotions of its shop do to a cart, those of codes and offers that it has among them. */
async function promotionsOf(
  cart: StoredCart,
  facts: Facts,
  {
    goods,
    method,
    findFacts,
  }: { goods: number; method: ShippingMethod | null; findFacts: FindFacts },
  { db, shop, now }: Context & { db: Queryable },
): Promise<SeenPromotion[]> {
  const lines = cart.lines.flatMap(({ sku, quantity, isFree }) => {
    const found = facts.get(sku);
    if (found === undefined || isFree) return [];
    const { productId, price } = found.product;
    return [{ sku, quantity, productId, price }];
  });
  const delivery = method && {
    method: method.key,
    cents: deliveryCost(method, goodsFor(goods)).centAmount,
  };
  const { cartId, customerId, promotions } = cart.row;
  const who = {
    ...{ shop: shop.domain, isMember: mayChooseOffers(cart, shop), at: now },
    ...{ cartId, customerId, codes: cart.codes, isAgreed: cart.row.agreed !== null },
    isGiftThere: async (sku: string) => isGiftThere(cart, await findFacts([sku]), sku),
    had: new Set(promotions.filter(hadOrLost).map(({ id }) => id)),
  };
  return toSeen(await promote(db, who, { lines, currency: shop.devise, delivery }));
}

/** Prices a cart as of now, changing nothing. */
export async function priceLive(
  findFacts: FindFacts,
  cart: StoredCart,
  context: Context & { db: Queryable },
): Promise<LivePricing> {
  const found = await findFacts(cart.lines.map(({ sku }) => sku));
  const facts = atAgreedPrices(cart, found);
  const sold = cart.lines.filter(({ sku }) => facts.has(sku));
  const method = chosenMethod(cart, facts, context);
  const extras = liveExtras(cart, context.shop);
  const lines = sold.map(({ sku, quantity, isFree }) => ({
    unitCents: facts.get(sku)?.product.price.centAmount ?? 0,
    quantity,
    isFree,
  }));
  const asked = { goods: goodsCents(lines), method, findFacts };
  const seen = await promotionsOf(cart, facts, asked, context);
  const droppedOffers = lostOffers(cart, seen);
  const promotions = seen.filter(({ code = null }) => !droppedOffers.includes(code ?? ''));
  const pricing = priceCart({
    lines,
    promotedCents: promotions.reduce((sum, { centAmount }) => sum + centAmount, 0),
    freeMethods: freeMethodsOf(promotions),
    extrasCents: extrasCents(extras),
    method,
  });
  const quote = liveQuote(cart, facts, pricing, { extras, method, promotions });
  const shares = fundedBy(cart.giftCardPlans, context.now);
  const hasChanged =
    !isDeepStrictEqual(quote, seenQuote(cart)) || !isFitting(shares, pricing.totalCents);
  const points = livePoints(cart, context.shop, { extras, pricing, promotions });
  return { ...pricing, droppedOffers, facts, method, extras, points, promotions, hasChanged };
}

/** Whether gift cards can pay exactly what they are to pay. */
function isFitting(shares: readonly FundedShare[], totalCents: number): boolean {
  return sharedCents(fitShares(shares, totalCents)) === sharedCents(shares);
}

const isLacking = (cart: StoredCart, facts: Facts, sku: string) =>
  quantityOf(cart, sku) > (facts.get(sku)?.availableQuantity ?? 0);

/** Whether a gift is on the cart: it comes and goes with its promotion. */
export const hasGift = ({ lines }: StoredCart, giftSku: string) =>
  lines.some(({ sku, isFree }) => isFree && sku === giftSku);

/** Whether there is one of a sku for the cart as a gift, beside what is paid for. */
export function isGiftThere(cart: StoredCart, facts: Facts, sku: string): boolean {
  const asked = quantityOf(cart, sku) + (hasGift(cart, sku) ? 0 : 1);
  return asked <= (facts.get(sku)?.availableQuantity ?? 0);
}

/** Offers that do not count, and all of a shopper who is no member any more. */
function lostOffers({ codes }: StoredCart, seen: readonly SeenPromotion[]): string[] {
  const counted = new Set(seen.flatMap(({ id, heldBack = null }) => (heldBack === null ? id : [])));
  return codes.flatMap(({ code, promotionId, asked }) =>
    asked.isOffer && !counted.has(promotionId) ? code : [],
  );
}

/** Skus of which the lines of a cart ask for more, taken together, than there is. */
export function lackingSkus(cart: StoredCart, facts: Facts): string[] {
  const skus = new Set(cart.lines.map(({ sku }) => sku));
  return [...skus].filter((sku) => isLacking(cart, facts, sku));
}

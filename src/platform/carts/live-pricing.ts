import { isDeepStrictEqual } from 'node:util';
import type { LoyaltyPoints } from '#src/domain/cart.ts';
import { extrasCents } from '#src/domain/cart-extras.ts';
import { type FundedShare, fitShares, sharedCents } from '#src/domain/gift-card.ts';
import type { ShippingMethod } from '#src/domain/shipping.ts';
import type { WebDomain } from '#src/domain/web-domain.ts';
import { findLineProducts, type LineFacts } from '../catalogue/line-products.ts';
import type { Queryable } from '../database/database.ts';
import { offeredMethods } from '../deliveries/offered-methods.ts';
import { fundedBy } from '../gift-cards/gift-card-plans.ts';
import type { Shopper } from '../http/platform-env.ts';
import { piecesOf, type StoredCart } from './cart-store.ts';
import type { Facts } from './cart-view.ts';
import { type Extras, liveExtras, livePoints, mayChooseOffers } from './extras.ts';
import { parcelOf } from './parcel-of.ts';
import { type Pricing, priceCart } from './price-cart.ts';
import { liveQuote, seenQuote } from './quote.ts';

/** What the shop charges for a cart now, beside what its shopper saw last. */
export type LivePricing = Pricing & {
  facts: Facts;
  /** The chosen method as it is offered now; null when none is chosen or it went away. */
  method: ShippingMethod | null;
  /** Cards and donations that the shop still has, at today's prices. */
  extras: Extras;
  points: LoyaltyPoints;
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
  { shopper, shop }: Pick<Context, 'shopper' | 'shop'>,
): ShippingMethod[] {
  const parcel = parcelOf(cart, facts);
  return offeredMethods({ country, shop, lang: shopper.lang, parcel, isMember: true });
}

function chosenMethod(cart: StoredCart, facts: Facts, context: Context): ShippingMethod | null {
  const { shippingMethodKey, shippingAddress } = cart.row;
  if (shippingMethodKey === null || shippingAddress === null) return null;
  const offered = methodsFor(cart, facts, shippingAddress.country, context);
  return offered.find(({ key }) => key === shippingMethodKey) ?? null;
}

/** Prices a cart as of now, changing nothing. */
export async function priceLive(
  findFacts: FindFacts,
  cart: StoredCart,
  context: Context,
): Promise<LivePricing> {
  const facts = await findFacts(cart.lines.map(({ sku }) => sku));
  const sold = cart.lines.filter(({ sku }) => facts.has(sku));
  const method = chosenMethod(cart, facts, context);
  const lost = lostCodes(cart, facts, context.shop);
  const held = cart.codes.filter(({ code }) => !lost.includes(code));
  const extras = liveExtras(cart, context.shop);
  const pricing = priceCart({
    lines: sold.map(({ sku, quantity, isFree }) => ({
      unitCents: facts.get(sku)?.product.price.centAmount ?? 0,
      quantity,
      isFree,
    })),
    codes: held,
    extrasCents: extrasCents(extras),
    method,
    now: context.now,
  });
  const droppedCodes = [...lost, ...pricing.droppedCodes];
  const quote = liveQuote(cart, facts, pricing, { extras, method });
  const shares = fundedBy(cart.giftCardPlans, context.now);
  const hasChanged =
    !isDeepStrictEqual(quote, seenQuote(cart)) || !isFitting(shares, pricing.totalCents);
  const points = livePoints(cart, context.shop, { extras, pricing });
  return { ...pricing, droppedCodes, facts, method, extras, points, hasChanged };
}

/** Whether gift cards can pay exactly what they are to pay. */
function isFitting(shares: readonly FundedShare[], totalCents: number): boolean {
  return sharedCents(fitShares(shares, totalCents)) === sharedCents(shares);
}

const isLacking = (cart: StoredCart, facts: Facts, sku: string) =>
  piecesOf(cart, sku) > (facts.get(sku)?.availableQuantity ?? 0);

/**
 * Codes that were used meanwhile, or whose gift is not there beside what is paid for, and offers of
 * who is no member any more.
 */
function lostCodes(cart: StoredCart, facts: Facts, shop: WebDomain): string[] {
  const mayChoose = mayChooseOffers(cart, shop);
  return cart.codes
    .filter(
      ({ isUsed, giftSku, forMembers }) =>
        isUsed ||
        (forMembers && !mayChoose) ||
        (giftSku !== null && isLacking(cart, facts, giftSku)),
    )
    .map(({ code }) => code);
}

/** Skus of which the lines of a cart ask for more, taken together, than there is. */
export function lackingSkus(cart: StoredCart, facts: Facts): string[] {
  const skus = new Set(cart.lines.map(({ sku }) => sku));
  return [...skus].filter((sku) => isLacking(cart, facts, sku));
}

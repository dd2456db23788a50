import type { Currency } from '#src/domain/money/money.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.ts';
import type { StoredCart } from './cart-store.ts';
import { type Facts, seenTotal } from './cart-view.ts';
import { type Extras, extrasOf } from './extras.ts';
import type { PricedCode, Pricing } from './price-cart.ts';

/**
 * What a cart comes to, part by part. Two differences that make up for each other are two
 * differences: a total alone does not tell that a cart is as its shopper saw it.
 */
export type Quote = {
  lines: { sku: string; quantity: number; unitCents: number; cents: number; currency: Currency }[];
  extras: Extras;
  discounts: PricedCode[];
  shippingMethodKey: ShippingMethodKey | null;
  shippingCents: number;
  totalCents: number;
};

type Line = StoredCart['lines'][number];

function quoteLine({ sku, quantity, isFree }: Line, { centAmount, currency }: Line['price']) {
  const unitCents = isFree ? 0 : centAmount;
  return { sku, quantity, unitCents, cents: unitCents * quantity, currency };
}

/** What the shopper saw last. */
export function seenQuote(cart: StoredCart): Quote {
  const { row, lines, codes } = cart;
  return {
    lines: lines.map((line) => quoteLine(line, line.price)),
    extras: extrasOf(row),
    discounts: codes.map(({ code, centAmount, heldBack }) => ({ code, centAmount, heldBack })),
    shippingMethodKey: row.shippingMethodKey,
    shippingCents: row.shippingPrice,
    totalCents: seenTotal(cart),
  };
}

/** What it comes to now; lines that the shop no longer sells are missing. */
export function liveQuote(
  { lines }: StoredCart,
  facts: Facts,
  { discounts, shippingCents, totalCents }: Pricing,
  { extras, method }: { extras: Extras; method: ShippingMethod | null },
): Quote {
  return {
    lines: lines.flatMap((line) => {
      const price = facts.get(line.sku)?.product.price;
      return price === undefined ? [] : [quoteLine(line, price)];
    }),
    extras,
    discounts,
    shippingMethodKey: method?.key ?? null,
    shippingCents,
    totalCents,
  };
}

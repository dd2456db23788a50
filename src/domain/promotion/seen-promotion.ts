import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { PromotionResult } from './apply-promotions.ts';
import type { NewPromotion } from './promotion.schema.ts';
import type { Missing } from './why-not.schema.ts';

/** A result with what its promotion is called and belongs to. */
export type Promoted = PromotionResult & Pick<NewPromotion, 'labels' | 'effect' | 'group'>;

/** A promotion of a cart as its shopper saw it last: it counted, or little was missing. */
export type SeenPromotion = {
  id: string;
  labels: Readonly<Record<Language, string>>;
  /** What it took off goods, in cents. */
  centAmount: number;
  /** The same by sku: cents off each unit of its line. */
  units: Readonly<Record<string, readonly number[]>>;
  freeMethods: readonly ShippingMethodKey[];
  /** What the cart lacks to have it, or to have it once more. */
  missing: Missing | null;
  /** Percent off the cheapest item; null where it does something else. */
  cheapestPercent: number | null;
};

/** Shoppers are told what is missing for a promotion, but not where another of its group counts. */
function missingOf({ whyNot, next, group }: Promoted, counted: ReadonlySet<string>) {
  if (whyNot?.reason === 'missing') return counted.has(group) ? null : whyNot.missing;
  return next !== null && 'pieces' in next && next.pieces === 1 ? next : null;
}

/** What a cart keeps of its promotions. */
export function toSeen(promoted: readonly Promoted[]): SeenPromotion[] {
  const counted = new Set(promoted.flatMap(({ whyNot, group }) => (whyNot === null ? group : [])));
  return promoted.flatMap((one) => {
    const missing = missingOf(one, counted);
    if (one.whyNot !== null && missing === null) return [];
    const { id, labels, cents: centAmount, units, freeMethods, effect } = one;
    const cheapestPercent = effect.kind === 'nth' ? effect.percent : null;
    const kept = { id, labels, centAmount, freeMethods, missing, cheapestPercent };
    return [{ ...kept, units: Object.fromEntries(units) }];
  });
}

/** Those that took something off, as the cart lists them. */
export const discountsOf = (seen: readonly SeenPromotion[], lang: Language): Cart['discounts'] =>
  seen
    .filter(({ centAmount }) => centAmount > 0)
    .map(({ id: code, labels, centAmount }) => ({ code, label: labels[lang], centAmount }));

/** Ways of delivery that cost nothing by a promotion. */
export const freeMethodsOf = (seen: readonly Pick<SeenPromotion, 'freeMethods'>[]) => [
  ...new Set(seen.flatMap(({ freeMethods }) => freeMethods)),
];

/** What is missing for promotions. */
export const nearlyOf = (seen: readonly SeenPromotion[], lang: Language) =>
  seen.flatMap(({ id: code, labels, missing, cheapestPercent }) =>
    missing === null ? [] : [{ code, label: labels[lang], missing, cheapestPercent }],
  );

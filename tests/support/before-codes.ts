import type { HeldBackReason } from '#src/domain/cart/cart.values.ts';
import { type Reduction, reductionsOfLines } from '#src/domain/promotion/units.ts';
import { deliveryCost } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';

type PromoKind = 'percent' | 'amount' | 'gift' | 'points';

/**
 * Totals of carts with codes and offers as they were priced until version 1.1, when those were no
 * promotions: written down here as what newer code is compared with.
 */

/** What a promo code or an offer takes off: percent, cents, or nothing for a gift or points. */
export type PromoRule = {
  code: string;
  kind: PromoKind;
  value: number;
  minimumCentAmount: number;
  expiresAt: Date | null;
};

export type Priced = { unitCents: number; quantity: number; isFree: boolean };

/** What a code takes off, in cents; nothing while it is held back, as a gift never does. */
export type PricedCode = { code: string; centAmount: number; heldBack: HeldBackReason | null };

export type Pricing = {
  /** All codes, in the order in which they were given. */
  discounts: PricedCode[];
  shippingCents: number;
  /** What is paid for goods, after discounts. */
  goodsCents: number;
  totalCents: number;
};

/** Cents of the lines that are paid for. */
export function goodsCents(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + (line.isFree ? 0 : line.unitCents * line.quantity), 0);
}

/** Why a code does not hold for these goods at this time; null when it does. */
export function whyNotValid(
  rule: PromoRule,
  goods: number,
  now: Date,
): 'PROMO_CODE_EXPIRED' | 'PROMO_CODE_MINIMUM_NOT_REACHED' | null {
  if (rule.expiresAt !== null && now > rule.expiresAt) return 'PROMO_CODE_EXPIRED';
  return goods < rule.minimumCentAmount ? 'PROMO_CODE_MINIMUM_NOT_REACHED' : null;
}

function reduction(rule: PromoRule, rest: number): number {
  if (rule.kind === 'gift' || rule.kind === 'points') return 0;
  const cents = rule.kind === 'percent' ? Math.round((rest * rule.value) / 100) : rule.value;
  return Math.min(cents, rest);
}

/** What a code is applied after: percents take their share of the whole, amounts what is left. */
const ORDER: readonly PromoKind[] = ['percent', 'amount', 'gift', 'points'];

/** The order in which codes apply: the same for the same codes, however they were typed. */
function inOrder<T extends Pick<PromoRule, 'code' | 'kind' | 'value'>>(codes: readonly T[]): T[] {
  return codes.toSorted(
    (one, other) =>
      ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
      other.value - one.value ||
      (one.code < other.code ? -1 : 1),
  );
}

/** What the promotions and codes of a cart took off each unit of its lines, where their sums are known. */
export function reductionsOf(
  lines: readonly Priced[],
  codes: readonly (Pick<PromoRule, 'code' | 'kind' | 'value'> & { centAmount: number })[],
  /** What promotions took off before. */
  promoted: readonly Reduction[][] = [],
): Reduction[][] {
  const units = lines.map(({ isFree, unitCents, quantity }) => ({
    ...{ quantity, unitCents: isFree ? 0 : unitCents },
  }));
  return reductionsOfLines(units, inOrder(codes), promoted);
}

const HELD_BACK = {
  PROMO_CODE_EXPIRED: 'expired',
  PROMO_CODE_MINIMUM_NOT_REACHED: 'minimum',
} as const satisfies Record<string, HeldBackReason>;

type Input = {
  lines: readonly Priced[];
  /** `heldBack` is a reason that lies outside of the cart's goods and of time. */
  codes: readonly (PromoRule & { heldBack?: HeldBackReason | null })[];
  /** Cards and donations: no code takes anything off them. */
  extrasCents: number;
  /** What promotions took off the goods before any code. */
  promotedCents?: number;
  /** Ways of delivery that cost nothing by a promotion. */
  freeMethods?: readonly ShippingMethodKey[];
  method: ShippingMethod | null;
  now: Date;
};

/**
 * Totals of a cart. Codes apply one after the other, each to what promotions and the earlier ones left
 * (decision 104), so that stacked codes never go below zero. What shipping costs follows from the goods
 * alone, as does what a code needs.
 */
export function priceCart(input: Input): Pricing {
  const { lines, codes, extrasCents, promotedCents = 0, freeMethods = [], method, now } = input;
  const goods = goodsCents(lines);
  const priced = codes.map(({ heldBack = null, ...rule }) => {
    const reason = whyNotValid(rule, goods, now);
    return { rule, heldBack: heldBack ?? (reason === null ? null : HELD_BACK[reason]) };
  });
  const held = priced.filter(({ heldBack }) => heldBack === null).map(({ rule }) => rule);
  const taken = new Map<string, number>();
  let rest = goods - promotedCents;
  for (const rule of inOrder(held)) {
    const centAmount = reduction(rule, rest);
    taken.set(rule.code, centAmount);
    rest -= centAmount;
  }
  const discounts = priced.map(({ rule: { code }, heldBack }) => {
    return { code, centAmount: taken.get(code) ?? 0, heldBack };
  });
  const sent = { centAmount: goods, arePaidFor: goods > 0 && rest === 0, freeMethods };
  const shippingCents = method === null ? 0 : deliveryCost(method, sent).centAmount;
  const totalCents = rest + extrasCents + shippingCents;
  return { discounts, shippingCents, goodsCents: rest, totalCents };
}

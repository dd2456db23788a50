import { type ShippingMethod, shippingPrice } from '#src/domain/shipping.ts';
import type { PromoKind } from './tables.ts';

/** What a promo code or an offer takes off: percent, cents, or nothing for a gift or points. */
export type PromoRule = {
  code: string;
  kind: PromoKind;
  value: number;
  minimumCentAmount: number;
  expiresAt: Date | null;
};

export type Priced = { unitCents: number; quantity: number; isFree: boolean };

export type Pricing = {
  /** Codes that hold, with what each takes off in cents; a gift takes 0. */
  discounts: { code: string; centAmount: number }[];
  /** Codes that no longer hold: expired, or below their minimum. */
  droppedCodes: string[];
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

type Input = {
  lines: readonly Priced[];
  codes: readonly PromoRule[];
  /** Cards and donations: no code takes anything off them. */
  extrasCents: number;
  method: ShippingMethod | null;
  now: Date;
};

/**
 * Totals of a cart. Codes apply one after the other, each to what the earlier ones left, so that
 * stacked codes never go below zero. Shipping is free above the method's threshold, on the total
 * without it, and when a code paid for all the goods: nothing is left to pay.
 */
export function priceCart({ lines, codes, extrasCents, method, now }: Input): Pricing {
  const goods = goodsCents(lines);
  const discounts: Pricing['discounts'] = [];
  const droppedCodes: string[] = [];
  let rest = goods;
  for (const rule of codes) {
    if (whyNotValid(rule, goods, now) !== null) {
      droppedCodes.push(rule.code);
      continue;
    }
    const centAmount = reduction(rule, rest);
    discounts.push({ code: rule.code, centAmount });
    rest -= centAmount;
  }
  const isPaidFor = goods > 0 && rest === 0;
  const unshipped = rest + extrasCents;
  const shippingCents = method === null || isPaidFor ? 0 : shippingPrice(method, unshipped);
  const totalCents = unshipped + shippingCents;
  return { discounts, droppedCodes, shippingCents, goodsCents: rest, totalCents };
}

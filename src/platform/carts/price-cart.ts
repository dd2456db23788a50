import { deliveryCost } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';

export type Priced = { unitCents: number; quantity: number; isFree: boolean };

export type Pricing = {
  shippingCents: number;
  /** What is paid for goods, after promotions and codes. */
  goodsCents: number;
  totalCents: number;
};

/** Cents of the lines that are paid for. */
export function goodsCents(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + (line.isFree ? 0 : line.unitCents * line.quantity), 0);
}

type Input = {
  lines: readonly Priced[];
  /** Cards and donations: nothing reduces them. */
  extrasCents: number;
  /** What promotions and codes took off the goods. */
  promotedCents?: number;
  /** Ways of delivery that cost nothing by a promotion. */
  freeMethods?: readonly ShippingMethodKey[];
  method: ShippingMethod | null;
};

/** Totals of a cart. What shipping costs follows from the goods alone (decision 085). */
export function priceCart(input: Input): Pricing {
  const { lines, extrasCents, promotedCents = 0, freeMethods = [], method } = input;
  const goods = goodsCents(lines);
  const rest = goods - promotedCents;
  const sent = { centAmount: goods, arePaidFor: goods > 0 && rest === 0, freeMethods };
  const shippingCents = method === null ? 0 : deliveryCost(method, sent).centAmount;
  return { shippingCents, goodsCents: rest, totalCents: rest + extrasCents + shippingCents };
}

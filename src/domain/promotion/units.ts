import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { sumOf } from '#src/domain/money/money.ts';

/** What codes and promotions take off each unit, and what was paid for it (decision 103). Integer cents. */

/** What one code took off the units of a line: one amount a unit. */
export type Reduction = NonNullable<LineItem['reductions']>[number];

/** `unitCents` is the price of one; 0 for a gift. */
type Units = { unitCents: number; quantity: number };

/**
 * Spreads cents over amounts in proportion, and takes from none more than it is. What rounding down
 * leaves goes to the largest remainders, of equal ones to the first.
 */
export function spreadCents(cents: number, over: readonly number[]): number[] {
  const whole = sumOf(over);
  const spread = Math.min(cents, whole);
  if (spread <= 0) return over.map(() => 0);
  const shares = over.map((amount) => Math.floor((spread * amount) / whole));
  const remainders = over.map((amount) => (spread * amount) % whole);
  const largestFirst = [...over.keys()].sort(
    (one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0) || one - other,
  );
  const more = new Set(largestFirst.slice(0, spread - sumOf(shares)));
  return shares.map((share, index) => (more.has(index) ? share + 1 : share));
}

/**
 * What codes that count for the whole order took off each unit of its lines: one after the other, each
 * in proportion to what the earlier ones left, `before` among them.
 */
export function reductionsOfLines(
  lines: readonly Units[],
  codes: readonly { code: string; centAmount: number }[],
  before: readonly Reduction[][] = [],
): Reduction[][] {
  const reductions = lines.map((_, line) => [...(before[line] ?? [])]);
  const owners = lines.flatMap(({ quantity }, line) => Array<number>(quantity).fill(line));
  let left = lines.flatMap(({ unitCents, quantity }, line) =>
    Array.from(
      { length: quantity },
      (_, unit) => unitCents - sumOf((before[line] ?? []).map(({ units }) => units[unit] ?? 0)),
    ),
  );
  for (const { code, centAmount } of codes) {
    const taken = spreadCents(centAmount, left);
    left = left.map((cents, unit) => cents - (taken[unit] ?? 0));
    for (const [line, own] of reductions.entries()) {
      const units = taken.filter((_, unit) => owners[unit] === line);
      if (units.some((cents) => cents > 0)) own.push({ code, units });
    }
  }
  return reductions;
}

type Line = Pick<LineItem, 'quantity' | 'totalPrice' | 'reductions'>;

/** Whether lines say what was taken off their units; an order of before that has sums alone. */
export function hasUnits(lines: readonly Pick<Line, 'reductions'>[]): boolean {
  return lines.every(({ reductions }) => reductions !== undefined);
}

/** What was paid for each unit of a line. */
export function paidUnits({ quantity, totalPrice, reductions = [] }: Line): number[] {
  const price = totalPrice.centAmount / quantity;
  return Array.from(
    { length: quantity },
    (_, unit) => price - sumOf(reductions.map(({ units }) => units[unit] ?? 0)),
  );
}

/** What comes back of a line after `earlier` units of it: nobody can tell which, so the dearest first. */
export function unitsBack(
  line: Line,
  earlier: number,
  quantity: number,
): { cents: number; reductions: { code: string; cents: number }[] } {
  const paid = paidUnits(line);
  const back = [...paid.keys()]
    .sort((one, other) => (paid[other] ?? 0) - (paid[one] ?? 0) || one - other)
    .slice(earlier, earlier + quantity);
  const of = (units: readonly number[]) => sumOf(back.map((unit) => units[unit] ?? 0));
  return {
    cents: of(paid),
    reductions: (line.reductions ?? []).map(({ code, units }) => ({ code, cents: of(units) })),
  };
}

import { sumOf } from '#src/domain/money/money.ts';
import { isSelected, type Piece } from './pieces.ts';
import type { PromotionRule, RuleEffect } from './promotion-rule.ts';
import { spreadCents } from './units.ts';

/** What an effect takes off in all, and which pieces take part: places in a list, dearest first. */
type Taken = { cents: number; parts: readonly number[] };

/**
 * So many pieces for a price. The dearest are put together, the next dearest likewise, for that takes
 * most off; a set that costs less than its price stays as it is.
 */
function bundled(left: readonly number[], pieces: number, price: number): Taken {
  const parts: number[] = [];
  let cents = 0;
  for (let first = 0; first + pieces <= left.length; first += pieces) {
    const off = sumOf(left.slice(first, first + pieces)) - price;
    if (off <= 0) break;
    cents += off;
    for (let place = first; place < first + pieces; place += 1) parts.push(place);
  }
  return { cents, parts };
}

/**
 * Of so many pieces one is cheaper: the cheapest of all are, and the next dearer make up their sets;
 * pieces that are left over take no part.
 */
function cheapestOf(left: readonly number[], pieces: number, percent: number): Taken {
  const sets = Math.floor(left.length / pieces);
  const cheapest = sets === 0 ? [] : left.slice(-sets);
  const inSets = sets * pieces;
  return {
    cents: Math.round((sumOf(cheapest) * percent) / 100),
    parts: Array.from({ length: inSets }, (_, place) => left.length - inSets + place),
  };
}

function takenOff(effect: RuleEffect, left: readonly number[]): Taken {
  const all = () => left.map((_, place) => place);
  switch (effect.kind) {
    case 'percent':
      return { cents: Math.round((sumOf(left) * effect.percent) / 100), parts: all() };
    case 'amount':
      return { cents: Math.min(effect.cents, sumOf(left)), parts: all() };
    case 'bundle':
      return bundled(left, effect.pieces, effect.cents);
    case 'nth':
      return cheapestOf(left, effect.pieces, effect.percent);
    case 'delivery':
    case 'gift':
    case 'points':
      return { cents: 0, parts: [] };
  }
}

/**
 * Cents that a promotion takes off each piece, of what the pieces cost before it (`left`). It is spread
 * over all that took part in it, a free one with those that were paid for, by what they cost.
 */
export function reductionOf(
  { selection, effect, capCents }: PromotionRule,
  pieces: readonly Piece[],
  left: readonly number[],
): number[] {
  const chosen = pieces
    .map((piece, place) => ({ piece, place, cents: left[place] ?? 0 }))
    .filter(({ piece, cents }) => cents > 0 && isSelected(piece.line, selection))
    .toSorted((one, other) => other.cents - one.cents || one.place - other.place);
  const { cents, parts } = takenOff(
    effect,
    chosen.map((one) => one.cents),
  );
  const capped = Math.min(cents, capCents ?? cents);
  const taking = parts.flatMap((part) => chosen[part] ?? []);
  const shares = spreadCents(
    capped,
    taking.map((one) => one.cents),
  );
  const off = pieces.map(() => 0);
  taking.forEach(({ place }, at) => {
    off[place] = shares[at] ?? 0;
  });
  return off;
}

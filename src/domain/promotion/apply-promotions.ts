import { sumOf } from '#src/domain/money/money.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import { isSelected, type Piece, type PromotedLine, piecesOf } from './pieces.ts';
import type { PromotionSelection } from './promotion.schema.ts';
import {
  inOrderOfRest,
  isNarrow,
  type PromotionRule,
  stageOf,
  takesNoCents,
} from './promotion-rule.ts';
import { reductionOf } from './reduction.ts';
import type { Missing, WhyNot } from './why-not.schema.ts';

export type PromotionResult = {
  id: string;
  /** Cents that it takes off goods. */
  cents: number;
  /** The same by sku: cents off each unit of its line. */
  units: ReadonlyMap<string, readonly number[]>;
  /** Ways of delivery that cost nothing by it. */
  freeMethods: readonly ShippingMethodKey[];
  /** Why it does not count; null where it does. */
  whyNot: WhyNot | null;
  /** Where it counts: what brings it once more. */
  next: Missing | null;
  /** Of which goods something is missing, or more brings it once more; null where neither is said. */
  lacks: PromotionSelection | null;
};

/** How the cart is sent, and for how much before promotions; null while it is not chosen. */
export type ChosenDelivery = { method: ShippingMethodKey; cents: number };

type Lacking = { missing: Missing; of: PromotionSelection };

function missingFor(
  { needs, effect, selection }: PromotionRule,
  lines: readonly PromotedLine[],
  chosen: number,
): Lacking | null {
  if (needs !== null) {
    const of = lines.filter((line) => line.unitCents > 0 && isSelected(line, needs.of));
    const held = of.reduce(
      (sum, { quantity, unitCents }) => sum + quantity * (needs.kind === 'cents' ? unitCents : 1),
      0,
    );
    const lacking = needs.min - held;
    if (lacking > 0) {
      const missing = needs.kind === 'cents' ? { cents: lacking } : { pieces: lacking };
      return { missing, of: needs.of };
    }
  }
  const isSet = effect.kind === 'bundle' || effect.kind === 'nth';
  if (!isSet || chosen >= effect.pieces) return null;
  return { missing: { pieces: effect.pieces - chosen }, of: selection };
}

/** What brings a promotion of sets once more; null where the last set is whole. */
function nextOf({ effect }: PromotionRule, chosen: number): Missing | null {
  if (effect.kind !== 'bundle' && effect.kind !== 'nth') return null;
  const over = chosen % effect.pieces;
  return over === 0 ? null : { pieces: effect.pieces - over };
}

/** A promotion that a cart meets the needs of, with what it takes off by itself. */
type Candidate = { rule: PromotionRule; alone: number; chosen: number };

const isBetter = (one: Candidate, other: Candidate) =>
  one.alone > other.alone ||
  (one.alone === other.alone &&
    (one.rule.rank < other.rule.rank ||
      (one.rule.rank === other.rule.rank && one.rule.id < other.rule.id)));

/** Of each group the one that takes most off by itself. */
function winnersOf(candidates: readonly Candidate[]): Map<string, Candidate> {
  const winners = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const best = winners.get(candidate.rule.group);
    if (best === undefined || isBetter(candidate, best))
      winners.set(candidate.rule.group, candidate);
  }
  return winners;
}

/**
 * What rules of one stage take off each piece, each of what the pieces cost before the stage; where
 * that is more than a piece costs, those of a higher rank take theirs first.
 */
function takeOff(rules: readonly PromotionRule[], pieces: readonly Piece[], left: number[]) {
  const before = [...left];
  const taken = new Map<string, number[]>();
  for (const rule of rules) {
    const off = reductionOf(rule, pieces, before).map((cents, place) =>
      Math.min(cents, left[place] ?? 0),
    );
    off.forEach((cents, place) => {
      left[place] = (left[place] ?? 0) - cents;
    });
    taken.set(rule.id, off);
  }
  return taken;
}

/** One for all goods that takes of the rest counts even where others left nothing. */
const isOfWholeRest = (rule: PromotionRule) => rule.isOfRest === true && !isNarrow(rule.selection);

function unitsOf(pieces: readonly Piece[], off: readonly number[]): Map<string, number[]> {
  const units = new Map<string, number[]>();
  pieces.forEach(({ line, unit }, place) => {
    const ofLine = units.get(line.sku) ?? Array.from({ length: line.quantity }, () => 0);
    ofLine[unit] = off[place] ?? 0;
    units.set(line.sku, ofLine);
  });
  for (const [sku, cents] of units) if (sumOf(cents) === 0) units.delete(sku);
  return units;
}

/**
 * What promotions do to a cart: pieces first, then the order, then what takes of the rest, one
 * after the other, then the delivery. Of a group the one
 * counts that takes most off by itself, groups add up, and no piece costs less than nothing. The answer
 * is the same for any order of lines and rules; it names the promotions in their order. Integer cents.
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  rules: readonly PromotionRule[],
  delivery: ChosenDelivery | null,
): PromotionResult[] {
  const pieces = piecesOf(lines);
  const full = pieces.map(({ cents }) => cents);
  const whyNot = new Map<string, WhyNot>();
  const lacks = new Map<string, PromotionSelection>();
  const candidates: Candidate[] = [];
  for (const rule of rules) {
    const chosen = pieces.filter(({ line }) => isSelected(line, rule.selection)).length;
    const lacking = missingFor(rule, lines, chosen);
    const sent = rule.effect.kind === 'delivery' ? rule.effect.methods : null;
    const isSentFree = delivery !== null && sent?.includes(delivery.method) === true;
    const alone = isSentFree ? delivery.cents : sumOf(reductionOf(rule, pieces, full));
    const isWhole = isOfWholeRest(rule);
    if (chosen === 0 && !isWhole) whyNot.set(rule.id, { reason: 'no-goods' });
    else if (lacking !== null) {
      whyNot.set(rule.id, { reason: 'missing', missing: lacking.missing });
      lacks.set(rule.id, lacking.of);
    } else if (alone === 0 && !isWhole && !takesNoCents(rule))
      whyNot.set(rule.id, { reason: 'nothing-off' });
    else candidates.push({ rule, alone, chosen });
  }
  const winners = winnersOf(candidates);
  for (const { rule } of candidates) {
    const by = winners.get(rule.group)?.rule.id ?? rule.id;
    if (by !== rule.id) whyNot.set(rule.id, { reason: 'outdone', by });
  }
  const counted = [...winners.values()]
    .map(({ rule }) => rule)
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  const left = [...full];
  const taken = new Map([
    ...takeOff(
      counted.filter((rule) => stageOf(rule) === 'pieces'),
      pieces,
      left,
    ),
    ...takeOff(
      counted.filter((rule) => stageOf(rule) === 'order'),
      pieces,
      left,
    ),
    ...inOrderOfRest(counted.filter((rule) => stageOf(rule) === 'rest')).flatMap((rule) => [
      ...takeOff([rule], pieces, left),
    ]),
  ]);
  return rules.map((rule) => {
    const { id, effect, selection } = rule;
    const off = taken.get(id) ?? [];
    const cents = sumOf(off);
    const reason = whyNot.get(id) ?? null;
    const isNothing = reason === null && cents === 0 && !takesNoCents(rule) && !isOfWholeRest(rule);
    const chosen = winners.get(rule.group)?.rule === rule ? winners.get(rule.group)?.chosen : 0;
    const next = reason === null && !isNothing ? nextOf(rule, chosen ?? 0) : null;
    return {
      ...{ id, cents, units: unitsOf(pieces, off) },
      freeMethods: reason === null && effect.kind === 'delivery' ? effect.methods : [],
      whyNot: isNothing ? { reason: 'nothing-off' } : reason,
      ...{ next, lacks: lacks.get(id) ?? (next === null ? null : selection) },
    };
  });
}

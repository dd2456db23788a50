import type { Currency } from '#src/domain/money/money.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { NewPromotion, PromotionSelection } from './promotion.schema.ts';

/** What a promotion takes off in one currency: amounts in cents. */
export type RuleEffect =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'bundle'; pieces: number; cents: number }
  | { kind: 'nth'; pieces: number; percent: number }
  | { kind: 'delivery'; methods: readonly ShippingMethodKey[] }
  | { kind: 'gift'; sku: string }
  | { kind: 'points'; points: number };

export type RuleNeeds = { kind: 'pieces' | 'cents'; min: number; of: PromotionSelection };

/** A promotion as carts of one currency are priced with it. */
export type PromotionRule = {
  id: string;
  group: string;
  /** The lower counts where two of a group take off the same. */
  rank: number;
  selection: PromotionSelection;
  needs: RuleNeeds | null;
  effect: RuleEffect;
  /** Most cents that it takes off a cart; null for no limit. */
  capCents: number | null;
  /** Takes its part of what all others left. */
  isOfRest?: boolean;
};

type Asked = Pick<
  NewPromotion,
  'group' | 'rank' | 'selection' | 'needs' | 'effect' | 'cap' | 'isOfRest'
>;

function effectIn(effect: Asked['effect'], currency: Currency): RuleEffect | null {
  if (!('amounts' in effect)) return effect;
  const { amounts, ...rest } = effect;
  const cents = amounts[currency];
  return cents === undefined ? null : { ...rest, cents };
}

/** A promotion in a currency; null where it names no amount in it. */
export function ruleIn(
  id: string,
  { group, rank, selection, needs, effect, cap, isOfRest = false }: Asked,
  currency: Currency,
): PromotionRule | null {
  const inCurrency = effectIn(effect, currency);
  const min = needs === null ? 0 : needs.kind === 'pieces' ? needs.pieces : needs.amounts[currency];
  const capCents = cap === null ? null : cap[currency];
  if (inCurrency === null || min === undefined || capCents === undefined) return null;
  return {
    ...{ id, group, rank, selection, capCents, effect: inCurrency, isOfRest },
    needs: needs && { kind: needs.kind, min, of: needs.of ?? selection },
  };
}

/** Goods that nothing is chosen of, which is all of them. */
export const EVERYTHING: PromotionSelection = {
  ...{ families: [], brands: [], labels: [], productIds: [], onlyFullPrice: false },
  ...{ exceptFamilies: [], exceptProductIds: [] },
};

/** Whether a selection leaves something out. */
export const isNarrow = ({ onlyFullPrice, ...lists }: PromotionSelection): boolean =>
  onlyFullPrice || Object.values(lists).some((list) => list.length > 0);

/**
 * When a promotion applies: what reduces certain pieces comes before what reduces all of an order, and
 * before what takes of the rest.
 */
export type Stage = 'pieces' | 'order' | 'rest' | 'delivery';

export function stageOf({
  effect: { kind },
  selection,
  isOfRest,
}: Pick<PromotionRule, 'effect' | 'selection' | 'isOfRest'>): Stage {
  if (kind === 'delivery') return 'delivery';
  if (isOfRest) return 'rest';
  if (kind === 'bundle' || kind === 'nth') return 'pieces';
  return isNarrow(selection) ? 'pieces' : 'order';
}

/** Whether it takes no cents off goods: it counts all the same. */
export const takesNoCents = ({ effect: { kind } }: { effect: Pick<RuleEffect, 'kind'> }) =>
  kind === 'delivery' || kind === 'gift' || kind === 'points';

const amountOf = ({ effect }: PromotionRule) => {
  if (effect.kind === 'percent') return effect.percent;
  return effect.kind === 'amount' ? effect.cents : 0;
};

/**
 * The order in which those that take of the rest apply: percents take their share of the whole, sums what
 * is left; the same for the same promotions, however they were typed.
 */
export const inOrderOfRest = (rules: readonly PromotionRule[]): PromotionRule[] =>
  rules.toSorted(
    (one, other) =>
      Number(one.effect.kind !== 'percent') - Number(other.effect.kind !== 'percent') ||
      amountOf(other) - amountOf(one) ||
      (one.id < other.id ? -1 : 1),
  );

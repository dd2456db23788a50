import type { Currency } from '#src/domain/money/money.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { NewPromotion, PromotionSelection } from './promotion.schema.ts';

/** What a promotion takes off in one currency: amounts in cents. */
export type RuleEffect =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'bundle'; pieces: number; cents: number }
  | { kind: 'nth'; pieces: number; percent: number }
  | { kind: 'delivery'; methods: readonly ShippingMethodKey[] };

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
};

type Asked = Pick<NewPromotion, 'group' | 'rank' | 'selection' | 'needs' | 'effect' | 'cap'>;

function effectIn(effect: Asked['effect'], currency: Currency): RuleEffect | null {
  if (!('amounts' in effect)) return effect;
  const { amounts, ...rest } = effect;
  const cents = amounts[currency];
  return cents === undefined ? null : { ...rest, cents };
}

/** A promotion in a currency; null where it names no amount in it. */
export function ruleIn(
  id: string,
  { group, rank, selection, needs, effect, cap }: Asked,
  currency: Currency,
): PromotionRule | null {
  const inCurrency = effectIn(effect, currency);
  const min = needs === null ? 0 : needs.kind === 'pieces' ? needs.pieces : needs.amounts[currency];
  const capCents = cap === null ? null : cap[currency];
  if (inCurrency === null || min === undefined || capCents === undefined) return null;
  return {
    ...{ id, group, rank, selection, capCents, effect: inCurrency },
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

/** When a promotion applies: what reduces certain pieces comes before what reduces all of an order. */
export type Stage = 'pieces' | 'order' | 'delivery';

export function stageOf({
  effect: { kind },
  selection,
}: Pick<PromotionRule, 'effect' | 'selection'>): Stage {
  if (kind === 'delivery') return 'delivery';
  if (kind === 'bundle' || kind === 'nth') return 'pieces';
  return isNarrow(selection) ? 'pieces' : 'order';
}

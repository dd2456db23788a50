import { CURRENCIES, type Currency, currencyOf } from '#src/domain/money/money.ts';
import {
  type Amounts,
  type NewPromotion,
  newPromotionSchema,
  type PromotionEffect,
  type PromotionSelection,
  promotionEffectSchema,
} from '#src/domain/promotion/promotion.schema.ts';
import { EFFECT_KINDS } from '#src/domain/promotion/promotion.values.ts';
import { EVERYTHING, isNarrow } from '#src/domain/promotion/promotion-rule.ts';
import { getDomain, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

/** Sums as a form holds them: by currency, not in cents. */
type Sums = Partial<Record<Currency, number | null>>;

/** What a form of a promotion holds, as it is typed. */
export type PromotionValues = {
  [Key in 'name' | 'begins' | 'ends' | 'group' | 'code' | 'giftSku']: string;
} & Pick<NewPromotion, 'labels' | 'shops' | 'reach' | 'rank'> & {
    effect: NewPromotion['effect']['kind'];
    percent: number;
    pieces: number;
    points: number;
    isOffer: boolean;
    isOfRest: boolean;
    methods: string[];
    sums: Sums;
    goods: PromotionSelection;
    needs: 'nothing' | 'pieces' | 'cents';
    needsPieces: number;
    needsSums: Sums;
    needsOf: 'reduced' | 'all' | 'other';
    needsGoods: PromotionSelection;
    hasCap: boolean;
    cap: Sums;
    /** Null or empty for no limit. */
    uses: number | null;
    usesPerCustomer: number | null;
    hasBudget: boolean;
    budget: Sums;
  };

const NO_LABELS = { fr: '', en: '', de: '', it: '', es: '', pl: '' };

/** What a new one begins with. */
export const BEGUN: PromotionValues = {
  ...{ name: '', labels: NO_LABELS, shops: [], begins: '', ends: '', reach: 'automatic' },
  ...{ group: 'A', rank: 1, effect: 'percent', percent: 20, pieces: 3, methods: ['NO'], sums: {} },
  ...{ goods: EVERYTHING, needs: 'nothing', needsPieces: 2, needsSums: {} },
  ...{ needsOf: 'reduced', needsGoods: EVERYTHING, hasCap: false, cap: {} },
  ...{ giftSku: '', points: 50, isOffer: false, isOfRest: false },
  ...{ code: '', uses: null, usesPerCustomer: null, hasBudget: false, budget: {} },
};

/** Currencies of the shops that are chosen, each once. */
export function currenciesOf(shops: readonly string[]): Currency[] {
  const chosen = ONLINE_LOCALES.filter((shop) => shops.includes(shop));
  return [...new Set(chosen.map((shop) => currencyOf(getDomain(shop).iso2)))];
}

const inCents = (sums: Sums, currencies: readonly Currency[]): Amounts =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const sum = sums[currency];
      return typeof sum === 'number' ? [[currency, Math.round(sum * 100)]] : [];
    }),
  );
const inSums = (amounts: Amounts): Sums =>
  Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const cents = amounts[currency];
      return cents === undefined ? [] : [[currency, cents / 100]];
    }),
  );

function needsOf(values: PromotionValues, currencies: readonly Currency[]) {
  if (values.needs === 'nothing') return null;
  const others = { reduced: null, all: EVERYTHING, other: values.needsGoods };
  const of = others[values.needsOf];
  return values.needs === 'pieces'
    ? { kind: 'pieces', pieces: values.needsPieces, of }
    : { kind: 'cents', amounts: inCents(values.needsSums, currencies), of };
}

/** What a form of a promotion does, as far as it is typed; sums that are missing are left out. */
export function typedEffect(values: PromotionValues): PromotionEffect | null {
  const { effect: kind, percent, pieces, methods, giftSku, points } = values;
  const amounts = inCents(values.sums, currenciesOf(values.shops));
  const effects = {
    percent: { kind, percent },
    amount: { kind, amounts },
    bundle: { kind, pieces, amounts },
    nth: { kind, pieces, percent },
    delivery: { kind, methods },
    gift: { kind, sku: giftSku },
    points: { kind, points },
  };
  return promotionEffectSchema.safeParse(effects[kind]).data ?? null;
}

/** Whether an effect takes cents off goods, of which there may be a limit. */
export const isCapped = (kind: unknown) =>
  kind !== 'delivery' && kind !== 'gift' && kind !== 'points';

/** How often and for how much; nothing where nothing is limited. */
function limitsOf(values: PromotionValues, currencies: readonly Currency[]) {
  const limits = {
    ...{ uses: values.uses ?? null, usesPerCustomer: values.usesPerCustomer ?? null },
    budget: values.hasBudget ? inCents(values.budget, currencies) : null,
  };
  return Object.values(limits).some((limit) => limit !== null) ? { limits } : {};
}

/** What the form asks for; null where something is missing, which its fields say. */
export function promotionOf(values: PromotionValues): NewPromotion | null {
  const currencies = currenciesOf(values.shops);
  const asked = {
    ...{ name: values.name, labels: values.labels, shops: values.shops, reach: values.reach },
    ...{ begins: values.begins || null, ends: values.ends || null },
    ...{ group: values.group, rank: values.rank, effect: typedEffect(values) },
    ...{ selection: values.goods, needs: needsOf(values, currencies) },
    cap: values.hasCap ? inCents(values.cap, currencies) : null,
    ...(values.reach === 'code' && values.isOffer && { isOffer: true }),
    ...(values.reach === 'code' && !values.isOffer && values.code && { code: values.code }),
    ...(values.isOfRest && { isOfRest: true }),
    ...limitsOf(values, currencies),
  };
  return newPromotionSchema.safeParse(asked).data ?? null;
}

/** A promotion as the form changes it. */
export function valuesOf({
  effect,
  needs,
  selection,
  cap,
  limits = null,
  ...asked
}: NewPromotion): PromotionValues {
  const of = needs?.of ?? null;
  return {
    ...BEGUN,
    ...{ name: asked.name, labels: asked.labels, shops: asked.shops, reach: asked.reach },
    ...{ begins: asked.begins ?? '', ends: asked.ends ?? '', group: asked.group, rank: asked.rank },
    effect: effect.kind,
    ...('percent' in effect && { percent: effect.percent }),
    ...('pieces' in effect && { pieces: effect.pieces }),
    ...('methods' in effect && { methods: effect.methods }),
    ...('sku' in effect && { giftSku: effect.sku }),
    ...('points' in effect && { points: effect.points }),
    ...{ isOffer: asked.isOffer ?? false, isOfRest: asked.isOfRest ?? false },
    ...('amounts' in effect && { sums: inSums(effect.amounts) }),
    goods: selection,
    needs: needs?.kind ?? 'nothing',
    ...(needs?.kind === 'pieces' && { needsPieces: needs.pieces }),
    ...(needs?.kind === 'cents' && { needsSums: inSums(needs.amounts) }),
    needsOf: of === null ? 'reduced' : isNarrow(of) ? 'other' : 'all',
    needsGoods: of ?? EVERYTHING,
    ...(cap !== null && { hasCap: true, cap: inSums(cap) }),
    code: asked.code ?? '',
    uses: limits?.uses ?? null,
    usesPerCustomer: limits?.usesPerCustomer ?? null,
    ...(limits?.budget && { hasBudget: true, budget: inSums(limits.budget) }),
  };
}

export const effectOf = (value: unknown) => EFFECT_KINDS.find((kind) => kind === value);

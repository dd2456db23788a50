import type { Cart, HeldBack } from '#src/domain/cart/cart.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { PromotionResult } from './apply-promotions.ts';
import type { NewPromotion } from './promotion.schema.ts';
import type { PromotionGoods } from './promotion-goods.schema.ts';
import type { Gone } from './promotion-limits.ts';
import type { Missing } from './why-not.schema.ts';

/** Goods by their names in each language. */
export type SeenGoods = Readonly<Record<Language, PromotionGoods>>;

/** A result with what its promotion is called and belongs to. */
export type Promoted = PromotionResult &
  Pick<NewPromotion, 'labels' | 'effect' | 'group' | 'isOfRest'> & {
    /** What the shopper typed for it; null where nobody types anything. */
    code: string | null;
    /** Cents of goods that it needs, in the currency of the shop; 0 where it needs no sum. */
    minimumCents: number;
    /** Cents of delivery that it saves as the cart is to be sent. */
    deliveryCents: number;
    /** What `lacks` names; null where nothing is lacking, or all goods count. */
    goods: SeenGoods | null;
  };

/** A promotion of a cart as its shopper saw it last: it counted, little was missing, or it is gone. */
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
  /** Which goods count for it. */
  goods?: SeenGoods | null;
  /** Percent off the cheapest item; null where it does something else. */
  cheapestPercent: number | null;
  /** What it took off the delivery, in cents. */
  deliveryCents?: number;
  /** Why a cart that had it, or whose shopper typed its code, has it no more. */
  gone?: Gone | null;
  /** What was typed for it, and why that takes nothing off. */
  code?: string | null;
  heldBack?: HeldBack | null;
  /** It took of the rest: carts name it by what was typed. */
  isOfRest?: boolean;
  /** What it brings while it counts: one of a sku, points. */
  giftSku?: string | null;
  points?: number;
};

/** By what carts and orders name it: what takes of the rest by its code, all others by their ids. */
export const namedBy = ({ id, code = null, isOfRest = false }: SeenPromotion) =>
  isOfRest ? (code ?? id) : id;

/** What holds a code back, as carts say it of codes; null while it counts. */
function heldBackBy({ whyNot, minimumCents }: Promoted): HeldBack | null {
  const nothing = { minimumCentAmount: 0, missingCentAmount: 0 };
  if (whyNot === null) return null;
  if (whyNot.reason === 'missing') {
    const { missing } = whyNot;
    return 'cents' in missing
      ? {
          reason: 'minimum',
          minimumCentAmount: minimumCents,
          missingCentAmount: missing.cents,
        }
      : { reason: 'items', ...nothing, missingItems: missing.pieces };
  }
  const reason = whyNot.reason === 'nothing-off' ? 'outdone' : whyNot.reason;
  return { reason, ...nothing };
}

const goneOf = ({ whyNot }: Promoted): Gone | null =>
  whyNot?.reason === 'used' || whyNot?.reason === 'used-up' ? whyNot.reason : null;

/** Shoppers are told what is missing for a promotion, but not where another of its group counts. */
function missingOf({ whyNot, next, group }: Promoted, counted: ReadonlySet<string>) {
  if (whyNot?.reason === 'missing') return counted.has(group) ? null : whyNot.missing;
  return next !== null && 'pieces' in next && next.pieces === 1 ? next : null;
}

/** What a cart keeps of its promotions. */
export function toSeen(promoted: readonly Promoted[]): SeenPromotion[] {
  const counted = new Set(promoted.flatMap(({ whyNot, group }) => (whyNot === null ? group : [])));
  return promoted.flatMap((one) => {
    const { id, labels, cents: centAmount, units, freeMethods, effect, code, deliveryCents } = one;
    // What a code lacks is said with the code.
    const missing = code !== null && one.whyNot !== null ? null : missingOf(one, counted);
    const gone = goneOf(one);
    if (one.whyNot !== null && missing === null && gone === null && code === null) return [];
    const cheapestPercent = effect.kind === 'nth' ? effect.percent : null;
    const kept = { id, labels, centAmount, freeMethods, missing, cheapestPercent };
    const goods = missing === null ? null : one.goods;
    const more = {
      deliveryCents,
      goods,
      gone,
      code,
      heldBack: code === null ? null : heldBackBy(one),
    };
    const brought =
      one.whyNot === null
        ? {
            giftSku: effect.kind === 'gift' ? effect.sku : null,
            points: effect.kind === 'points' ? effect.points : 0,
          }
        : {};
    const isOfRest = one.isOfRest ?? false;
    return [{ ...kept, ...more, ...brought, isOfRest, units: Object.fromEntries(units) }];
  });
}

/** Those that took something off, as the cart lists them. */
export const discountsOf = (seen: readonly SeenPromotion[], lang: Language): Cart['discounts'] =>
  seen
    .filter(({ centAmount }) => centAmount > 0)
    .map((one) => ({
      ...{ code: namedBy(one), label: one.labels[lang], centAmount: one.centAmount },
    }));

/** Ways of delivery that cost nothing by a promotion. */
export const freeMethodsOf = (seen: readonly Pick<SeenPromotion, 'freeMethods'>[]) => [
  ...new Set(seen.flatMap(({ freeMethods }) => freeMethods)),
];

/** What is missing for promotions. */
export const nearlyOf = (seen: readonly SeenPromotion[], lang: Language) =>
  seen.flatMap(({ id: code, labels, missing, goods = null, cheapestPercent }) => {
    const named = { code, label: labels[lang], goods: goods?.[lang] ?? null };
    return missing === null ? [] : [{ ...named, missing, cheapestPercent }];
  });

/** What a cart had and has no more; of a code its own line says it. */
export const goneFrom = (seen: readonly SeenPromotion[], lang: Language) =>
  seen.flatMap(({ id, labels, gone = null, code = null }) =>
    gone === null || code !== null ? [] : [{ code: id, label: labels[lang], reason: gone }],
  );

/** A gift and points take no cents off, but are had so often: a use is of one cent at least. */
export const USE_OF_GIFT = 1;

/** What a cart takes of promotions: the cents off goods and delivery, and the code that was typed. */
export type PromotionUse = { promotionId: string; cents: number; code: string | null };

export const usesOf = (seen: readonly SeenPromotion[]): PromotionUse[] =>
  seen.flatMap((one) => {
    const { id: promotionId, centAmount, deliveryCents = 0, code = null } = one;
    const { giftSku = null, points = 0 } = one;
    const brings = giftSku !== null || points > 0 ? USE_OF_GIFT : 0;
    const cents = centAmount + deliveryCents + brings;
    return cents > 0 ? [{ promotionId, cents, code }] : [];
  });

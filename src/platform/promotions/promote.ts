import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import { isReduced } from '#src/domain/catalogue/catalogue.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { applyPromotions, type ChosenDelivery } from '#src/domain/promotion/apply-promotions.ts';
import type { PromotedLine } from '#src/domain/promotion/pieces.ts';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import {
  type GoneOrLacking,
  goneFor,
  isLimited,
  NOTHING_TAKEN,
} from '#src/domain/promotion/promotion-limits.ts';
import { inOrderOfRest, type PromotionRule, ruleIn } from '#src/domain/promotion/promotion-rule.ts';
import type { Promoted } from '#src/domain/promotion/seen-promotion.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { findPromotedProducts } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { brandsOfNow } from './brands-of-now.ts';
import { withGoods } from './promotion-goods.ts';
import { type Buying, findTaken } from './promotion-uses.ts';
import { promotions, promotionTerms } from './tables.ts';
import { findTakenCodes, type TypedCode } from './typed-codes.ts';

export type RunningPromotion = { id: string; asked: NewPromotion; beginsAt?: Date };

/** What runs in a shop at an instant, the oldest first: without a code, or one of those that are named. */
export async function findRunning(
  db: Queryable,
  shop: OnlineLocale,
  at: Date,
  typed: readonly string[] = [],
): Promise<RunningPromotion[]> {
  return db
    .select({
      ...{ id: promotions.promotionId, asked: promotions.asked },
      beginsAt: promotionTerms.beginsAt,
    })
    .from(promotionTerms)
    .innerJoin(promotions, eq(promotions.promotionId, promotionTerms.promotionId))
    .where(
      and(
        eq(promotionTerms.domain, shop),
        or(
          sql`${promotions.asked} ->> 'reach' <> 'code'`,
          inArray(promotions.promotionId, [...typed]),
        ),
        lte(promotionTerms.beginsAt, at),
        or(isNull(promotionTerms.endsAt), gt(promotionTerms.endsAt, at)),
        or(isNull(promotionTerms.stoppedAt), gt(promotionTerms.stoppedAt, at)),
      ),
    )
    .orderBy(asc(promotions.madeAt), asc(promotions.promotionId));
}

/** A line of a cart that is paid for. */
export type PricedLine = { sku: string; productId: string; quantity: number; price: Price };

async function toPromotedLines(
  db: Queryable,
  lines: readonly PricedLine[],
): Promise<PromotedLine[]> {
  const known = await findPromotedProducts(db, [...new Set(lines.map((line) => line.productId))]);
  return lines.map(({ sku, productId, quantity, price }) => ({
    ...{ sku, productId, quantity, unitCents: price.centAmount },
    isReduced: isReduced(price),
    ...(known.get(productId) ?? { brand: null, families: [], labels: [] }),
  }));
}

/** Rules with brands as they are called now. */
export async function rulesOfNow(
  db: Queryable,
  rules: readonly PromotionRule[],
): Promise<PromotionRule[]> {
  const named = await brandsOfNow(
    db,
    rules.flatMap(({ selection, needs }) => [selection, ...(needs ? [needs.of] : [])]),
  );
  return rules.map((rule) => ({
    ...rule,
    selection: named(rule.selection),
    needs: rule.needs && { ...rule.needs, of: named(rule.needs.of) },
  }));
}

type PromotedCart = {
  lines: readonly PricedLine[];
  currency: Currency;
  delivery: ChosenDelivery | null;
};

/** What given promotions do to the lines of a cart, in the currency of its shop. */
export async function promoteWith(
  db: Queryable,
  running: readonly RunningPromotion[],
  { lines, currency, delivery }: PromotedCart,
  codes: readonly Pick<TypedCode, 'code' | 'promotionId'>[] = [],
): Promise<Promoted[]> {
  const rules = running.flatMap(({ id, asked }) => ruleIn(id, asked, currency) ?? []);
  if (rules.length === 0) return [];
  const named = await rulesOfNow(db, rules);
  // In the order in which they are told: what takes of the rest as it is applied, after all others.
  const ofRest = inOrderOfRest(named.filter(({ isOfRest }) => isOfRest));
  const inOrder = [...named.filter(({ isOfRest }) => !isOfRest), ...ofRest];
  const results = applyPromotions(await toPromotedLines(db, lines), inOrder, delivery);
  const askedOf = new Map(running.map(({ id, asked }) => [id, asked]));
  return results.flatMap((result) => {
    const asked = askedOf.get(result.id);
    if (asked === undefined) return [];
    const { labels, effect, group, needs, isOfRest } = asked;
    const code = codes.find(({ promotionId }) => promotionId === result.id)?.code ?? null;
    const minimumCents = needs?.kind === 'cents' ? (needs.amounts[currency] ?? 0) : 0;
    const isSentFree = delivery !== null && result.freeMethods.includes(delivery.method);
    const deliveryCents = isSentFree ? delivery.cents : 0;
    const named = { labels, effect, group, isOfRest, code };
    return [{ ...result, ...named, minimumCents, deliveryCents, goods: null }];
  });
}

/** Those of them that are gone for a cart, where its customer would care: it had them, or typed for them. */
async function promoteGone(
  db: Queryable,
  gone: ReadonlyMap<RunningPromotion, GoneOrLacking>,
  cart: PromotedCart,
  { had, codes }: Pick<PromotedFor, 'had' | 'codes'>,
): Promise<Promoted[]> {
  const told: Promoted[] = [];
  for (const [promotion, reason] of gone) {
    const isTold = had.has(promotion.id) || promotion.asked.reach === 'code';
    const [alone] = isTold ? await promoteWith(db, [promotion], cart, codes) : [];
    if (alone === undefined) continue;
    const nothing = { cents: 0, units: new Map(), freeMethods: [], deliveryCents: 0, next: null };
    told.push({ ...alone, ...nothing, whyNot: alone.whyNot ?? { reason } });
  }
  return told;
}

export type PromotedFor = Omit<Buying, 'currency'> & {
  shop: OnlineLocale;
  isMember: boolean;
  at: Date;
  /** What was typed into the field for codes. */
  codes: readonly TypedCode[];
  /** Promotions that the cart had. */
  had: ReadonlySet<string>;
  /** Whether one of a sku is left for the cart as a gift. */
  isGiftThere: (sku: string) => Promise<boolean>;
  /** Its prices were agreed on with the staff: only what was typed for the rest counts (decision 104). */
  isAgreed: boolean;
};

/** What promotions that are open to a cart do to it, but for those whose uses or budget others took. */
export async function promoteOpen(
  db: Queryable,
  open: readonly RunningPromotion[],
  {
    codes,
    had,
    isGiftThere,
    ...buying
  }: Pick<PromotedFor, 'codes' | 'had' | 'cartId' | 'customerId' | 'isGiftThere'>,
  cart: PromotedCart,
): Promise<Promoted[]> {
  const { currency } = cart;
  const limited = open.flatMap(({ id, asked }) => (isLimited(asked.limits) ? id : []));
  const taken = await findTaken(db, limited, { ...buying, currency });
  const takenCodes = await findTakenCodes(db, codes, buying.cartId);
  const gone = new Map<RunningPromotion, GoneOrLacking>();
  const note = (promotion: RunningPromotion, cents: number) => {
    const { id, asked } = promotion;
    const others = taken.get(id) ?? NOTHING_TAKEN;
    const typed = codes.find(({ promotionId }) => promotionId === id)?.code;
    const isCodeGone = typed !== undefined && takenCodes.has(typed);
    const limits = isLimited(asked.limits) ? asked.limits : null;
    const reason = isCodeGone ? 'used-up' : limits && goneFor(limits, others, { currency, cents });
    if (reason !== null) gone.set(promotion, reason);
    return reason !== null;
  };
  for (const promotion of open) {
    const { effect } = promotion.asked;
    const isGone = note(promotion, 0);
    if (isGone || effect.kind !== 'gift' || (await isGiftThere(effect.sku))) continue;
    gone.set(promotion, 'out-of-stock');
  }
  // Without one that would take more than is left, others may take more: looked at again until all fit.
  for (;;) {
    const left = open.filter((promotion) => !gone.has(promotion));
    const promoted = await promoteWith(db, left, cart, codes);
    const tooMuch = left.filter((promotion) => {
      const result = promoted.find(({ id }) => id === promotion.id);
      return note(promotion, (result?.cents ?? 0) + (result?.deliveryCents ?? 0));
    });
    if (tooMuch.length > 0) continue;
    return [...promoted, ...(await promoteGone(db, gone, cart, { had, codes }))];
  }
}

/**
 * What the promotions of a shop do to a cart at an instant: those of members to members alone, those of
 * codes to who typed or ticked one.
 */
export async function promote(
  db: Queryable,
  { shop, isMember, at, isAgreed, ...buying }: PromotedFor,
  cart: PromotedCart,
): Promise<Promoted[]> {
  const counting = buying.codes.filter(({ isWithdrawn }) => !isWithdrawn);
  const typed = counting.map(({ promotionId }) => promotionId);
  if (cart.lines.length + typed.length === 0) return [];
  const running = await findRunning(db, shop, at, typed);
  const open = running.filter(({ asked: { reach, isOffer, isOfRest } }) => {
    if (isAgreed && !isOfRest) return false;
    return reach === 'members' || isOffer ? isMember : true;
  });
  return withGoods(db, { shop, now: at }, await promoteOpen(db, open, buying, cart));
}

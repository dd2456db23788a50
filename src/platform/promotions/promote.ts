import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import { isReduced } from '#src/domain/catalogue/catalogue.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { applyPromotions, type ChosenDelivery } from '#src/domain/promotion/apply-promotions.ts';
import type { PromotedLine } from '#src/domain/promotion/pieces.ts';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import { type PromotionRule, ruleIn } from '#src/domain/promotion/promotion-rule.ts';
import type { Promoted } from '#src/domain/promotion/seen-promotion.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { findPromotedProducts } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { brandsOfNow } from './brands-of-now.ts';
import { promotions, promotionTerms } from './tables.ts';

export type RunningPromotion = { id: string; asked: NewPromotion };

/** What runs in a shop at an instant, the oldest first. */
export async function findRunning(
  db: Queryable,
  shop: OnlineLocale,
  at: Date,
): Promise<RunningPromotion[]> {
  return db
    .select({ id: promotions.promotionId, asked: promotions.asked })
    .from(promotionTerms)
    .innerJoin(promotions, eq(promotions.promotionId, promotionTerms.promotionId))
    .where(
      and(
        eq(promotionTerms.domain, shop),
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
async function rulesOfNow(
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

/** What given promotions do to the lines of a cart, in the currency of its shop. */
export async function promoteWith(
  db: Queryable,
  running: readonly RunningPromotion[],
  {
    lines,
    currency,
    delivery,
  }: { lines: readonly PricedLine[]; currency: Currency; delivery: ChosenDelivery | null },
): Promise<Promoted[]> {
  const rules = running.flatMap(({ id, asked }) => ruleIn(id, asked, currency) ?? []);
  if (rules.length === 0) return [];
  const named = await rulesOfNow(db, rules);
  const results = applyPromotions(await toPromotedLines(db, lines), named, delivery);
  const askedOf = new Map(running.map(({ id, asked }) => [id, asked]));
  return results.flatMap((result) => {
    const asked = askedOf.get(result.id);
    if (asked === undefined) return [];
    const { labels, effect, group } = asked;
    return [{ ...result, labels, effect, group }];
  });
}

/** What the promotions of a shop do to a cart at an instant; those of members to members alone. */
export async function promote(
  db: Queryable,
  { shop, isMember, at }: { shop: OnlineLocale; isMember: boolean; at: Date },
  cart: { lines: readonly PricedLine[]; currency: Currency; delivery: ChosenDelivery | null },
): Promise<Promoted[]> {
  if (cart.lines.length === 0) return [];
  const running = await findRunning(db, shop, at);
  const open = running.filter(({ asked }) => asked.reach === 'automatic' || isMember);
  return promoteWith(db, open, cart);
}

import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import { goneFor, isLimited, NOTHING_TAKEN } from '#src/domain/promotion/promotion-limits.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findTaken } from './promotion-uses.ts';
import { promotionCodes, promotions, promotionTerms } from './tables.ts';
import type { TypedCode } from './typed-codes.ts';

/** An offer to members, and when it is over. */
export type Offer = TypedCode & { endsAt: Date | null };

/** Offers that members may tick in a shop, by their ids. */
export function findOffers(db: Queryable, shop: OnlineLocale, now: Date): Promise<Offer[]> {
  const { code, promotionId, isSingle } = promotionCodes;
  const { endsAt, stoppedAt, beginsAt } = promotionTerms;
  const isWithdrawn = sql<boolean>`false`;
  return db
    .select({ code, promotionId, isSingle, isWithdrawn, asked: promotions.asked, endsAt })
    .from(promotions)
    .innerJoin(promotionCodes, eq(promotionCodes.promotionId, promotions.promotionId))
    .innerJoin(promotionTerms, eq(promotionTerms.promotionId, promotions.promotionId))
    .where(
      and(
        sql`(${promotions.asked} ->> 'isOffer')::boolean`,
        eq(promotionTerms.domain, shop),
        lte(beginsAt, now),
        or(isNull(endsAt), gt(endsAt, now)),
        or(isNull(stoppedAt), gt(stoppedAt, now)),
      ),
    )
    .orderBy(asc(code));
}

/** Of some promotions those that a customer has had as often as they may, or of which nothing is left. */
export async function findGone(
  db: Queryable,
  codes: readonly TypedCode[],
  buying: { cartId: string; customerId: string; currency: Currency },
): Promise<Set<string>> {
  const limited = codes.filter(({ asked: { limits } }) => isLimited(limits));
  const ids = limited.map(({ promotionId }) => promotionId);
  const taken = await findTaken(db, ids, buying);
  const { currency } = buying;
  const gone = limited.filter(({ promotionId, asked: { limits } }) => {
    const others = taken.get(promotionId) ?? NOTHING_TAKEN;
    return limits != null && goneFor(limits, others, { currency, cents: 0 }) !== null;
  });
  return new Set(gone.map(({ promotionId }) => promotionId));
}

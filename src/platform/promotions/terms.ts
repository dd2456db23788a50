import { type SQL, sql } from 'drizzle-orm';
import type { PromotionTerm } from '#src/domain/promotion/promotion.schema.ts';
import type { PromotionState } from '#src/domain/promotion/promotion.values.ts';
import { promotionStateOf } from '#src/domain/promotion/promotion-terms.ts';
import type { promotionTerms } from './tables.ts';

/** When something runs in a shop, and how it is with it: of promotions, and of drops, which run as they do. */

type TermRow = Omit<typeof promotionTerms.$inferSelect, 'promotionId'>;

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** The same as `promotionStateOf`, of terms called `t`. */
export const TERM_IN_STATE: Record<PromotionState, (now: Date) => SQL> = {
  withdrawn: () => sql`t.stopped_at <= t.begins_at`,
  stopped: () => sql`t.stopped_at > t.begins_at`,
  planned: (now) => sql`t.stopped_at is null and t.begins_at > ${at(now)}`,
  running: (now) => sql`t.stopped_at is null and t.begins_at <= ${at(now)}
    and (t.ends_at is null or t.ends_at > ${at(now)})`,
  over: (now) => sql`t.stopped_at is null and t.ends_at <= ${at(now)}`,
};

export const toTerm = ({ domain, ...row }: TermRow, now: Date): PromotionTerm => ({
  ...{ shop: domain, begins: row.beginsAt.toISOString(), state: promotionStateOf(row, now) },
  ends: row.endsAt?.toISOString() ?? null,
  stopped: row.stoppedAt?.toISOString() ?? null,
});

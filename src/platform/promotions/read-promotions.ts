import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requireFound } from '#src/domain/errors.ts';
import type { listPromotions as listCall } from '#src/domain/promotion/promotion.calls.ts';
import type { Promotion } from '#src/domain/promotion/promotion.schema.ts';
import { overallState } from '#src/domain/promotion/promotion-terms.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { containing, findPage, type ListRows, when } from '../staff/face.ts';
import { brandsOfNow } from './brands-of-now.ts';
import { promotions, promotionTerms } from './tables.ts';
import { TERM_IN_STATE, toTerm } from './terms.ts';

type Row = typeof promotions.$inferSelect;
type TermRow = typeof promotionTerms.$inferSelect;
type Query = z.output<typeof listCall.request.query>;
type Caller = Pick<StaffCaller, 'shops'>;

/** In shops of the caller; null where none of its shops is. */
function toPromotion(
  row: Row,
  rows: readonly TermRow[],
  { shops }: Caller,
  now: Date,
): Promotion | null {
  const own = rows.filter(({ domain }) => shops.has(domain));
  const terms = own.map((term) => toTerm(term, now));
  const [first] = terms.map(({ begins }) => begins).toSorted();
  if (first === undefined) return null;
  const ends = terms.flatMap((term) => term.ends ?? []).toSorted();
  return {
    ...{ id: row.promotionId, version: row.version, name: row.name, asked: row.asked, terms },
    ...{ begins: first, ends: ends.length === terms.length ? (ends.at(-1) ?? null) : null },
    state: overallState(terms.map(({ state }) => state)),
    mayChange:
      own.length === rows.length &&
      terms.every(({ state }) => state === 'planned' || state === 'withdrawn') &&
      terms.some(({ state }) => state === 'planned'),
    mayAdjust: own.length === rows.length && terms.some(({ state }) => state === 'running'),
    ...{ dropId: row.dropId, madeBy: row.madeBy, madeAt: row.madeAt.toISOString() },
  };
}

/** Rows whose brands are called as they are now: forms offer them by that name. */
async function renamed(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
  const named = await brandsOfNow(
    db,
    rows.flatMap(({ asked: { selection, needs } }) => [
      selection,
      ...(needs?.of ? [needs.of] : []),
    ]),
  );
  return rows.map(({ asked, ...row }) => {
    const { needs } = asked;
    const said = needs && { ...needs, of: needs.of && named(needs.of) };
    return { ...row, asked: { ...asked, selection: named(asked.selection), needs: said } };
  });
}

/** A promotion that runs in a shop of the caller. Throws NOT_FOUND. */
export async function readPromotion(
  db: Queryable,
  caller: Caller,
  promotionId: string,
  now: Date,
): Promise<Promotion> {
  const [row] = await renamed(
    db,
    await db.select().from(promotions).where(eq(promotions.promotionId, promotionId)),
  );
  const terms = await db
    .select()
    .from(promotionTerms)
    .where(eq(promotionTerms.promotionId, promotionId))
    .orderBy(asc(promotionTerms.beginsAt), asc(promotionTerms.domain));
  const promotion = row === undefined ? null : toPromotion(row, terms, caller, now);
  return requireFound(promotion, 'NOT_FOUND');
}

const promotionRows = ({ shops }: Caller, now: Date): ListRows<Query> => ({
  columns: sql`p.promotion_id as "promotionId"`,
  from: sql`promotions p join lateral (
    select min(t.begins_at) as begins_at from promotion_terms t
    where t.promotion_id = p.promotion_id and t.domain in ${[...shops, '']}) own
    on own.begins_at is not null`,
  which: ({ q, state }) => [
    when(
      state,
      (one) => sql`exists (select from promotion_terms t where t.promotion_id = p.promotion_id
        and t.domain in ${[...shops, '']} and ${TERM_IN_STATE[one](now)})`,
    ),
    when(q, (typed) => sql`lower(p.name) like ${containing(typed.toLowerCase())}`),
  ],
  sorted: { begins: sql`own.begins_at`, name: sql`p.name`, madeAt: sql`p.made_at` },
  key: sql`p.promotion_id`,
});

/** A page of the promotions that run in shops of the caller. */
export async function listPromotions(
  db: Queryable,
  caller: Caller,
  query: Query,
  now: Date,
): Promise<{ values: Promotion[]; total: number }> {
  const page = await findPage<{ promotionId: string }, Query>(
    db,
    promotionRows(caller, now),
    query,
  );
  const ids = page.rows.map(({ promotionId }) => promotionId);
  const rows = await renamed(
    db,
    await db.select().from(promotions).where(inArray(promotions.promotionId, ids)),
  );
  const terms = await db
    .select()
    .from(promotionTerms)
    .where(inArray(promotionTerms.promotionId, ids))
    .orderBy(asc(promotionTerms.beginsAt), asc(promotionTerms.domain));
  const values = ids.flatMap((id) => {
    const row = rows.find(({ promotionId }) => promotionId === id);
    const own = terms.filter(({ promotionId }) => promotionId === id);
    return row === undefined ? [] : (toPromotion(row, own, caller, now) ?? []);
  });
  return { values, total: page.total };
}

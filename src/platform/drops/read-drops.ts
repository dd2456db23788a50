import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listDrops as listCall } from '#src/domain/drop/drop.calls.ts';
import type { Drop, ListedDrop } from '#src/domain/drop/drop.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import { overallState, promotionStateOf } from '#src/domain/promotion/promotion-terms.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { findPlansOf, findProductsOf, signPlanPreviews } from '../catalogue/face.ts';
import { findTextsOf } from '../content/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { findPromotionsOf, TERM_IN_STATE, toTerm } from '../promotions/face.ts';
import { containing, findPage, type ListRows, when } from '../staff/face.ts';
import { drops, dropTerms } from './tables.ts';

type Query = z.output<typeof listCall.request.query>;
type Caller = Pick<StaffCaller, 'shops' | 'language'>;
export type TermRow = typeof dropTerms.$inferSelect;

const dropRows = ({ shops }: Caller, now: Date): ListRows<Query> => ({
  columns: sql`d.drop_id as "dropId"`,
  from: sql`drops d join lateral (
    select min(t.begins_at) as begins_at from drop_terms t
    where t.drop_id = d.drop_id and t.domain in ${[...shops, '']}) own
    on own.begins_at is not null`,
  which: ({ q, state, since, before }) => [
    when(before, (one) => sql`own.begins_at < ${one}::timestamptz`),
    when(
      since,
      (one) => sql`exists (select from drop_terms t
        where t.drop_id = d.drop_id and t.domain in ${[...shops, '']}
        and coalesce(least(t.ends_at, t.stopped_at), 'infinity') > ${one}::timestamptz)`,
    ),
    when(
      state,
      (one) => sql`exists (select from drop_terms t where t.drop_id = d.drop_id
        and t.domain in ${[...shops, '']} and ${TERM_IN_STATE[one](now)})`,
    ),
    when(q, (typed) => sql`lower(d.name) like ${containing(typed.toLowerCase())}`),
  ],
  sorted: { begins: sql`own.begins_at`, name: sql`d.name`, madeAt: sql`d.made_at` },
  key: sql`d.drop_id`,
});

/** In shops of the caller; null where none of its shops is. */
function toListed(
  row: typeof drops.$inferSelect,
  rows: readonly TermRow[],
  { shops }: Caller,
  now: Date,
): ListedDrop | null {
  const terms = rows.filter(({ domain }) => shops.has(domain)).map((term) => toTerm(term, now));
  const [firstBegins] = terms.map(({ begins }) => begins).toSorted();
  if (firstBegins === undefined) return null;
  return {
    ...{ id: row.dropId, version: row.version, name: row.name, terms, firstBegins },
    ...{ begins: row.begins, ends: row.ends, madeBy: row.madeBy },
    ...{ state: overallState(terms.map(({ state }) => state)), madeAt: row.madeAt.toISOString() },
  };
}

const termsOf = (db: Queryable, dropIds: readonly string[]): Promise<TermRow[]> =>
  db
    .select()
    .from(dropTerms)
    .where(inArray(dropTerms.dropId, [...dropIds]))
    .orderBy(asc(dropTerms.beginsAt), asc(dropTerms.domain));

/** A page of the drops that run in shops of the caller. */
export async function listDrops(
  db: Queryable,
  caller: Caller,
  query: Query,
  now: Date,
): Promise<{ values: ListedDrop[]; total: number }> {
  const page = await findPage<{ dropId: string }, Query>(db, dropRows(caller, now), query);
  const ids = page.rows.map(({ dropId }) => dropId);
  const rows = await db.select().from(drops).where(inArray(drops.dropId, ids));
  const terms = await termsOf(db, ids);
  const values = ids.flatMap((id) => {
    const row = rows.find(({ dropId }) => dropId === id);
    const own = terms.filter(({ dropId }) => dropId === id);
    return row === undefined ? [] : (toListed(row, own, caller, now) ?? []);
  });
  return { values, total: page.total };
}

/** A drop in a shop of the caller, with all its terms. Throws NOT_FOUND. */
export async function findDrop(db: Queryable, caller: Caller, dropId: string, now: Date) {
  const [row] = await db.select().from(drops).where(eq(drops.dropId, dropId));
  const terms = await termsOf(db, [dropId]);
  const listed = requireFound(row ? toListed(row, terms, caller, now) : null, 'NOT_FOUND');
  const mayChange =
    terms.every(({ domain }) => caller.shops.has(domain)) &&
    terms.every((term) => ['planned', 'withdrawn'].includes(promotionStateOf(term, now))) &&
    listed.state === 'planned';
  return { listed, terms, mayChange };
}

/** The same with its parts, in shops of the caller. Throws NOT_FOUND. */
export async function readDrop(
  db: Queryable,
  deps: Pick<PlatformDeps, 'now' | 'config'>,
  caller: Caller & Pick<StaffCaller, 'permissions'>,
  dropId: string,
): Promise<Drop> {
  const now = deps.now();
  const { listed, mayChange } = await findDrop(db, caller, dropId, now);
  const isPlanning = caller.permissions.has('prices:write');
  const ahead = listed.terms.filter(({ state }) => state === 'planned');
  return {
    ...{ ...listed, mayChange },
    plans: isPlanning ? await findPlansOf(db, dropId, now) : [],
    promotions: isPlanning ? await findPromotionsOf(db, caller, dropId, now) : [],
    texts: await findTextsOf(db, caller.shops, dropId),
    products: await findProductsOf(db, caller, dropId, now),
    previews: await signPlanPreviews(
      deps,
      ahead.map(({ shop, begins }) => ({ shop, from: begins })),
      [],
    ),
  };
}

/** The drops that end in a shop by themselves until an instant. */
export async function findEndedDrops(
  db: Queryable,
  shop: OnlineLocale,
  at: Date,
): Promise<string[]> {
  const { dropId, domain, endsAt, stoppedAt } = dropTerms;
  const ended = await db
    .select({ dropId })
    .from(dropTerms)
    .where(and(eq(domain, shop), lte(endsAt, at), isNull(stoppedAt)));
  return ended.map((one) => one.dropId);
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listRedirects as listCall } from '#src/domain/redirect/redirect.calls.ts';
import type { newRedirectSchema, Redirect } from '#src/domain/redirect/redirect.schema.ts';
import { endOfChain } from '#src/domain/redirect/redirect.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { containing, findPage, type ListRows, when } from '../staff/face.ts';
import { redirects } from './tables.ts';

export type NewRedirect = z.output<typeof newRedirectSchema>;
type Row = typeof redirects.$inferSelect;

/** How often one is looked for after another; more than a chain may have. */
const LOOKS = 12;

/** Redirects that may follow each other from a path in a shop; its own before those of all shops. */
async function followed(db: Queryable, shop: OnlineLocale | null, from: string) {
  const next = new Map<string, string>();
  let path: string | undefined = from;
  for (let looks = 0; path !== undefined && !next.has(path) && looks < LOOKS; looks += 1) {
    const rows: Row[] = await db
      .select()
      .from(redirects)
      .where(and(eq(redirects.fromPath, path), inArray(redirects.domain, [shop ?? '', ''])));
    const row: Row | undefined = rows.find(({ domain }) => domain !== '') ?? rows[0];
    if (row !== undefined) next.set(path, row.toPath);
    path = row?.toPath;
  }
  return next;
}

/** Where the redirects of a shop lead from a path; null for nowhere. */
export async function redirectOf(
  db: Queryable,
  shop: OnlineLocale,
  from: string,
): Promise<string | null> {
  const next = await followed(db, shop, from);
  return endOfChain(from, (path) => next.get(path));
}

/** Whether a redirect would lead back to where it begins. */
export async function leadsBack(db: Queryable, { shop, from, to }: NewRedirect): Promise<boolean> {
  if (from === to) return true;
  const next = await followed(db, shop, to);
  return next.has(from) || [...next.values()].includes(from);
}

const toRedirect = ({ redirectId, domain, fromPath, toPath, ...row }: Row): Redirect => ({
  ...{ id: redirectId, shop: domain === '' ? null : domain, from: fromPath, to: toPath },
  ...{ madeBy: row.madeByName, madeAt: row.madeAt.toISOString() },
});

/** Adds a redirect, or gives the one that begins there another end. */
export async function saveRedirect(
  tx: Transaction,
  { shop, from, to }: NewRedirect,
  made: { by: string; at: Date },
): Promise<{ redirect: Redirect; before: string | null }> {
  const domain = shop ?? '';
  const isIt = and(eq(redirects.fromPath, from), eq(redirects.domain, domain));
  const [known] = await tx.select().from(redirects).where(isIt).for('update');
  const set = { toPath: to, madeByName: made.by, madeAt: made.at };
  const [row] = await tx
    .insert(redirects)
    .values({ redirectId: randomUUID(), domain, fromPath: from, ...set })
    .onConflictDoUpdate({ target: [redirects.fromPath, redirects.domain], set })
    .returning();
  if (row === undefined) throw new Error('no redirect was saved');
  return { redirect: toRedirect(row), before: known?.toPath ?? null };
}

export async function findRedirectById(db: Queryable, redirectId: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.redirectId, redirectId));
  return row === undefined ? null : toRedirect(row);
}

export const deleteRedirect = (tx: Transaction, redirectId: string) =>
  tx.delete(redirects).where(eq(redirects.redirectId, redirectId));

type Query = z.output<typeof listCall.request.query>;

const redirectRows = ({ shops }: Pick<StaffCaller, 'shops'>): ListRows<Query> => ({
  columns: sql`r.redirect_id as id, nullif(r.domain, '') as shop, r.from_path as "from",
    r.to_path as "to", r.made_by_name as "madeBy", r.made_at as "madeAt"`,
  from: sql`redirects r`,
  which: ({ q, shop }) => [
    sql`r.domain in ${['', ...shops]}`,
    when(shop, (one) => sql`r.domain = ${one}`),
    when(
      q,
      (typed) =>
        sql`(r.from_path ilike ${containing(typed)} or r.to_path ilike ${containing(typed)})`,
    ),
  ],
  sorted: { from: sql`r.from_path`, madeAt: sql`r.made_at` },
  key: sql`r.redirect_id`,
});

export async function listRedirects(
  db: Queryable,
  caller: Pick<StaffCaller, 'shops'>,
  query: Query,
): Promise<{ values: Redirect[]; total: number }> {
  const { rows, total } = await findPage<Redirect, Query>(db, redirectRows(caller), query);
  const values = rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt).toISOString() }));
  return { values, total };
}

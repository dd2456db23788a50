import { randomBytes } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { listPromotionCodes } from '#src/domain/promotion/promotion.calls.ts';
import { CODE_LENGTH, type CodeState, MAX_CODES } from '#src/domain/promotion/promotion.values.ts';
import { promotionCodeList } from '#src/domain/promotion/promotion-code.list.ts';
import { codeFrom } from '#src/domain/promotion/promotion-code.ts';
import { fileColumns } from '#src/domain/staff/list.ts';
import { csvOf } from '#src/domain/text/csv.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { audit, containing, findPage, findRows, type ListRows, when } from '../staff/face.ts';
import { readPromotion } from './read-promotions.ts';
import { promotionCodes, promotions } from './tables.ts';

type Query = z.output<typeof listPromotionCodes.request.query>;
type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Code = z.output<typeof promotionCodeList.answer>['values'][number];

/** Rows that one statement writes. */
const AT_A_TIME = 1_000;

const singlesOf = (promotionId: string) =>
  and(eq(promotionCodes.promotionId, promotionId), eq(promotionCodes.isSingle, true));

async function writeCodes(
  tx: Transaction,
  { promotionId, count, prefix, changeId }: Asked,
  now: Date,
): Promise<void> {
  const of = { promotionId, isSingle: true, changeId, madeAt: now };
  for (let missing = count; missing > 0; ) {
    const codes = Array.from({ length: Math.min(missing, AT_A_TIME) }, () => ({
      ...{ ...of, code: codeFrom(prefix, randomBytes(CODE_LENGTH)) },
    }));
    // One that exists already is made once more.
    const made = await tx
      .insert(promotionCodes)
      .values(codes)
      .onConflictDoNothing()
      .returning({ code: promotionCodes.code });
    missing -= made.length;
  }
}

type Asked = { promotionId: string; changeId: string; count: number; prefix: string };

/**
 * Makes codes that hold once, once for each changeId, and answers how many the promotion has. Throws
 * NOT_FOUND where not all of its shops are the caller's, PROMOTION_INVALID where it is not reached by code,
 * PROMOTION_CODES_TOO_MANY.
 */
export async function makeCodes(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: Asked,
): Promise<{ total: number }> {
  const { promotionId, changeId, count, prefix } = asked;
  return inTransaction(database, async (tx) => {
    await tx.select().from(promotions).where(eq(promotions.promotionId, promotionId)).for('update');
    const { asked: promotion } = await readPromotion(tx, caller, promotionId, now());
    if (!promotion.shops.every((shop) => caller.shops.has(shop)))
      throw new DomainError('NOT_FOUND');
    if (promotion.reach !== 'code' || promotion.isOffer)
      throw new DomainError('PROMOTION_INVALID', { field: 'reach' });
    const total = () => tx.$count(promotionCodes, singlesOf(promotionId));
    const isDone = await tx.$count(
      promotionCodes,
      and(singlesOf(promotionId), eq(promotionCodes.changeId, changeId)),
    );
    if (isDone > 0) return { total: await total() };
    if ((await total()) + count > MAX_CODES) throw new DomainError('PROMOTION_CODES_TOO_MANY');
    await writeCodes(tx, asked, now());
    const subject = { kind: 'promotion', id: promotionId };
    for (const shop of promotion.shops) {
      const change = { subject, shop, after: { count, prefix } };
      await audit(tx, caller, now(), { action: 'promotion.codes', ...change });
    }
    return { total: await total() };
  });
}

const IN_STATE: Record<CodeState, SQL> = {
  free: sql`u.cart_id is null and c.withdrawn_at is null`,
  reserved: sql`u.cart_id is not null and u.order_number is null`,
  used: sql`u.order_number is not null`,
  withdrawn: sql`u.cart_id is null and c.withdrawn_at is not null`,
};

const codeRows = (promotionId: string): ListRows<Query> => ({
  columns: sql`c.code as id, c.code, case when u.cart_id is null and c.withdrawn_at is null then 'free'
    when u.cart_id is null then 'withdrawn' when u.order_number is null then 'reserved' else 'used' end as state,
    u.order_number as "orderNumber", coalesce(u.taken_at, c.withdrawn_at) as "takenAt", c.made_at as "madeAt"`,
  from: sql`promotion_codes c left join promotion_uses u on u.single_code = c.code`,
  which: ({ q, state }) => [
    sql`c.promotion_id = ${promotionId} and c.is_single`,
    when(state, (one) => IN_STATE[one]),
    when(q, (typed) => sql`c.code like ${containing(typed.toUpperCase())}`),
  ],
  sorted: { madeAt: sql`c.made_at`, code: sql`c.code` },
  key: sql`c.code`,
});

type Row = Omit<Code, 'takenAt' | 'madeAt'> & { takenAt: Date | null; madeAt: Date };
const toCode = ({ takenAt, madeAt, ...row }: Row): Code => ({
  ...{ ...row, takenAt: takenAt && new Date(takenAt).toISOString() },
  madeAt: new Date(madeAt).toISOString(),
});

/** A page of the single-use codes of a promotion. Throws NOT_FOUND. */
export async function listCodes(
  db: Queryable,
  caller: StaffCaller,
  { promotionId, query }: { promotionId: string; query: Query },
  now: Date,
): Promise<{ values: Code[]; total: number }> {
  await readPromotion(db, caller, promotionId, now);
  const { rows, total } = await findPage<Row, Query>(db, codeRows(promotionId), query);
  return { values: rows.map(toCode), total };
}

/** All of them as a file, and an entry that says who took it. Throws NOT_FOUND. */
export async function exportCodes(
  { database, now }: Deps,
  caller: StaffCaller,
  promotionId: string,
): Promise<{ fileName: string; csv: string; total: number }> {
  return inTransaction(database, async (tx) => {
    const { name } = await readPromotion(tx, caller, promotionId, now());
    const found = await findRows<Row>(tx, codeRows(promotionId), {
      which: sql`c.promotion_id = ${promotionId} and c.is_single`,
      after: sql`order by c.made_at desc, c.code`,
    });
    const columns = fileColumns(promotionCodeList);
    const lines = found.map((row) =>
      Object.values(columns).map((cell) => String(cell(toCode(row)) ?? '')),
    );
    const subject = { kind: 'promotion', id: promotionId };
    const after = { name, rows: lines.length };
    await audit(tx, caller, now(), { action: 'list.export', subject, shop: null, after });
    const fileName = `codes-${now().toISOString().slice(0, 10)}.csv`;
    return { fileName, csv: csvOf([Object.keys(columns), ...lines]), total: lines.length };
  });
}

/**
 * Withdraws a code that nobody uses: carts that have it are told that it is over. Throws NOT_FOUND where not
 * all shops of the promotion are the caller's, CHANGED_BY_OTHERS where it is reserved or used.
 */
export async function withdrawCode(
  { database, now }: Deps,
  caller: StaffCaller,
  { promotionId, code }: { promotionId: string; code: string },
): Promise<Code> {
  return inTransaction(database, async (tx) => {
    // Payments that reserve it wait, or have it already.
    const isIt = and(singlesOf(promotionId), eq(promotionCodes.code, code));
    const [found] = await tx.select().from(promotionCodes).where(isIt).for('update');
    const { asked } = await readPromotion(tx, caller, promotionId, now());
    const isOwn = asked.shops.every((shop) => caller.shops.has(shop));
    if (found === undefined || !isOwn) throw new DomainError('NOT_FOUND');
    const read = async () => {
      const which = sql`c.code = ${code}`;
      const [row] = await findRows<Row>(tx, codeRows(promotionId), { which, after: sql`` });
      return toCode(requireFound(row, 'NOT_FOUND'));
    };
    const before = await read();
    if (before.state === 'withdrawn') return before;
    if (before.state !== 'free') throw new DomainError('CHANGED_BY_OTHERS');
    await tx.update(promotionCodes).set({ withdrawnAt: now() }).where(isIt);
    const subject = { kind: 'promotion', id: promotionId };
    for (const shop of asked.shops) {
      await audit(tx, caller, now(), { action: 'promotion.code', subject, shop, after: { code } });
    }
    return read();
  });
}

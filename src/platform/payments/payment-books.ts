import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';

/**
 * What each payment has in the books, in cents: captured, refunded by its provider, and disputed; a
 * dispute that was won is put back, and what has failed counts for nothing. Of a payment that made no
 * order only what was to be paid back had come.
 */
export const BOOKS: SQL = sql`
  select reference, currency,
    case
      when status <> 'Authorised' or voided_at is not null then
        (select least(paid.cent_amount, coalesce(sum(cent_amount), 0)) from payment_refunds back
          where back.reference = paid.reference and not is_held)
      when capture = 'immediate' then cent_amount
      else (select coalesce(sum(cent_amount), 0) from payment_captures taken
        where taken.reference = paid.reference and state <> 'failed')
    end as captured,
    (select coalesce(sum(cent_amount), 0) from payment_refunds back
      where back.reference = paid.reference and not is_held and state <> 'failed') as refunded,
    (select coalesce(sum(cent_amount), 0) from payment_disputes disputed
      where disputed.reference = paid.reference and reversed_at is null) as disputed
  from payments paid`;

export type Books = { captured: number; refunded: number; disputed: number };

const SUMS = sql`coalesce(sum(captured), 0)::float8 as captured,
  coalesce(sum(refunded), 0)::float8 as refunded, coalesce(sum(disputed), 0)::float8 as disputed`;

/** The books of one payment. */
export async function readBooksOf(db: Queryable, reference: string): Promise<Books> {
  const { rows } = await db.execute<Books>(
    sql`select ${SUMS} from (${BOOKS} where reference = ${reference}) books`,
  );
  return rows[0] ?? { captured: 0, refunded: 0, disputed: 0 };
}

/** The books of the payments of some stores, by currency. */
export async function readBooks(
  db: Queryable,
  stores: readonly string[],
): Promise<(Books & { currency: string })[]> {
  const { rows } = await db.execute<Books & { currency: string }>(
    sql`select currency, ${SUMS} from (${BOOKS} where ${inArray(sql`store_id`, stores)}) books
      group by currency order by currency`,
  );
  return rows;
}

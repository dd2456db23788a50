import { type SQL, sql } from 'drizzle-orm';
import { closeErased, findDeletedBefore } from '../customers/face.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { forgetMailsTo } from '../kernel/mail/saved-mails.ts';
import { ERASE_PLAN, type ErasePart } from './erase-plan.ts';

/** Of whom the plan is carried out; of a guest no e-mail, whose owner may have an account as well. */
type Person = { customerId: string; email: string | null };

/** How many orders lose what they say of people in one transaction. */
const ORDERS_AT_ONCE = 500;
const DAY_MS = 86_400_000;

async function carryOut(tx: Transaction, { table, erases }: ErasePart, isTheirs: SQL) {
  if (erases === 'nothing') return;
  const name = sql.identifier(table);
  if (erases === 'row') await tx.execute(sql`delete from ${name} where ${isTheirs}`);
  else await tx.execute(sql`update ${name} set ${erases} where ${isTheirs}`);
}

function rowsOf({ table, by }: ErasePart, { customerId, email }: Person): SQL | null {
  if (by === 'customer') return sql`customer_id = ${customerId}`;
  if (by === 'order') {
    return sql`order_number in (select order_number from orders where customer_id = ${customerId})`;
  }
  if (email === null) return null;
  return table === 'goodwill_cards' ? sql`recipient_email = ${email}` : sql`email = ${email}`;
}

/** Erases what the plan says of a person; the row of the customer itself is left to the caller. */
export async function erasePerson(tx: Transaction, person: Person): Promise<void> {
  for (const part of ERASE_PLAN) {
    if (part.at !== 'person') continue;
    const isTheirs = rowsOf(part, person);
    if (isTheirs !== null) await carryOut(tx, part, isTheirs);
  }
}

/**
 * Erases accounts whose owners deleted them and did not come back within a number of days. One that
 * still expects a parcel, or may send one back, waits: its mails go to somebody.
 */
export async function eraseDeletedAccounts(
  database: Database,
  now: Date,
  days: number,
): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS);
  for (const account of await findDeletedBefore(database, before)) {
    await inTransaction(database, async (tx) => {
      await erasePerson(tx, account);
      await closeErased(tx, account.customerId);
      // Whatever came since it was deleted.
      await forgetMailsTo(tx, account.email, { waits: false, now });
    });
  }
}

/** The books of a year are kept for so many whole years after it: before this instant they are not. */
export const booksBegin = (now: Date, years: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));

/** Takes people out of orders that the law no longer asks to keep, of open accounts as well. */
export async function eraseOldOrders(database: Database, now: Date, years: number): Promise<void> {
  const before = booksBegin(now, years);
  for (;;) {
    const isOver = await inTransaction(database, async (tx) => {
      const { rows } = await tx.execute<{ number: string }>(sql`
        select order_number as number from orders where created_at < ${before}
          and (billing_address is not null or shipping_address is not null)
        order by created_at limit ${ORDERS_AT_ONCE} for update`);
      const numbers = rows.map(({ number }) => number);
      if (numbers.length === 0) return true;
      for (const part of ERASE_PLAN) {
        if (part.at === 'books') await carryOut(tx, part, sql`order_number in ${numbers}`);
      }
      return numbers.length < ORDERS_AT_ONCE;
    });
    if (isOver) return;
  }
}

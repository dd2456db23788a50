import { type SQL, sql } from 'drizzle-orm';
import { RESTORABLE_DAYS } from '#src/domain/account/erasure.ts';
import { closeErased, findDeletedBefore } from '../customers/face.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { forgetMailsTo } from '../kernel/mail/saved-mails.ts';

/** What becomes of rows of an account that is erased. */
type Fate =
  /** The law wants them kept: what was bought, and paid for (docs/safety.md). */
  | 'kept by law'
  | 'goes'
  /** They stay without what they say of the person. */
  | { without: SQL };

/** Every table that knows customers: a new one is decided about here, too. */
export const ERASE_PLAN: ReadonlyMap<string, Fate> = new Map<string, Fate>([
  ['orders', 'kept by law'],
  ['payments', 'kept by law'],
  // That a code which holds once was used; it names nobody.
  ['promo_code_uses', 'kept by law'],
  [
    'carts',
    {
      without: sql`billing_address = null, shipping_address = null, gift_cards = '[]',
        state = case when state = 'active' then 'deleted' else state end`,
    },
  ],
  ['draft_orders', { without: sql`email = '', customer_name = '', billing_address = null` }],
  ['customers', { without: sql`deleted_at = null` }],
  ['customer_notes', 'goes'],
  ['customer_files', 'goes'],
  ['reservations', 'goes'],
  ['loyalty_movements', 'goes'],
  ['wishlist_products', 'goes'],
  ['wishlist_shares', 'goes'],
  ['stock_alerts', 'goes'],
  ['reviews', 'goes'],
  ['subscriptions', 'goes'],
  ['delivery_addresses', 'goes'],
  ['billing_addresses', 'goes'],
  ['bank_details', 'goes'],
  ['email_changes', 'goes'],
  ['passkeys', 'goes'],
  ['provider_connections', 'goes'],
  ['refresh_token_families', 'goes'],
  ['account_notices', 'goes'],
]);

async function erase(
  tx: Transaction,
  { customerId, email }: { customerId: string; email: string },
  now: Date,
): Promise<void> {
  for (const [name, fate] of ERASE_PLAN) {
    const table = sql.identifier(name);
    const isTheirs = sql`customer_id = ${customerId}`;
    if (fate === 'goes') await tx.execute(sql`delete from ${table} where ${isTheirs}`);
    else if (fate !== 'kept by law') {
      await tx.execute(sql`update ${table} set ${fate.without} where ${isTheirs}`);
    }
  }
  await closeErased(tx, customerId);
  // Whatever came since it was deleted.
  await forgetMailsTo(tx, email, { waits: false, now });
}

/**
 * Erases accounts whose owners deleted them and did not come back within the term. One that still
 * expects a parcel, or may send one back, waits: its mails go to somebody.
 */
export async function eraseDeletedAccounts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RESTORABLE_DAYS * 86_400_000);
  for (const account of await findDeletedBefore(database, before)) {
    await inTransaction(database, (tx) => erase(tx, account, now));
  }
}

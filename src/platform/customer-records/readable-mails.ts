import { type SQL, sql } from 'drizzle-orm';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { mails } from '../kernel/mail/tables.ts';

/** The shop that a mail is about; null for the account, which has none. */
const shopOfMail = sql`(
  select w.domain from orders o join web_domains w on w.store_id = o.store_id
    where o.order_number in (select ${mails.about}
      union select order_number from order_parcels where parcel_id = ${mails.about}
      union select order_number from order_returns where return_id = ${mails.about}
      union select order_number from order_refunds where refund_id = ${mails.about})
  union select domain from gift_cards where bought_as = ${mails.about}
  union select domain from reservations where reservation_id = ${mails.about}
  union select domain from draft_orders where draft_id = ${mails.about}
  limit 1)`;

/**
 * Whether a mail is of a shop of the caller. What is about the account belongs to no shop: only who
 * works for all of them sees it.
 */
export function isReadableMail(caller: Pick<StaffCaller, 'shops'>): SQL {
  const own = [...caller.shops];
  if (hasAllShops(caller)) return sql`true`;
  return own.length === 0 ? sql`false` : sql`coalesce(${shopOfMail} in ${own}, false)`;
}

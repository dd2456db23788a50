import { and, eq, type SQL, sql } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { isUntouched } from '../gift-cards/issue-gift-card.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { MailKind } from '../kernel/mail/mail-kinds.ts';
import { mails } from '../kernel/mail/tables.ts';
import { RENEW_GIFT_CARD } from '../orders/gift-cards-by-hand.job.ts';
import { WRITE_ORDER_MAIL } from '../orders/order-mail.job.ts';
import { WRITE_REFUND_MAIL } from '../orders/refund-mail.job.ts';
import { WRITE_RETURN_MAIL } from '../orders/return-mail.job.ts';
import { WRITE_SHIPPING_MAIL } from '../orders/shipping-mail.job.ts';
import {
  WRITE_CANCELLATION_MAIL,
  WRITE_RESERVATION_MAIL,
} from '../reservations/reservation-mails.job.ts';

type Mail = typeof mails.$inferSelect;

/** What writes a mail of each kind again, from what it is about; others say what is over by then. */
const WRITERS: Partial<Record<MailKind, string>> = {
  order: WRITE_ORDER_MAIL,
  shipping: WRITE_SHIPPING_MAIL,
  withdrawal: WRITE_RETURN_MAIL,
  return: WRITE_RETURN_MAIL,
  refund: WRITE_REFUND_MAIL,
  'gift-card': RENEW_GIFT_CARD,
  reservation: WRITE_RESERVATION_MAIL,
  'reservation-cancelled': WRITE_CANCELLATION_MAIL,
};

/** One that is forgotten has no recipient any more. */
const isRepeatable = ({ kind, isReplaced, recipient }: Mail): boolean =>
  WRITERS[kind] !== undefined && !isReplaced && recipient !== '';

/** A mail as the desk sees it. */
export function toDeskMail(mail: Mail): DeskOrder['mails'][number] {
  const { mailId, kind, subject, writtenAt, sentAt } = mail;
  return {
    ...{ mailId, kind, subject, writtenAt: writtenAt.toISOString() },
    sentAt: sentAt?.toISOString() ?? null,
    isRepeatable: isRepeatable(mail),
  };
}

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

/**
 * Has a mail written again from what is known now: with new links, to the e-mail that the customer has
 * by now. A gift card gets a new number and PIN, which only one that was never used may. Throws
 * MAIL_NOT_REPEATABLE. Answers what the audit log says.
 */
export async function repeatMail(
  tx: Transaction,
  mail: Mail,
): Promise<Pick<Mail, 'kind' | 'about'>> {
  const { mailId, kind, about } = mail;
  const writer = WRITERS[kind];
  if (writer === undefined || !isRepeatable(mail)) throw new DomainError('MAIL_NOT_REPEATABLE');
  if (kind === 'gift-card' && !(await isUntouched(tx, about))) {
    throw new DomainError('MAIL_NOT_REPEATABLE');
  }
  const replaced = await tx
    .update(mails)
    .set({ isReplaced: true })
    .where(and(eq(mails.mailId, mailId), eq(mails.isReplaced, false)))
    .returning({ mailId: mails.mailId });
  if (replaced.length === 0) throw new DomainError('MAIL_NOT_REPEATABLE');
  await enqueue(tx, writer, about);
  return { kind, about };
}

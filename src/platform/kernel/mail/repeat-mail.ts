import { and, eq } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type { Transaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { writerOf } from './mail-kinds.ts';
import { mails } from './tables.ts';

type Mail = typeof mails.$inferSelect;

/** One that is forgotten has no recipient any more. */
const isRepeatable = ({ kind, isReplaced, recipient }: Mail): boolean =>
  writerOf(kind) !== undefined && !isReplaced && recipient !== '';

/** A mail as the staff see it. */
export function toStaffMail(mail: Mail): StaffOrder['mails'][number] {
  const { mailId, kind, subject, writtenAt, sentAt } = mail;
  return {
    ...{ mailId, kind, subject, writtenAt: writtenAt.toISOString() },
    sentAt: sentAt?.toISOString() ?? null,
    isRepeatable: isRepeatable(mail),
  };
}

/**
 * Has a mail written again from what is known now: with new links, to the e-mail that the customer has
 * by now. A gift card gets a new number and PIN, which only one that was never used may. Throws
 * MAIL_NOT_REPEATABLE. Answers what the audit log says.
 */
export async function repeatMail(
  tx: Transaction,
  mail: Mail,
  isCardUnused: (tx: Transaction, boughtAs: string) => Promise<boolean>,
): Promise<Pick<Mail, 'kind' | 'about'>> {
  const { mailId, kind, about } = mail;
  const writer = writerOf(kind);
  if (writer === undefined || !isRepeatable(mail)) throw new DomainError('MAIL_NOT_REPEATABLE');
  if (kind === 'gift-card' && !(await isCardUnused(tx, about))) {
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

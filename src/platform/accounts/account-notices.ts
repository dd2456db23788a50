import { randomUUID } from 'node:crypto';
import type { Client } from '#src/domain/account/account.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { AccountNotice } from '../kernel/texts/account-mail-texts.ts';
import { WRITE_NOTICE_MAIL } from './account-mails.job.ts';
import { accountNotices } from './tables.ts';

type Notice = {
  kind: AccountNotice;
  client: Pick<Client, 'customerId' | 'email'>;
  /** The shop in whose language the customer is written. */
  domain: OnlineLocale;
};

/** Enqueues a mail to the owner about an event of the account, in the transaction of the event. */
export async function notifyOwner(
  tx: Transaction,
  { kind, client: { customerId, email }, domain }: Notice,
  now: Date,
): Promise<void> {
  const noticeId = randomUUID();
  const notice = { noticeId, kind, customerId, domain, recipient: email, happenedAt: now };
  await tx.insert(accountNotices).values(notice);
  await enqueue(tx, WRITE_NOTICE_MAIL, noticeId);
}

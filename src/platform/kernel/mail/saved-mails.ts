import { and, eq, isNotNull, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { mails } from './tables.ts';

type Mail = typeof mails.$inferSelect;

const wholeSchema = z.object({ html: z.string(), text: z.string() });

/** A mail as it goes out, with its secrets; throws when the key that sealed it is gone. */
export function openMail(sealing: Sealing, mail: Mail): Mail {
  if (mail.sealed === null) return mail;
  const opened = sealing.open(mail.sealed);
  if (opened === null) throw new Error('a mail was sealed by a key that DATA_SECRETS lacks');
  return { ...mail, ...wholeSchema.parse(JSON.parse(opened)) };
}

/** What is left of a mail that is forgotten: what it was about, and when, so that none comes twice. */
export const FORGOTTEN = { recipient: '', subject: '', html: '', text: '', sealed: null } as const;

/** As long as the longest link of a mail works. */
const KEPT_MS = 90 * 86_400_000;

/** Forgets the bodies of mails that were written three months ago, sent or not. */
export async function forgetOldMails(database: Database, now: Date): Promise<void> {
  await database
    .update(mails)
    .set(FORGOTTEN)
    .where(and(lt(mails.writtenAt, new Date(now.getTime() - KEPT_MS)), ne(mails.recipient, '')));
}

/**
 * Forgets the mails to an e-mail whose account was deleted. What still waits for a mail server goes
 * out first; without one (`waits` false) nothing does.
 */
export async function forgetMailsTo(
  tx: Transaction,
  recipient: string,
  { waits, now }: { waits: boolean; now: Date },
): Promise<void> {
  const isToThem = eq(mails.recipient, recipient);
  await tx.update(mails).set({ forgottenAt: now }).where(isToThem);
  const isOver = waits ? isNotNull(mails.sentAt) : undefined;
  await tx.update(mails).set(FORGOTTEN).where(and(isToThem, isOver));
}

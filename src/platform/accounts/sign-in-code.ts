import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { normaliseEmail } from '../customers/face.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { issuedSince } from '../kernel/links/link-rules.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { WRITE_CODE_MAIL } from './account-mails.job.ts';
import { isCode } from './code-digest.ts';
import { signInCodes } from './tables.ts';

/** Five guesses find one code of 200,000. */
const MAX_TRIES = 5;

/** Codes that are over are remembered for as long as a sign-in may be under way, in ms: its page says why. */
const REMEMBERED_MS = 60 * 60_000;

export type CodeRequest = {
  /** The sign-in under way, which belongs to one browser: the code works in it alone. */
  askedIn: string;
  email: string;
  domain: OnlineLocale;
  remembered: boolean;
  /** Whether it is for an order without an account. */
  asGuest: boolean;
};

/**
 * Notes that somebody wants to sign in with a code, and enqueues the mail: the same rows and the same
 * mail whether there is an account or not (T38). It takes the place of an earlier code of the sign-in.
 */
export async function askForSignInCode(
  database: Database,
  { askedIn, email, ...request }: CodeRequest,
  now: Date,
): Promise<void> {
  const codeId = randomUUID();
  const asked = { codeId, email: normaliseEmail(email), ...request, requestedAt: now };
  const fresh = { ...asked, digest: null, tries: 0 };
  await inTransaction(database, async (tx) => {
    await tx
      .insert(signInCodes)
      .values({ ...fresh, askedIn })
      .onConflictDoUpdate({ target: signInCodes.askedIn, set: fresh });
    await enqueue(tx, WRITE_CODE_MAIL, codeId);
  });
}

/** What the page of a sign-in says of its code; null when none was asked for. */
export async function findSignInCode(
  database: Database,
  askedIn: string,
): Promise<Pick<CodeRequest, 'email' | 'remembered' | 'asGuest'> | null> {
  const { email, remembered, asGuest } = signInCodes;
  const [asked] = await database
    .select({ email, remembered, asGuest })
    .from(signInCodes)
    .where(eq(signInCodes.askedIn, askedIn));
  return asked ?? null;
}

/** Why a code does not sign in. */
export type CodeProblem = 'codeWrong' | 'codeOver' | 'codeTooMany' | 'codeElsewhere';
export type CodeOutcome =
  | ({ ok: true } & Pick<CodeRequest, 'email' | 'domain' | 'remembered' | 'asGuest'>)
  | { ok: false; problem: CodeProblem };

const refused = (problem: CodeProblem): CodeOutcome => ({ ok: false, problem });

/** Whether a code was sent to the same mailbox for another sign-in; there it works, here it does not. */
async function isOfAnother(
  tx: Transaction,
  sealing: Sealing,
  { askedIn, email, code, now }: { askedIn: string; email: string; code: string; now: Date },
): Promise<boolean> {
  const others = await tx
    .select()
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.email, email),
        ne(signInCodes.askedIn, askedIn),
        gt(signInCodes.requestedAt, issuedSince('signInCode', now)),
      ),
    );
  return others.some((one) => isCode(sealing, one, code));
}

/**
 * Tries a code in the sign-in that asked for one, and uses it up when it is right. One try at a time;
 * each counts, also those that come together. In a transaction, which must not be rolled back.
 */
export async function takeSignInCode(
  tx: Transaction,
  sealing: Sealing,
  { askedIn, code, now }: { askedIn: string; code: string; now: Date },
): Promise<CodeOutcome> {
  const isOf = eq(signInCodes.askedIn, askedIn);
  const [asked] = await tx.select().from(signInCodes).where(isOf).for('update');
  if (asked === undefined || asked.requestedAt <= issuedSince('signInCode', now)) {
    return refused('codeOver');
  }
  const { email, domain, remembered, asGuest } = asked;
  const tries = asked.tries + 1;
  if (tries > MAX_TRIES) return refused('codeTooMany');
  if (isCode(sealing, asked, code)) {
    await tx.delete(signInCodes).where(isOf);
    return { ok: true, email, domain, remembered, asGuest };
  }
  await tx.update(signInCodes).set({ tries }).where(isOf);
  if (await isOfAnother(tx, sealing, { askedIn, email, code, now }))
    return refused('codeElsewhere');
  return refused(tries === MAX_TRIES ? 'codeTooMany' : 'codeWrong');
}

/** Ends the codes of an e-mail, those of mails that are not written yet included. */
export async function endSignInCodes(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.email, email));
}

/** Deletes what no page asks for any more, with its e-mail. */
export async function forgetOldCodes(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMEMBERED_MS);
  await database.delete(signInCodes).where(lt(signInCodes.requestedAt, since));
}

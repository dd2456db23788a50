import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/staff/sign-in.calls.ts';
import { forgetAttempts, limitAttempts } from '#src/platform/kernel/attempts/attempt-store.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '#src/platform/kernel/database/database.ts';
import type { Router } from '#src/platform/kernel/http/create-router.ts';
import type { StaffVisitor } from '#src/platform/kernel/http/platform-env.ts';
import { ok, serve } from '#src/platform/kernel/http/serve.ts';
import { enqueue } from '#src/platform/kernel/jobs/job-queue.ts';
import { issuedSince } from '#src/platform/kernel/links/link-rules.ts';
import { hashOfToken } from '#src/platform/kernel/mail/link-tokens.ts';
import { hashPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { audit } from './audit.ts';
import { WRITE_STAFF_PASSWORD_MAIL } from './password-mail.job.ts';
import { endSessions } from './sessions.ts';
import { passwordLinksOf, signInsWith } from './sign-in-limits.ts';
import type { StaffDeps } from './staff-deps.ts';
import { assertStaffPassword } from './staff-password.ts';
import { type Member, staffMembers, staffPasswordLinks } from './tables.ts';

const isUsable = (token: string, now: Date) =>
  and(
    eq(staffPasswordLinks.tokenHash, hashOfToken(token)),
    gt(staffPasswordLinks.requestedAt, issuedSince('staffPassword', now)),
  );

/** Whose password a link renews; throws PASSWORD_LINK_OVER. Looking does not use it. */
async function findMember(db: Queryable, token: string, now: Date): Promise<Member> {
  const isTheirs = eq(staffMembers.email, staffPasswordLinks.email);
  const [found] = await db
    .select()
    .from(staffPasswordLinks)
    .innerJoin(staffMembers, and(isTheirs, eq(staffMembers.state, 'active')))
    .where(isUsable(token, now));
  if (found === undefined) throw new DomainError('PASSWORD_LINK_OVER');
  return found.staff_members;
}

/** Writes the same rows for every e-mail: a job finds out whether a member has it (T38). */
async function askForLink(
  { database, now }: StaffDeps,
  email: string,
  visitor: StaffVisitor,
): Promise<void> {
  await limitAttempts(database, now(), passwordLinksOf(email, visitor));
  const linkId = randomUUID();
  await inTransaction(database, async (tx) => {
    const { clientAddress } = visitor;
    await tx
      .insert(staffPasswordLinks)
      .values({ linkId, email, requestedAt: now(), clientAddress });
    await enqueue(tx, WRITE_STAFF_PASSWORD_MAIL, linkId);
  });
}

/** Ends the links of an e-mail, those whose mails are not written yet included. */
export async function endPasswordLinks(tx: Transaction, email: string): Promise<void> {
  await tx.delete(staffPasswordLinks).where(eq(staffPasswordLinks.email, email));
}

/** Sets the password that a link renews, once. The second factor stays, and is asked for. */
async function renewPassword(
  { database, now, config }: StaffDeps,
  { token, password }: { token: string; password: string },
  { clientAddress, correlationId }: StaffVisitor,
): Promise<void> {
  const at = now();
  const { email, name: known } = await findMember(database, token, at);
  await assertStaffPassword(password, { config, email, name: known, field: 'password' });
  const passwordHash = await hashPassword(password);
  await inTransaction(database, async (tx) => {
    const { memberId, name } = await findMember(tx, token, at);
    const used = await tx.delete(staffPasswordLinks).where(isUsable(token, at)).returning();
    if (used.length === 0) throw new DomainError('PASSWORD_LINK_OVER');
    await endPasswordLinks(tx, email);
    await endSessions(tx, memberId);
    await tx.update(staffMembers).set({ passwordHash }).where(eq(staffMembers.memberId, memberId));
    const actor = { kind: 'person', id: memberId, name, clientAddress, correlationId } as const;
    const subject = { kind: 'staff', id: memberId };
    await audit(tx, actor, at, { action: 'staff.password-renewed', subject, shop: null });
  });
  // Who tried the forgotten one too often may sign in with the new one.
  await forgetAttempts(database, signInsWith(email));
}

/** How members who forgot the password choose another one, by a link in a mail. */
export function servePasswordLinks(router: Router, deps: StaffDeps): void {
  const { database, now } = deps;
  const done = { status: 204, body: null } as const;
  serve(router, calls.askStaffPasswordLink, async ({ body }, visitor) => {
    await askForLink(deps, body.email.toLowerCase(), visitor);
    return done;
  });

  serve(router, calls.findStaffPasswordLink, async ({ body }) => {
    const { email } = await findMember(database, body.token, now());
    return ok({ email });
  });

  serve(router, calls.renewStaffPassword, async ({ body }, visitor) => {
    await renewPassword(deps, body, visitor);
    return done;
  });
}

/** Deletes what can no longer be used, with its e-mail. */
export async function forgetOldPasswordLinks(database: Database, now: Date): Promise<void> {
  await database
    .delete(staffPasswordLinks)
    .where(lt(staffPasswordLinks.requestedAt, issuedSince('staffPassword', now)));
}

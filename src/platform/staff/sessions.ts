import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { generateCookie } from 'hono/cookie';
import { browserName } from '#src/domain/sign-in/browser-name.ts';
import type { PlatformConfig } from '#src/platform/config.ts';
import type { Database, Queryable, Transaction } from '#src/platform/kernel/database/database.ts';
import type { StaffVisitor } from '#src/platform/kernel/http/platform-env.ts';
import { hashOfToken, newToken } from '#src/platform/kernel/mail/link-tokens.ts';
import { cookieRule } from '#src/process/cookie-rule.ts';
import { type Member, staffMembers, staffSessions } from './tables.ts';

const MINUTE = 60_000;
/** From the sign-in on, however much is done in between. */
const SESSION_MS = 12 * 60 * MINUTE;
/** How long the second factor may take. */
const WAITING_MS = 10 * MINUTE;

export type Session = typeof staffSessions.$inferSelect;

/** The cookie of a session: to this host alone, to no script, from no other site. */
export function sessionCookie({
  environment,
  backOfficeOrigin,
}: Pick<PlatformConfig, 'environment' | 'backOfficeOrigin'>) {
  const { isSecure: secure, hostPrefix } = cookieRule(environment, backOfficeOrigin);
  const name = `${hostPrefix}staff-session`;
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
  return {
    name,
    set: (token: string) => ({
      'set-cookie': generateCookie(name, token, { ...options, maxAge: SESSION_MS / 1_000 }),
    }),
    clear: () => ({ 'set-cookie': generateCookie(name, '', { ...options, maxAge: 0 }) }),
  };
}

/**
 * Opens a session under a token that nobody had before, and ends the one that the browser came with:
 * what somebody else put into its cookie opens nothing (T17). Answers the token.
 */
export async function openSession(
  tx: Transaction,
  { memberId, isWaiting }: { memberId: string; isWaiting: boolean },
  visitor: StaffVisitor,
  now: Date,
): Promise<string> {
  await endSessionOf(tx, visitor.sessionToken);
  const { token, tokenHash } = newToken();
  await tx.insert(staffSessions).values({
    ...{ sessionId: randomUUID(), tokenHash, memberId, isWaiting },
    ...{ signedInAt: now, lastSeenAt: now, clientAddress: visitor.clientAddress },
    endsAt: new Date(now.getTime() + (isWaiting ? WAITING_MS : SESSION_MS)),
    ...browserName(visitor.userAgent),
  });
  return token;
}

/** The session of a token, with its member; null where it is over, or the member is no more. */
export async function findSession(
  db: Queryable,
  token: string | null,
  now: Date,
): Promise<{ session: Session; member: Member } | null> {
  if (token === null) return null;
  const [found] = await db
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.memberId, staffSessions.memberId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashOfToken(token)),
        gt(staffSessions.endsAt, now),
        eq(staffMembers.state, 'active'),
      ),
    );
  return found ?? null;
}

/** Notes that a session is used, once a minute. */
export async function noteSeen(
  database: Database,
  { sessionId, memberId, lastSeenAt }: Session,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < MINUTE) return;
  const seen = { lastSeenAt: now };
  await database.update(staffSessions).set(seen).where(eq(staffSessions.sessionId, sessionId));
  await database.update(staffMembers).set(seen).where(eq(staffMembers.memberId, memberId));
}

export async function endSessionOf(db: Queryable, token: string | null): Promise<void> {
  if (token === null) return;
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOfToken(token)));
}

/** The sessions of a member that go on; those that wait for a second factor are none yet. */
export function findSessions(db: Queryable, memberId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.memberId, memberId),
        eq(staffSessions.isWaiting, false),
        gt(staffSessions.endsAt, now),
      ),
    )
    .orderBy(desc(staffSessions.lastSeenAt));
}

/** Ends one session of a member; false where it is none of theirs. */
export async function endSession(
  db: Queryable,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.memberId, memberId), eq(staffSessions.sessionId, sessionId)))
    .returning({ id: staffSessions.sessionId });
  return ended.length > 0;
}

/** Ends all sessions of a member but the kept one. */
export async function endSessions(tx: Transaction, memberId: string, kept = ''): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.memberId, memberId), ne(staffSessions.sessionId, kept)));
}

/** Deletes what is over; to be called now and then. */
export async function sweepStaffSessions(database: Database, now: Date): Promise<void> {
  await database.delete(staffSessions).where(lt(staffSessions.endsAt, now));
}

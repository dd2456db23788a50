import { and, eq, gt, ne } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { inTransaction, type Queryable } from '#src/platform/kernel/database/database.ts';
import type { StaffVisitor } from '#src/platform/kernel/http/platform-env.ts';
import { issuedSince } from '#src/platform/kernel/links/link-rules.ts';
import { hashOfToken } from '#src/platform/kernel/mail/link-tokens.ts';
import { hashPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { audit } from './audit.ts';
import { NO_CREDENTIALS } from './members.ts';
import { endPasswordLinks } from './password-links.ts';
import { endSessions } from './sessions.ts';
import type { StaffDeps } from './staff-deps.ts';
import { assertStaffPassword } from './staff-password.ts';
import { type Member, staffInvitations, staffMembers, staffPasskeys } from './tables.ts';

const isUsable = (token: string, now: Date) =>
  and(
    eq(staffInvitations.tokenHash, hashOfToken(token)),
    gt(staffInvitations.requestedAt, issuedSince('staffInvitation', now)),
  );

/** Whom a link invites; throws INVITATION_OVER. Looking does not use it. */
export async function findInvited(db: Queryable, token: string, now: Date): Promise<Member> {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .innerJoin(staffMembers, eq(staffMembers.memberId, staffInvitations.memberId))
    .where(and(isUsable(token, now), ne(staffMembers.state, 'removed')));
  if (found === undefined) throw new DomainError('INVITATION_OVER');
  return found.staff_members;
}

type Accepted = { token: string; name: string; language: Language; password: string };

/**
 * Makes an invited person a member, once; one who was a member before has a new password and sets up a
 * second factor again. Answers the member.
 */
export async function accept(
  { database, now, config }: StaffDeps,
  { token, name, language, password }: Accepted,
  { clientAddress, correlationId }: StaffVisitor,
): Promise<Member> {
  const at = now();
  const invited = await findInvited(database, token, at);
  await assertStaffPassword(password, { config, email: invited.email, name, field: 'password' });
  const passwordHash = await hashPassword(password);
  return inTransaction(database, async (tx) => {
    const [used] = await tx.delete(staffInvitations).where(isUsable(token, at)).returning();
    if (used === undefined) throw new DomainError('INVITATION_OVER');
    const { memberId } = used;
    await endSessions(tx, memberId);
    await endPasswordLinks(tx, invited.email);
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.memberId, memberId));
    const [member] = await tx
      .update(staffMembers)
      .set({
        ...{ ...NO_CREDENTIALS, name, language, passwordHash, state: 'active' },
        ...{ joinedAt: invited.joinedAt ?? at, version: invited.version + 1 },
      })
      .where(and(eq(staffMembers.memberId, memberId), ne(staffMembers.state, 'removed')))
      .returning();
    if (member === undefined) throw new DomainError('INVITATION_OVER');
    const actor = { kind: 'person', id: memberId, name, clientAddress, correlationId } as const;
    const subject = { kind: 'staff', id: memberId };
    await audit(tx, actor, at, { action: 'staff.join', subject, shop: null });
    return member;
  });
}

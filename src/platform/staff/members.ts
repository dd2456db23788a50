import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { type Grant, toGrant } from '#src/domain/staff/grants.ts';
import type { inviteMember } from '#src/domain/staff/member.calls.ts';
import type { AssignedRole, StaffMember } from '#src/domain/staff/staff.schema.ts';
import { inTransaction, type Transaction } from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { enqueue } from '#src/platform/kernel/jobs/job-queue.ts';
import { audit } from './audit.ts';
import { endKeysOf } from './end-keys.ts';
import { WRITE_INVITATION_MAIL } from './invitation-mail.job.ts';
import { findGrants, findMember, findOwners } from './member-store.ts';
import { endPasswordLinks } from './password-links.ts';
import { OWNER } from './roles.ts';
import { endSessions } from './sessions.ts';
import { assertMayGive, type StaffDeps } from './staff-deps.ts';
import {
  type Member,
  staffInvitations,
  staffMemberRoles,
  staffMembers,
  staffPasskeys,
  staffRoles,
} from './tables.ts';

/** What the roles would allow; NOT_FOUND where there is no such role. */
async function grantsOfRoles(tx: Transaction, roles: readonly AssignedRole[]): Promise<Grant[]> {
  const ids = roles.map(({ roleId }) => roleId);
  const rows = await tx.select().from(staffRoles).where(inArray(staffRoles.roleId, ids));
  return roles.map(({ roleId, shops }) => {
    const role = rows.find((row) => row.roleId === roleId);
    if (role === undefined) throw new DomainError('NOT_FOUND', { field: 'roles' });
    return toGrant({ ...role, shops });
  });
}

export async function replaceRoles(
  tx: Transaction,
  memberId: string,
  roles: readonly AssignedRole[],
): Promise<void> {
  await tx.delete(staffMemberRoles).where(eq(staffMemberRoles.memberId, memberId));
  await tx.insert(staffMemberRoles).values(roles.map((role) => ({ ...role, memberId })));
}

/** Enqueues the mail with a link; the ones before it end. */
async function askForInvitation(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const invitationId = randomUUID();
  await tx.delete(staffInvitations).where(eq(staffInvitations.memberId, memberId));
  await tx.insert(staffInvitations).values({ invitationId, memberId, requestedAt: now });
  await enqueue(tx, WRITE_INVITATION_MAIL, invitationId);
}

type NewMember = z.output<typeof inviteMember.request.body>;

/** A row for somebody to be invited, new or of a colleague who was removed before. */
export async function addMember(
  tx: Transaction,
  { roles, email: typed, ...member }: NewMember,
  now: Date,
): Promise<string> {
  const email = typed.toLowerCase();
  const fresh = { ...member, state: 'invited', invitedAt: now } as const;
  const [added] = await tx
    .insert(staffMembers)
    .values({ ...fresh, email, memberId: randomUUID() })
    .onConflictDoUpdate({
      target: staffMembers.email,
      set: { ...fresh, version: sql`${staffMembers.version} + 1` },
      setWhere: eq(staffMembers.state, 'removed'),
    })
    .returning({ memberId: staffMembers.memberId });
  if (added === undefined) throw new DomainError('STAFF_MEMBER_ALREADY', { field: 'email' });
  await replaceRoles(tx, added.memberId, roles);
  return added.memberId;
}

export function invite(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  body: NewMember,
): Promise<StaffMember> {
  return inTransaction(database, async (tx) => {
    assertMayGive(caller, await grantsOfRoles(tx, body.roles));
    const memberId = await addMember(tx, body, now());
    await askForInvitation(tx, memberId, now());
    const { name, email, roles } = body;
    await audit(tx, caller, now(), {
      action: 'staff.invite',
      subject: { kind: 'staff', id: memberId },
      shop: null,
      after: { name, email, roles },
    });
    return findMember(tx, memberId, now());
  });
}

/**
 * The member, locked. The owner's role is locked first: of two owners who remove each other, one is
 * left.
 */
async function lockMember(tx: Transaction, caller: StaffCaller, memberId: string) {
  await tx.select().from(staffRoles).where(eq(staffRoles.roleId, OWNER)).for('update');
  const [found] = await tx
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.memberId, memberId), ne(staffMembers.state, 'removed')))
    .for('update');
  const member = requireFound(found, 'NOT_FOUND');
  assertMayGive(caller, await findGrants(tx, memberId));
  return member;
}

function assertSeen(member: Member, version: number): void {
  if (member.version === version) return;
  throw new DomainError('CHANGED_BY_OTHERS', { version: member.version });
}

/** Throws where a member is the only one left who may do everything everywhere. */
async function assertOtherOwner(tx: Transaction, memberId: string): Promise<void> {
  const owners = await findOwners(tx);
  if (owners.length === 1 && owners[0]?.memberId === memberId) throw new DomainError('LAST_OWNER');
}

const isOwnerOfAll = ({ roleId, shops }: AssignedRole) => roleId === OWNER && shops === null;

export function assign(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  { memberId, version, roles }: { memberId: string; version: number; roles: AssignedRole[] },
): Promise<StaffMember> {
  return inTransaction(database, async (tx) => {
    const member = await lockMember(tx, caller, memberId);
    assertSeen(member, version);
    assertMayGive(caller, await grantsOfRoles(tx, roles));
    if (!roles.some(isOwnerOfAll)) await assertOtherOwner(tx, memberId);
    const { roles: before } = await findMember(tx, memberId, now());
    await replaceRoles(tx, memberId, roles);
    await tx
      .update(staffMembers)
      .set({ version: version + 1 })
      .where(eq(staffMembers.memberId, memberId));
    const after = await findMember(tx, memberId, now());
    await audit(tx, caller, now(), {
      action: 'staff.roles',
      subject: { kind: 'staff', id: memberId },
      shop: null,
      before,
      after: after.roles,
    });
    return after;
  });
}

/** What somebody signs in with; gone with a removal, or a new invitation once it is accepted. */
export const NO_CREDENTIALS = {
  passwordHash: null,
  totpSealed: null,
  totpPendingSealed: null,
  totpStep: null,
} as const;

/**
 * Removes a member, who is out everywhere immediately; keys that they made end with it, or go on, as is
 * said. Throws KEYS_UNDECIDED where some work and nothing is said.
 */
export function remove(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  {
    memberId,
    version,
    keys,
  }: { memberId: string; version: number; keys?: 'end' | 'keep' | undefined },
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const member = await lockMember(tx, caller, memberId);
    assertSeen(member, version);
    await assertOtherOwner(tx, memberId);
    const { name, email, roles, workingKeys } = await findMember(tx, memberId, now());
    if (workingKeys > 0 && keys === undefined) throw new DomainError('KEYS_UNDECIDED');
    if (keys === 'end') await endKeysOf(tx, caller, memberId, now());
    await endSessions(tx, memberId);
    await endPasswordLinks(tx, email);
    await tx.delete(staffInvitations).where(eq(staffInvitations.memberId, memberId));
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.memberId, memberId));
    await tx.delete(staffMemberRoles).where(eq(staffMemberRoles.memberId, memberId));
    await tx
      .update(staffMembers)
      .set({ ...NO_CREDENTIALS, state: 'removed', version: version + 1 })
      .where(eq(staffMembers.memberId, memberId));
    await audit(tx, caller, now(), {
      action: 'staff.remove',
      subject: { kind: 'staff', id: memberId },
      shop: null,
      before: { name, email, roles },
      after: { keys: workingKeys === 0 ? 'none' : keys },
    });
  });
}

export function inviteAgain(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  memberId: string,
): Promise<StaffMember> {
  return inTransaction(database, async (tx) => {
    await lockMember(tx, caller, memberId);
    await askForInvitation(tx, memberId, now());
    const subject = { kind: 'staff', id: memberId };
    await audit(tx, caller, now(), { action: 'staff.invite-again', subject, shop: null });
    return findMember(tx, memberId, now());
  });
}

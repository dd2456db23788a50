import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { type Grant, toGrant } from '#src/domain/staff/grants.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { inviteMember, listMembers } from '#src/domain/staff/member.calls.ts';
import type { AssignedRole, StaffMember } from '#src/domain/staff/staff.schema.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '#src/platform/database/database.ts';
import type { StaffCaller } from '#src/platform/http/platform-env.ts';
import { enqueue } from '#src/platform/jobs/job-queue.ts';
import { audit } from './audit.ts';
import { containing } from './containing.ts';
import { WRITE_INVITATION_MAIL } from './invitation-mail.job.ts';
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

/** What a member may do where, by their roles of now. */
export async function findGrants(db: Queryable, memberId: string): Promise<Grant[]> {
  const rows = await db
    .select({
      permissions: staffRoles.permissions,
      refundLimitCents: staffRoles.refundLimitCents,
      shops: staffMemberRoles.shops,
    })
    .from(staffMemberRoles)
    .innerJoin(staffRoles, eq(staffRoles.roleId, staffMemberRoles.roleId))
    .where(eq(staffMemberRoles.memberId, memberId));
  return rows.map(toGrant);
}

const hasPasskey = sql<boolean>`exists (select 1 from ${staffPasskeys}
  where ${staffPasskeys.memberId} = ${staffMembers.memberId})`;

/** Rows as the back office shows them, with their roles. */
async function toMembers(
  db: Queryable,
  rows: readonly { member: Member; hasPasskey: boolean }[],
): Promise<StaffMember[]> {
  const ids = rows.map(({ member }) => member.memberId);
  const assigned =
    ids.length === 0
      ? []
      : await db
          .select({
            memberId: staffMemberRoles.memberId,
            role: {
              roleId: staffRoles.roleId,
              name: staffRoles.name,
              shops: staffMemberRoles.shops,
            },
          })
          .from(staffMemberRoles)
          .innerJoin(staffRoles, eq(staffRoles.roleId, staffMemberRoles.roleId))
          .where(inArray(staffMemberRoles.memberId, ids))
          .orderBy(asc(staffRoles.name));
  const rolesOf = Map.groupBy(assigned, ({ memberId }) => memberId);
  return rows.map(({ member, hasPasskey: isKeyed }) => ({
    id: member.memberId,
    email: member.email,
    name: member.name,
    language: member.language,
    state: member.state,
    roles: (rolesOf.get(member.memberId) ?? []).map(({ role }) => ({
      ...role,
      shops: role.shops === null ? null : [...role.shops],
    })),
    hasSecondFactor: isKeyed || member.totpSealed !== null,
    invitedAt: member.invitedAt.toISOString(),
    joinedAt: member.joinedAt?.toISOString() ?? null,
    lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
    version: member.version,
  }));
}

type Asked = z.output<typeof listMembers.request.query>;

export async function findMembers(
  database: Database,
  { q, state, roleId, sort, order, ...page }: Asked,
) {
  const withRole = database
    .select()
    .from(staffMemberRoles)
    .where(
      and(
        eq(staffMemberRoles.memberId, staffMembers.memberId),
        eq(staffMemberRoles.roleId, roleId ?? ''),
      ),
    );
  const where = and(
    q === undefined
      ? undefined
      : or(ilike(staffMembers.name, containing(q)), ilike(staffMembers.email, containing(q))),
    // Those who were removed are asked for by their state.
    state === undefined ? ne(staffMembers.state, 'removed') : eq(staffMembers.state, state),
    roleId === undefined ? undefined : exists(withRole),
  );
  const { limit, offset } = rowsOf(page);
  const rows = await database
    .select({ member: staffMembers, hasPasskey })
    .from(staffMembers)
    .where(where)
    .orderBy((order === 'asc' ? asc : desc)(staffMembers[sort]), asc(staffMembers.memberId))
    .limit(limit)
    .offset(offset);
  const [all] = await database.select({ total: count() }).from(staffMembers).where(where);
  return { values: await toMembers(database, rows), total: all?.total ?? 0 };
}

export async function findMember(db: Queryable, memberId: string): Promise<StaffMember> {
  const rows = await db
    .select({ member: staffMembers, hasPasskey })
    .from(staffMembers)
    .where(eq(staffMembers.memberId, memberId));
  const [member] = await toMembers(db, rows);
  return requireFound(member, 'NOT_FOUND');
}

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
    return findMember(tx, memberId);
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
  const owners = await tx
    .select({ memberId: staffMembers.memberId })
    .from(staffMembers)
    .innerJoin(staffMemberRoles, eq(staffMemberRoles.memberId, staffMembers.memberId))
    .where(
      and(
        eq(staffMembers.state, 'active'),
        eq(staffMemberRoles.roleId, OWNER),
        isNull(staffMemberRoles.shops),
      ),
    );
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
    const { roles: before } = await findMember(tx, memberId);
    await replaceRoles(tx, memberId, roles);
    await tx
      .update(staffMembers)
      .set({ version: version + 1 })
      .where(eq(staffMembers.memberId, memberId));
    const after = await findMember(tx, memberId);
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

export function remove(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  { memberId, version }: { memberId: string; version: number },
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const member = await lockMember(tx, caller, memberId);
    assertSeen(member, version);
    await assertOtherOwner(tx, memberId);
    const { name, email, roles } = await findMember(tx, memberId);
    await endSessions(tx, memberId);
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
    return findMember(tx, memberId);
  });
}

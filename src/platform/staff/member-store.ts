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
import { requireFound } from '#src/domain/errors.ts';
import { type Grant, toGrant } from '#src/domain/staff/grants.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { listMembers } from '#src/domain/staff/member.calls.ts';
import type { StaffMember } from '#src/domain/staff/staff.schema.ts';
import type { Database, Queryable } from '#src/platform/kernel/database/database.ts';
import { countKeysOf } from './end-keys.ts';
import { containing } from './like-patterns.ts';
import { OWNER } from './roles.ts';
import {
  type Member,
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

/** Where a member is written to; null for nobody who works here. */
export async function findMemberEmail(db: Queryable, memberId: string): Promise<string | null> {
  const [member] = await db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.memberId, memberId), eq(staffMembers.state, 'active')));
  return member?.email ?? null;
}

/** Members who may do everything in all shops. */
export async function findOwners(db: Queryable): Promise<Member[]> {
  const owners = await db
    .select({ member: staffMembers })
    .from(staffMembers)
    .innerJoin(staffMemberRoles, eq(staffMemberRoles.memberId, staffMembers.memberId))
    .where(
      and(
        eq(staffMembers.state, 'active'),
        eq(staffMemberRoles.roleId, OWNER),
        isNull(staffMemberRoles.shops),
      ),
    );
  return owners.map(({ member }) => member);
}

const hasPasskey = sql<boolean>`exists (select 1 from ${staffPasskeys}
  where ${staffPasskeys.memberId} = ${staffMembers.memberId})`;

/** Rows as the back office shows them, with their roles. */
async function toMembers(
  db: Queryable,
  rows: readonly { member: Member; hasPasskey: boolean }[],
  now: Date,
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
  const keysOf = await countKeysOf(db, ids, now);
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
    workingKeys: keysOf.get(member.memberId) ?? 0,
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
  now: Date,
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
  return { values: await toMembers(database, rows, now), total: all?.total ?? 0 };
}

export async function findMember(db: Queryable, memberId: string, now: Date): Promise<StaffMember> {
  const rows = await db
    .select({ member: staffMembers, hasPasskey })
    .from(staffMembers)
    .where(eq(staffMembers.memberId, memberId));
  const [member] = await toMembers(db, rows, now);
  return requireFound(member, 'NOT_FOUND');
}

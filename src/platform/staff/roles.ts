import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { toGrant } from '#src/domain/staff/grants.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { listRoles } from '#src/domain/staff/member.calls.ts';
import { SHIPPED_ROLES } from '#src/domain/staff/shipped-roles.ts';
import type { roleBodySchema, StaffRole } from '#src/domain/staff/staff.schema.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { audit } from './audit.ts';
import { containing } from './like-patterns.ts';
import { assertMayGive, type StaffDeps } from './staff-deps.ts';
import { staffMemberRoles, staffRoles } from './tables.ts';

export const OWNER = 'owner';

/** Brings the roles that ship to a database that lacks them; the owner's follows every upgrade. */
export async function seedRoles(db: Queryable): Promise<void> {
  const rows = Object.entries(SHIPPED_ROLES).map(([name, { permissions, refundLimitCents }]) => ({
    ...{ roleId: name, name, permissions, refundLimitCents, isShipped: true },
  }));
  await db.insert(staffRoles).values(rows).onConflictDoNothing();
  const { permissions, refundLimitCents } = SHIPPED_ROLES.owner;
  await db
    .update(staffRoles)
    .set({ permissions, refundLimitCents })
    .where(eq(staffRoles.roleId, OWNER));
}

type Row = typeof staffRoles.$inferSelect;

// With their tables: a select from one table leaves those of its columns out.
const members = sql<number>`(select count(*)::int from ${staffMemberRoles} given
  where given.role_id = ${staffRoles}.role_id)`;

function toRole({ roleId, ...row }: Row, many: number): StaffRole {
  return { ...row, permissions: [...row.permissions], id: roleId, members: many };
}

type Asked = z.output<typeof listRoles.request.query>;

export async function findRoles(database: Database, { q, order, ...page }: Asked) {
  const where = q === undefined ? undefined : ilike(staffRoles.name, containing(q));
  const { limit, offset } = rowsOf(page);
  const rows = await database
    .select({ role: staffRoles, members })
    .from(staffRoles)
    .where(where)
    .orderBy((order === 'asc' ? asc : desc)(staffRoles.name))
    .limit(limit)
    .offset(offset);
  const [all] = await database.select({ total: count() }).from(staffRoles).where(where);
  return {
    values: rows.map(({ role, members: many }) => toRole(role, many)),
    total: all?.total ?? 0,
  };
}

export async function findRole(db: Queryable, roleId: string): Promise<StaffRole> {
  const [found] = await db
    .select({ role: staffRoles, members })
    .from(staffRoles)
    .where(eq(staffRoles.roleId, roleId));
  const { role, members: many } = requireFound(found, 'NOT_FOUND');
  return toRole(role, many);
}

type Body = z.output<typeof roleBodySchema>;

async function assertFreeName(tx: Transaction, name: string, roleId = ''): Promise<void> {
  const isOther = and(
    eq(sql`lower(${staffRoles.name})`, name.toLowerCase()),
    ne(staffRoles.roleId, roleId),
  );
  const [taken] = await tx.select().from(staffRoles).where(isOther);
  if (taken !== undefined) throw new DomainError('ROLE_NAME_TAKEN', { field: 'name' });
}

export function createRole({ database, now }: StaffDeps, caller: StaffCaller, body: Body) {
  assertMayGive(caller, [toGrant({ ...body, shops: null })]);
  return inTransaction(database, async (tx) => {
    await assertFreeName(tx, body.name);
    const roleId = randomUUID();
    await tx.insert(staffRoles).values({ ...body, roleId });
    const after = await findRole(tx, roleId);
    const subject = { kind: 'role', id: roleId };
    await audit(tx, caller, now(), { action: 'role.create', subject, shop: null, after: body });
    return after;
  });
}

/** The role as it was read: locked, of that version. */
async function lockRole(tx: Transaction, roleId: string, version: number): Promise<Row> {
  const [found] = await tx
    .select()
    .from(staffRoles)
    .where(eq(staffRoles.roleId, roleId))
    .for('update');
  const role = requireFound(found, 'NOT_FOUND');
  if (role.version !== version) {
    throw new DomainError('CHANGED_BY_OTHERS', { version: role.version });
  }
  return role;
}

const shown = ({ name, permissions, refundLimitCents }: Row | Body) => ({
  name,
  permissions,
  refundLimitCents,
});

export function changeRole(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  { roleId, version, body }: { roleId: string; version: number; body: Body },
) {
  return inTransaction(database, async (tx) => {
    const before = await lockRole(tx, roleId, version);
    if (roleId === OWNER) throw new DomainError('ROLE_FIXED');
    // What others have through it may neither grow beyond nor be taken by less than the caller has.
    assertMayGive(
      caller,
      [before, body].map((role) => toGrant({ ...role, shops: null })),
    );
    await assertFreeName(tx, body.name, roleId);
    await tx
      .update(staffRoles)
      .set({ ...body, version: version + 1 })
      .where(eq(staffRoles.roleId, roleId));
    const change = { before: shown(before), after: shown(body) };
    const subject = { kind: 'role', id: roleId };
    await audit(tx, caller, now(), { action: 'role.change', subject, shop: null, ...change });
    return findRole(tx, roleId);
  });
}

export function deleteRole(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  { roleId, version }: { roleId: string; version: number },
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const before = await lockRole(tx, roleId, version);
    if (before.isShipped) throw new DomainError('ROLE_FIXED');
    assertMayGive(caller, [toGrant({ ...before, shops: null })]);
    const holders = await tx
      .select()
      .from(staffMemberRoles)
      .where(eq(staffMemberRoles.roleId, roleId))
      .limit(1);
    if (holders.length > 0) throw new DomainError('ROLE_IN_USE');
    await tx.delete(staffRoles).where(eq(staffRoles.roleId, roleId));
    const subject = { kind: 'role', id: roleId };
    const change = { before: shown(before) };
    await audit(tx, caller, now(), { action: 'role.delete', subject, shop: null, ...change });
  });
}

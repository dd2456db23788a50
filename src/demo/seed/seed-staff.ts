import { SHIPPED_ROLES, type ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import { hashPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { seedRoles } from '#src/platform/staff/roles.ts';
import { staffMemberRoles, staffMembers } from '#src/platform/staff/tables.ts';
import { DEMO_PASSWORD } from './seed-accounts.ts';

/** Somebody of the demo's staff for each role that ships. */
const NAMES = {
  owner: 'Nadia Benali',
  desk: 'Tom Becker',
  warehouse: 'Ewa Zielińska',
  buyer: 'Giulia Conti',
  editor: 'Marta Ruiz',
  finance: 'Paul Lambert',
} as const satisfies Record<ShippedRoleName, string>;

const isRole = (name: string): name is ShippedRoleName => name in SHIPPED_ROLES;

export const DEMO_STAFF = Object.entries(NAMES).flatMap(([role, name]) =>
  isRole(role) ? [{ role, name, email: `${role}@vitrine.example` }] : [],
);

const INVITED_AT = new Date('2026-01-05T08:00:00Z');

/** The staff of the demo: one member a role, in all shops, with the password of all demo accounts. */
export async function seedStaff(tx: Transaction): Promise<void> {
  await seedRoles(tx);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_STAFF.map(({ role, name, email }) => ({
    ...{ memberId: `staff-${role}`, name, email, passwordHash },
    ...{ language: 'en' as const, state: 'active' as const },
    ...{ invitedAt: INVITED_AT, joinedAt: INVITED_AT },
  }));
  await tx.insert(staffMembers).values(rows);
  const roles = DEMO_STAFF.map(({ role }) => ({ memberId: `staff-${role}`, roleId: role }));
  await tx.insert(staffMemberRoles).values(roles);
}

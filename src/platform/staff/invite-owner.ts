import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import { audit } from './audit.ts';
import { addMember, replaceRoles } from './members.ts';
import { OWNER } from './roles.ts';
import { staffInvitations, staffMembers } from './tables.ts';

const OWNER_OF_ALL = [{ roleId: OWNER, shops: null }];

/** The administrator of the machine, who needs no sign-in to run a command on it. */
const ADMINISTRATOR = {
  kind: 'person',
  id: 'administrator',
  name: 'administrator',
  clientAddress: null,
} as const;

/**
 * Invites an owner of all shops by a link whose token is handed over and not mailed: the first one, or
 * one who lost everything to sign in with. A colleague of that e-mail becomes an owner.
 */
export async function inviteOwner(
  tx: Transaction,
  { email, tokenHash }: { email: string; tokenHash: string },
  now: Date,
): Promise<void> {
  const [known] = await tx.select().from(staffMembers).where(eq(staffMembers.email, email));
  const isMember = known !== undefined && known.state !== 'removed';
  const added = { email, name: email, language: 'en', roles: OWNER_OF_ALL } as const;
  const memberId = isMember
    ? known.memberId
    : await addMember(tx, { ...added, roles: [...OWNER_OF_ALL] }, now);
  if (isMember) await replaceRoles(tx, memberId, OWNER_OF_ALL);
  await tx.delete(staffInvitations).where(eq(staffInvitations.memberId, memberId));
  const invitation = { invitationId: randomUUID(), memberId, requestedAt: now, tokenHash };
  await tx.insert(staffInvitations).values(invitation);
  const actor = { ...ADMINISTRATOR, correlationId: invitation.invitationId };
  const subject = { kind: 'staff', id: memberId };
  const change = { action: 'staff.invite', after: { email, roles: OWNER_OF_ALL } } as const;
  await audit(tx, actor, now, { ...change, subject, shop: null });
}

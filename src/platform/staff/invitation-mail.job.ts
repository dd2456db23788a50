import { eq } from 'drizzle-orm';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Job } from '#src/platform/kernel/jobs/job-types.ts';
import { saveLinkMail, tokenUrl } from './link-mail.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffInvitations, staffMembers } from './tables.ts';

/** Its key is the id of an invitation. */
export const WRITE_INVITATION_MAIL = 'write-invitation-mail';

const PAGE = 'invitation';

/** The page of the back office that a link leads to. */
export const invitationUrl = (backOfficeOrigin: string, token: string) =>
  tokenUrl(backOfficeOrigin, PAGE, token);

/** Invites somebody to the back office, in their own language. */
export function invitationMailJob(deps: StaffDeps): Job {
  return {
    name: WRITE_INVITATION_MAIL,
    run: async (invitationId) => {
      await inTransaction(deps.database, async (tx) => {
        const isOf = eq(staffInvitations.invitationId, invitationId);
        const [invited] = await tx
          .select()
          .from(staffInvitations)
          .innerJoin(staffMembers, eq(staffMembers.memberId, staffInvitations.memberId))
          .where(isOf);
        if (invited === undefined) return;
        const tokenHash = await saveLinkMail(tx, deps, {
          ...{ kind: 'staff-invitation', about: invitationId, page: PAGE },
          member: invited.staff_members,
          words: (texts) => texts,
        });
        if (tokenHash !== null) await tx.update(staffInvitations).set({ tokenHash }).where(isOf);
      });
      return undefined;
    },
  };
}

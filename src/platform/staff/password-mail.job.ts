import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Job } from '#src/platform/kernel/jobs/job-types.ts';
import { audit } from './audit.ts';
import { saveLinkMail } from './link-mail.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffMembers, staffPasswordLinks } from './tables.ts';

/** Its key is the id of a link that was asked for. */
export const WRITE_STAFF_PASSWORD_MAIL = 'write-staff-password-mail';

/** Mails a member the link that renews a forgotten password; nothing where there is no such member. */
export function passwordMailJob(deps: StaffDeps): Job {
  const { database, now } = deps;
  return {
    name: WRITE_STAFF_PASSWORD_MAIL,
    run: async (linkId) => {
      await inTransaction(database, async (tx) => {
        const isIt = eq(staffPasswordLinks.linkId, linkId);
        const [asked] = await tx
          .select()
          .from(staffPasswordLinks)
          .innerJoin(
            staffMembers,
            and(eq(staffMembers.email, staffPasswordLinks.email), eq(staffMembers.state, 'active')),
          )
          .where(isIt);
        if (asked === undefined) return;
        const { staff_members: member, staff_password_links: link } = asked;
        const tokenHash = await saveLinkMail(tx, deps, {
          ...{ kind: 'staff-password', about: linkId, page: 'new-password', member },
          words: ({ password }) => password,
        });
        if (tokenHash === null) return;
        await tx.update(staffPasswordLinks).set({ tokenHash }).where(isIt);
        const { memberId, name } = member;
        const actor = {
          ...{ kind: 'visitor' as const, id: memberId, name },
          ...{ clientAddress: link.clientAddress, correlationId: linkId },
        };
        const subject = { kind: 'staff', id: memberId };
        await audit(tx, actor, now(), { action: 'staff.password-link', subject, shop: null });
      });
      return undefined;
    },
  };
}

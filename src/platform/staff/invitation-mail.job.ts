import { eq } from 'drizzle-orm';
import { inTransaction } from '#src/platform/database/database.ts';
import type { Job } from '#src/platform/jobs/job-types.ts';
import { newToken } from '#src/platform/mail/link-tokens.ts';
import { saveMail } from '#src/platform/mail/save-mail.ts';
import { textsFor } from '#src/platform/texts/platform-texts.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffInvitations, staffMembers } from './tables.ts';

/** Its key is the id of an invitation. */
export const WRITE_INVITATION_MAIL = 'write-invitation-mail';

/** The page of the back office that a link leads to. */
export const invitationUrl = (backOfficeOrigin: string, token: string) =>
  `${backOfficeOrigin}/invitation?${new URLSearchParams({ token })}`;

/** Invites somebody to the back office, in their own language. */
export function invitationMailJob({ database, now, config }: StaffDeps): Job {
  return {
    name: WRITE_INVITATION_MAIL,
    run: async (invitationId) => {
      await inTransaction(database, async (tx) => {
        const isOf = eq(staffInvitations.invitationId, invitationId);
        const [invited] = await tx
          .select()
          .from(staffInvitations)
          .innerJoin(staffMembers, eq(staffMembers.memberId, staffInvitations.memberId))
          .where(isOf);
        if (invited === undefined) return;
        const { email, language } = invited.staff_members;
        const { brandName, backOfficeOrigin } = config;
        const words = textsFor(language).mails.staff;
        const { token, tokenHash } = newToken();
        const isWritten = await saveMail(tx, {
          kind: 'staff-invitation',
          about: invitationId,
          recipient: email,
          lang: language,
          content: {
            subject: words.subject(brandName),
            preview: words.lead(brandName),
            title: words.title,
            blocks: [
              { kind: 'text', text: words.lead(brandName) },
              { kind: 'link', label: words.link, url: invitationUrl(backOfficeOrigin, token) },
              { kind: 'text', text: words.notYou },
            ],
          },
          frame: {
            lang: language,
            brandName,
            shopUrl: backOfficeOrigin,
            signature: words.signature(brandName),
          },
          sealing: config.sealing,
          now: now(),
        });
        if (isWritten) await tx.update(staffInvitations).set({ tokenHash }).where(isOf);
      });
      return undefined;
    },
  };
}

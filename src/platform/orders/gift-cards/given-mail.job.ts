import { inTransaction } from '../../kernel/database/database.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { saveMail } from '../../kernel/mail/save-mail.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import type { StaffDeps } from '../../staff/face.ts';
import { findOwners } from '../../staff/face.ts';
import { findGiver, TELL_OWNERS_OF_GIFTS } from './given-by-hand.ts';

/** Tells the owners of all shops, each in their language, how much a member gave by hand in a day. */
export function givenMailJob({ database, config, now }: StaffDeps): Job {
  const { brandName, backOfficeOrigin, sealing } = config;
  return {
    name: TELL_OWNERS_OF_GIFTS,
    run: async (giftId) => {
      const giver = await findGiver(database, giftId);
      if (giver === null) return undefined;
      for (const member of await findOwners(database)) {
        const { email: recipient, language: lang } = member;
        const { signature, given } = textsFor(lang).mails.staff;
        const amount = new Intl.NumberFormat(lang, { minimumFractionDigits: 2 });
        const lead = given.lead(giver.authorName, amount.format(giver.centAmount / 100));
        await inTransaction(database, (tx) =>
          saveMail(tx, {
            ...{ kind: 'staff-given', about: `${giftId} ${member.memberId}`, recipient, lang },
            ...{ sealing, now: now() },
            content: {
              ...{ subject: given.subject(giver.authorName), preview: lead, title: given.title },
              blocks: [
                { kind: 'text', text: lead },
                { kind: 'link', label: given.link, url: `${backOfficeOrigin}/audit` },
              ],
            },
            frame: { lang, brandName, shopUrl: backOfficeOrigin, signature: signature(brandName) },
          }),
        );
      }
      return undefined;
    },
  };
}

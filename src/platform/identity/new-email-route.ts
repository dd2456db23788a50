import { changeEmail, type FollowEmail, findNewEmail } from '../accounts/email-change.ts';
import type { Database } from '../database/database.ts';
import type { SignIns } from '../http/platform-env.ts';
import type { EndLinks } from '../links/end-links.ts';
import { type MailLink, mailLinkRoute } from './mail-link-route.ts';
import type { PageResponses } from './page-response.ts';
import { newEmailNotice, newEmailPage } from './pages/new-email-pages.ts';
import type { ProviderMiddleware } from './provider-context.ts';
import { readNewEmailForm } from './sign-in-forms.ts';

type Needs = {
  pages: PageResponses;
  database: Database;
  signIns: SignIns;
  endLinks: EndLinks;
  now: () => Date;
  followEmail: FollowEmail;
};

/** `/identity/new-email`: where the mail to a new address leads (decision 068). */
export function newEmailRoute({ pages, ...needs }: Needs): ProviderMiddleware {
  const notice = async ({ context, page }: MailLink, email: string | null) =>
    pages.send(context, email === null ? 410 : 200, await newEmailNotice(page, email));
  return mailLinkRoute('/new-email', pages, {
    open: async (link, token) => {
      const email = await findNewEmail(needs, token);
      if (email === null) return notice(link, null);
      const { context, page, action } = link;
      pages.send(context, 200, await newEmailPage(page, { action, token, email }));
    },
    take: async (link, form) =>
      notice(link, await changeEmail(needs, readNewEmailForm(form).token)),
  });
}

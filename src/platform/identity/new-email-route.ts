import { isLocaleCode } from '#src/domain/locales.ts';
import { changeEmail, type FollowEmail, findNewEmail } from '../accounts/email-change.ts';
import type { Database } from '../database/database.ts';
import type { SignIns } from '../http/platform-env.ts';
import type { PageResponses } from './page-response.ts';
import { newEmailNotice, newEmailPage } from './pages/new-email-pages.ts';
import { type ProviderMiddleware, readForm, UnreadableForm } from './provider-context.ts';
import { readNewEmailForm } from './sign-in-forms.ts';

const PATH = '/new-email';

type Needs = {
  pages: PageResponses;
  database: Database;
  signIns: SignIns;
  now: () => Date;
  followEmail: FollowEmail;
};

/**
 * `/identity/new-email?locale=…&token=…`: where the mail to a new address leads (decision 068).
 * Programs that read mails follow links: only the form uses the token.
 */
export function newEmailRoute({ pages, ...needs }: Needs): ProviderMiddleware {
  return async (context, next) => {
    if (context.path !== PATH) return next();
    const isPost = context.method === 'POST';
    const sender = context.get('origin');
    if (isPost ? sender !== '' && sender !== pages.origin : context.method !== 'GET') {
      return pages.sendFailure(context, { status: isPost ? 403 : 405 });
    }
    const asked = context.URL.searchParams;
    const locale = asked.get('locale');
    const shop = isLocaleCode(locale) ? locale : 'fr-fr';
    const page = pages.contextForShop(shop);
    const action = `${pages.path}${PATH}?${new URLSearchParams({ locale: shop })}`;
    const notice = async (email: string | null) =>
      pages.send(context, email === null ? 410 : 200, await newEmailNotice(page, email));

    if (!isPost) {
      const token = asked.get('token') ?? '';
      const email = await findNewEmail(needs.database, token, needs.now());
      if (email === null) return notice(null);
      return pages.send(context, 200, await newEmailPage(page, { action, token, email }));
    }
    try {
      const { token } = readNewEmailForm(await readForm(context));
      return await notice(await changeEmail(needs, token));
    } catch (error) {
      if (!(error instanceof UnreadableForm)) throw error;
      await pages.sendFailure(context, { status: error.status });
    }
  };
}

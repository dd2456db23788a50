import { isLocaleCode } from '#src/domain/locales.ts';
import type { PageResponses } from './page-response.ts';
import { newPasswordNotice, newPasswordPage } from './pages/password-pages.ts';
import type { PasswordSignIn } from './password-sign-in.ts';
import { type ProviderMiddleware, readForm, UnreadableForm } from './provider-context.ts';
import { readNewPasswordForm } from './sign-in-forms.ts';

const PATH = '/new-password';

type Needs = { pages: PageResponses; passwords: PasswordSignIn };

/**
 * `/identity/new-password?locale=…&token=…`: where the mail of a forgotten password leads (decision
 * 052). Programs that read mails follow links: only the form uses the token.
 */
export function newPasswordRoute({ pages, passwords }: Needs): ProviderMiddleware {
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
    const notice = async (outcome: 'done' | 'expired') => {
      const { origin } = new URL(page.shopUrl);
      const going = new URLSearchParams({ locale: shop, origin: 'customer' });
      const signInUrl = `${origin}/api/auth/login?${going}`;
      const status = outcome === 'done' ? 200 : 410;
      pages.send(context, status, await newPasswordNotice(page, { outcome, signInUrl }));
    };

    if (!isPost) {
      const token = asked.get('token') ?? '';
      if (!(await passwords.isResetUsable(token))) return notice('expired');
      return pages.send(context, 200, await newPasswordPage(page, { action, token }));
    }
    try {
      const { values, problems } = readNewPasswordForm(await readForm(context));
      const { token, password } = values;
      if (problems?.password !== undefined) {
        const problem = page.texts.signInProblems[problems.password];
        return pages.send(context, 422, await newPasswordPage(page, { action, token, problem }));
      }
      return await notice((await passwords.reset(token, password)) ? 'done' : 'expired');
    } catch (error) {
      if (!(error instanceof UnreadableForm)) throw error;
      await pages.sendFailure(context, { status: error.status });
    }
  };
}

import { type MailLink, mailLinkRoute } from './mail-link-route.ts';
import type { PageResponses } from './page-response.ts';
import { newPasswordNotice, newPasswordPage } from './pages/password-pages.ts';
import type { PasswordSignIn } from './password-sign-in.ts';
import type { ProviderMiddleware } from './provider-context.ts';
import { readNewPasswordForm } from './sign-in-forms.ts';

type Needs = {
  pages: PageResponses;
  passwords: PasswordSignIn;
  /** What a password of the owner of an e-mail must not have in it. */
  ownWordsOf: (email: string | null) => readonly string[];
};

/** `/identity/new-password`: where the mail of a forgotten password leads (decision 052). */
export function newPasswordRoute({ pages, passwords, ownWordsOf }: Needs): ProviderMiddleware {
  const notice = async ({ context, page, shop }: MailLink, outcome: 'done' | 'expired') => {
    const { origin } = new URL(page.shopUrl);
    const going = new URLSearchParams({ locale: shop, origin: 'customer' });
    const signInUrl = `${origin}/api/auth/login?${going}`;
    const status = outcome === 'done' ? 200 : 410;
    pages.send(context, status, await newPasswordNotice(page, { outcome, signInUrl }));
  };
  return mailLinkRoute('/new-password', pages, {
    open: async (link, token) => {
      if ((await passwords.findResetEmail(token)) === null) return notice(link, 'expired');
      const { context, page, action } = link;
      pages.send(context, 200, await newPasswordPage(page, { action, token }));
    },
    take: async (link, form) => {
      const { context, page, action } = link;
      const { values, problems } = await readNewPasswordForm(form, async (typed) =>
        ownWordsOf(await passwords.findResetEmail(typed)),
      );
      const { token, password } = values;
      if (problems?.password !== undefined) {
        const problem = page.texts.signInProblems[problems.password];
        return pages.send(context, 422, await newPasswordPage(page, { action, token, problem }));
      }
      await notice(link, (await passwords.reset(token, password)) ? 'done' : 'expired');
    },
  });
}

import type { CodeSteps } from './code-steps.ts';
import type { DrawSignIn, Step } from './interaction-step.ts';
import type { PageResponses } from './page-response.ts';
import { createAccountPage } from './pages/create-account-page.ts';
import { failurePage } from './pages/notice-pages.ts';
import type { OfferedProvider } from './pages/other-providers.ts';
import { addPasskeyPage } from './pages/passkey-page.ts';
import { forgottenPasswordPage } from './pages/password-pages.ts';
import { CREATE_ACCOUNT } from './provider.ts';
import {
  readAskCodeForm,
  readCodeForm,
  readCreateAccountForm,
  readForgottenForm,
  readNewPasskeyForm,
} from './sign-in-forms.ts';

type Needs = {
  pages: PageResponses;
  drawSignIn: DrawSignIn;
  drawCode: CodeSteps['draw'];
  /** The other providers that a shop offers. */
  offered: (step: Step) => readonly OfferedProvider[];
};

type Draw = (step: Step, alert: string) => Promise<string>;

/**
 * The page of a sign-in again, while the database is away: with what was typed, a password excepted,
 * and a sentence. Nothing on it comes from the database.
 */
export function createFormAgain({ pages, drawSignIn, drawCode, offered }: Needs) {
  const signIn: Draw = (step, form) => {
    const { email, remembered } = readAskCodeForm(step.typed).values;
    return drawSignIn(step, { email, remembered, problems: { form } });
  };

  /** The page of the code sends what it says of it; the sign-in page has that to come. */
  const code: Draw = (step, alert) => {
    const connects = step.typed.get('connects');
    if (connects === null) return signIn(step, alert);
    const { values } = readAskCodeForm(step.typed);
    const asGuest = step.typed.get('guest') === 'yes';
    const asked = { ...values, asGuest, connects: connects === '' ? null : connects };
    return drawCode(step, asked, { alert, code: readCodeForm(step.typed).code });
  };

  const createAccount: Draw = (step, form) => {
    const { password, ...values } = readCreateAccountForm(step.typed, () => []).values;
    const { page, action } = step;
    const otherProviders = offered(step);
    return createAccountPage(page, { action, otherProviders, values, problems: { form } });
  };

  const forgotten: Draw = ({ page, action, typed }, form) => {
    const { email } = readForgottenForm(typed).values;
    return forgottenPasswordPage(page, { action, email, problems: { form } });
  };

  /** A passkey that a device has made by now is not made twice: its answer is sent once more. */
  const newPasskey: Draw = ({ page, action, typed }, problem) =>
    typed.has('answer')
      ? addPasskeyPage(page, { action, ...readNewPasskeyForm(typed), problem })
      : failurePage(page, 'error');

  const DRAWS: Readonly<Record<string, Draw>> = {
    [CREATE_ACCOUNT]: createAccount,
    'forgotten-password': forgotten,
    code,
    guest: code,
    'enter-code': code,
    'add-passkey': newPasskey,
  };

  return async (step: Step, form: string | undefined, error: unknown): Promise<void> => {
    const { context, page } = step;
    const shown = form ?? context.URL.searchParams.get('form') ?? '';
    const draw = DRAWS[shown] ?? signIn;
    pages.sendAgain(context, error, await draw(step, page.texts.signInFailure.tryAgain));
  };
}

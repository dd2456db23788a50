import { html } from 'hono/html';
import { formAlert, textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type ForgottenForm = {
  /** Path of the interaction: `/identity/interaction/{uid}`. */
  action: string;
  email: string;
  problems: { form?: string; email?: string };
};

/** Asks for the e-mail whose password was forgotten. */
export function forgottenPasswordPage(context: PageContext, form: ForgottenForm): Promise<string> {
  const { texts } = context;
  const { title, lead, submit, backToSignIn } = texts.forgottenPassword;
  const email = textField(
    {
      name: 'email',
      label: texts.fields.email,
      type: 'email',
      autocomplete: 'username',
      value: form.email,
      problem: form.problems.email,
      focused: true,
    },
    context,
  );
  const body = html`<h1>${title}</h1>
<p class="lead">${lead}</p>
<form method="post" action="${form.action}/forgotten-password" novalidate>
${formAlert(form.problems.form)}
${email}
<button type="submit" class="primary">${submit}</button>
<a class="aside" href="${form.action}">${backToSignIn}</a>
</form>`;
  return renderPage(context, { title, body });
}

/** Says that a mail is on its way if there is an account: the same for every address. */
export function resetSentPage(
  context: PageContext,
  { action, email }: { action: string; email: string },
): Promise<string> {
  const { sentTitle, sentText, sentHint, again, backToSignIn } = context.texts.forgottenPassword;
  const body = html`<h1>${sentTitle}</h1>
<p class="lead">${sentText(email)}</p>
<p class="lead">${sentHint}</p>
<form method="get" action="${action}"><button type="submit" class="primary">${backToSignIn}</button>
<a class="aside" href="${action}/forgotten-password">${again}</a></form>`;
  return renderPage(context, { title: sentTitle, body });
}

type NewPasswordForm = { action: string; token: string; problem?: string; alert?: string };

/** The page that the link of the mail leads to; opening it uses nothing up. */
export function newPasswordPage(
  context: PageContext,
  { action, token, problem, alert }: NewPasswordForm,
): Promise<string> {
  const { texts } = context;
  const { title, lead, submit } = texts.newPassword;
  const password = textField(
    {
      name: 'password',
      label: texts.fields.newPassword,
      type: 'password',
      autocomplete: 'new-password',
      hint: texts.createAccount.passwordRule,
      problem,
      focused: true,
    },
    context,
  );
  const body = html`<h1>${title}</h1>
<p class="lead">${lead}</p>
<form method="post" action="${action}" novalidate>
${formAlert(alert)}
<input type="hidden" name="token" value="${token}">
${password}
<button type="submit" class="primary">${submit}</button>
</form>`;
  return renderPage(context, { title, body });
}

/** The end of it: the password is set, or the link is over. Either way a sign-in follows. */
export function newPasswordNotice(
  context: PageContext,
  { outcome, signInUrl }: { outcome: 'done' | 'expired'; signInUrl: string },
): Promise<string> {
  const { newPassword, signIn } = context.texts;
  const isDone = outcome === 'done';
  const title = isDone ? newPassword.doneTitle : newPassword.expiredTitle;
  const body = html`<h1>${title}</h1>
<p class="lead" role="status">${isDone ? newPassword.doneText : newPassword.expiredText}</p>
<p><a class="primary" href="${signInUrl}">${signIn.submit}</a></p>`;
  return renderPage(context, { title, body });
}

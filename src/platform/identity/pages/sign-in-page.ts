import { html } from 'hono/html';
import { formAlert, textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import { type OfferedProvider, otherProviderLinks } from './other-providers.ts';
import type { PageContext } from './page-context.ts';
import { passkeyForm } from './passkey-page.ts';

export type SignInForm = {
  /** Path that both buttons start from: `/identity/interaction/{uid}`. */
  action: string;
  email: string;
  remembered: boolean;
  /** What authenticators are asked for, as JSON. */
  passkeyOptions: string;
  otherProviders: readonly OfferedProvider[];
  /** Whether an order without an account is offered. */
  offersGuest: boolean;
  problems: { form?: string; email?: string; password?: string };
};

/**
 * On the way to an order that without an account, first. Email with password or with a code, "remember me", and the ways to a new password and account.
 */
export function signInPage(context: PageContext, form: SignInForm): Promise<string> {
  const { texts, brandName } = context;
  const { problems, offersGuest } = form;
  // Whoever orders has no need of a password: the code comes first.
  const isOrder = context.signInOrigin === 'order';
  const remember = html`<label class="choice"><input type="checkbox" name="remember" value="yes" ${form.remembered && html`checked`}><span>${texts.signIn.rememberMe}</span></label>`;
  const startsAtEmail = form.email === '' || problems.email !== undefined;
  const email = textField(
    {
      name: 'email',
      label: texts.fields.email,
      type: 'email',
      // Browsers offer passkeys in the list of e-mails.
      autocomplete: 'username webauthn',
      value: form.email,
      problem: problems.email,
      focused: startsAtEmail,
    },
    context,
  );
  const password = textField(
    {
      name: 'password',
      label: texts.fields.password,
      type: 'password',
      autocomplete: 'current-password',
      problem: problems.password,
      focused: !startsAtEmail,
    },
    context,
  );
  const guest = html`<button type="submit" class="primary" formaction="${form.action}/guest">${texts.guest.ask}</button>
<p class="hint">${texts.guest.askHint}</p>
<h2>${texts.guest.withAccount}</h2>`;
  const isCodeFirst = isOrder && !offersGuest;
  const code = html`<button type="submit" class="${isCodeFirst ? 'primary' : 'secondary'}" formaction="${form.action}/code">${texts.code.ask}</button>
<p class="hint">${texts.code.askHint}</p>`;
  const or = html`<p class="or">${texts.signIn.or}</p>`;
  const byPassword = html`${password}
${remember}
<button type="submit" class="${isOrder ? 'secondary' : 'primary'}">${texts.signIn.submit}</button>
<a class="aside" href="${form.action}/forgotten-password">${texts.forgottenPassword.link}</a>`;
  // Enter belongs to the password, whichever button comes first; without one it asks for a code.
  const enter = html`<button type="submit" class="unseen" tabindex="-1" aria-hidden="true"></button>`;
  const title = offersGuest ? texts.guest.title : texts.signIn.title;
  const body = html`<h1>${title}</h1>
<p class="lead">${texts.signIn.leads[context.signInOrigin]}</p>
<form method="post" action="${form.action}/sign-in" novalidate>
${isOrder && enter}
${formAlert(problems.form)}
${email}
${offersGuest && guest}
${isOrder ? html`${code}${or}${byPassword}` : html`${byPassword}${or}${code}`}
</form>
${passkeyForm(context, { action: form.action, options: form.passkeyOptions })}
${otherProviderLinks(context, { action: form.action, providers: form.otherProviders })}
<form method="get" action="${form.action}/create-account" class="other">
<p>${texts.signIn.newHere(brandName)}</p>
<button type="submit" class="secondary">${texts.createAccount.submit}</button>
</form>`;
  return renderPage(context, { title, body });
}

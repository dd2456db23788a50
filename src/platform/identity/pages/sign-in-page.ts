import { html } from 'hono/html';
import { formAlert, textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

export type SignInForm = {
  /** Path that both buttons start from: `/identity/interaction/{uid}`. */
  action: string;
  email: string;
  remembered: boolean;
  problems: { form?: string; email?: string; password?: string };
};

/** Email and password, "remember me", and the ways to a new password and to a new account. */
export function signInPage(context: PageContext, form: SignInForm): Promise<string> {
  const { texts, brandName } = context;
  const { problems } = form;
  const startsAtEmail = form.email === '' || problems.email !== undefined;
  const email = textField(
    {
      name: 'email',
      label: texts.fields.email,
      type: 'email',
      autocomplete: 'username',
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
  const body = html`<h1>${texts.signIn.title}</h1>
<p class="lead">${texts.signIn.leads[context.signInOrigin]}</p>
<form method="post" action="${form.action}/sign-in" novalidate>
${formAlert(problems.form)}
${email}
${password}
<label class="choice"><input type="checkbox" name="remember" value="yes" ${form.remembered && html`checked`}><span>${texts.signIn.rememberMe}</span></label>
<button type="submit" class="primary">${texts.signIn.submit}</button>
<a class="aside" href="${form.action}/forgotten-password">${texts.forgottenPassword.link}</a>
</form>
<form method="get" action="${form.action}/create-account" class="other">
<p>${texts.signIn.newHere(brandName)}</p>
<button type="submit" class="secondary">${texts.createAccount.submit}</button>
</form>`;
  return renderPage(context, { title: texts.signIn.title, body });
}

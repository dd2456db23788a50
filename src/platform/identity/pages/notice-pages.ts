import { html, raw } from 'hono/html';
import { formAlert } from './form-fields.ts';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type FailureKind = 'expired' | 'noCookies' | 'blocked' | 'error';

/** Shown when a sign-in cannot go on: too old, without cookies, of a blocked account, or broken. */
export function failurePage(context: PageContext, kind: FailureKind): Promise<string> {
  const { signInFailure } = context.texts;
  const title = signInFailure[`${kind}Title`];
  const body = html`<h1>${title}</h1>
<p class="lead">${signInFailure[`${kind}Text`]}</p>
<p><a class="primary" href="${context.shopUrl}">${signInFailure.backToShop}</a></p>`;
  return renderPage(context, { title, body, hasWayBack: false });
}

/**
 * Sign-out as the library asks for it: its form, which our script submits at once, with a
 * button for browsers without script.
 */
export function signOutPage(context: PageContext, libraryForm: string): Promise<string> {
  const { signOut } = context.texts;
  const inputs = html`<input type="hidden" name="logout" value="yes"><noscript><button type="submit" class="primary">${signOut.submit}</button></noscript>`;
  const body = html`<h1>${signOut.title}</h1>
<div class="progress" role="presentation"></div>
${raw(libraryForm.replace('</form>', `${inputs}</form>`))}`;
  return renderPage(context, { title: signOut.title, body, hasWayBack: false });
}

type NewEmailForm = { action: string; token: string; email: string; alert?: string };

/** The page that the link of the mail leads to; opening it uses nothing up. */
export function newEmailPage(
  context: PageContext,
  { action, token, email, alert }: NewEmailForm,
): Promise<string> {
  const { title, lead, submit } = context.texts.newEmail;
  const body = html`<h1>${title}</h1>
<p class="lead">${lead(email)}</p>
<form method="post" action="${action}">
${formAlert(alert)}
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="email" value="${email}">
<button type="submit" class="primary">${submit}</button>
</form>`;
  return renderPage(context, { title, body });
}

/** The end of it: the account has the new e-mail, or the link is over (null). */
export function newEmailNotice(context: PageContext, email: string | null): Promise<string> {
  const { texts, shopUrl } = context;
  const { newEmail } = texts;
  const title = email === null ? newEmail.expiredTitle : newEmail.doneTitle;
  const lead = email === null ? newEmail.expiredText : newEmail.doneText(email);
  const body = html`<h1>${title}</h1>
<p class="lead" role="status">${lead}</p>
<p><a class="primary" href="${shopUrl}/account/settings">${newEmail.toAccount}</a></p>`;
  return renderPage(context, { title, body });
}

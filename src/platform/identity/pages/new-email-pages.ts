import { html } from 'hono/html';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type NewEmailForm = { action: string; token: string; email: string };

/** The page that the link of the mail leads to; opening it uses nothing up. */
export function newEmailPage(
  context: PageContext,
  { action, token, email }: NewEmailForm,
): Promise<string> {
  const { title, lead, submit } = context.texts.newEmail;
  const body = html`<h1>${title}</h1>
<p class="lead">${lead(email)}</p>
<form method="post" action="${action}">
<input type="hidden" name="token" value="${token}">
<button type="submit" class="primary">${submit}</button>
</form>`;
  return renderPage(context, { title, body });
}

/** The end of it: the account has the new address, or the link is over (null). */
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

import { html, raw } from 'hono/html';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type FailureKind = 'expired' | 'noCookies' | 'error';

/** What is shown when a sign-in cannot go on: too old, without cookies, or broken. */
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

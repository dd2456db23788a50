import { html } from 'hono/html';
import { formAlert, textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type CodeForm = {
  /** Path of the interaction: `/identity/interaction/{uid}`. */
  action: string;
  email: string;
  remembered: boolean;
  /** Whether it is for an order without an account. */
  asGuest: boolean;
  /** The other provider that the code connects, and as shoppers call it. */
  connects: string | null;
  connecting?: string;
  /** What was typed, where nothing is known to be wrong with it. */
  code?: string;
  problem?: string;
  alert?: string;
};

/** Asks for the code of a mail: the same page for every e-mail. */
export function codePage(context: PageContext, form: CodeForm): Promise<string> {
  const { texts } = context;
  const { title, lead, field, notThere, again, otherWay } = texts.code;
  const code = textField(
    {
      name: 'code',
      label: field,
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      value: form.code ?? '',
      problem: form.problem,
      focused: true,
    },
    context,
  );
  // What the page says of the code, should it have to be drawn again while nobody can look it up.
  const asked = html`<input type="hidden" name="email" value="${form.email}">
<input type="hidden" name="connects" value="${form.connects ?? ''}">
${form.remembered && html`<input type="hidden" name="remember" value="yes">`}
${form.asGuest && html`<input type="hidden" name="guest" value="yes">`}`;
  const body = html`<h1>${title}</h1>
${form.connecting && html`<p class="lead">${texts.otherProvider.connect(form.connecting)}</p>`}
<p class="lead">${lead(form.email)}</p>
<form method="post" action="${form.action}/enter-code" class="code" novalidate>
${asked}
${formAlert(form.alert)}
${code}
<button type="submit" class="primary">${form.asGuest ? texts.guest.title : texts.signIn.submit}</button>
</form>
<form method="post" action="${form.action}/${form.asGuest ? 'guest' : 'code'}" class="other">
${asked}
<p>${notThere}</p>
<button type="submit" class="secondary">${again}</button>
<a class="aside" href="${form.action}">${otherWay}</a>
</form>`;
  return renderPage(context, { title, body });
}

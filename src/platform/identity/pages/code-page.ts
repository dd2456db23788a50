import { html } from 'hono/html';
import { textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type CodeForm = {
  /** Path of the interaction: `/identity/interaction/{uid}`. */
  action: string;
  email: string;
  remembered: boolean;
  /** The other provider that the code connects, as shoppers call it. */
  connecting?: string;
  problem?: string;
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
      problem: form.problem,
      focused: true,
    },
    context,
  );
  const body = html`<h1>${title}</h1>
${form.connecting && html`<p class="lead">${texts.otherProvider.connect(form.connecting)}</p>`}
<p class="lead">${lead(form.email)}</p>
<form method="post" action="${form.action}/enter-code" class="code" novalidate>
${code}
<button type="submit" class="primary">${texts.signIn.submit}</button>
</form>
<form method="post" action="${form.action}/code" class="other">
<input type="hidden" name="email" value="${form.email}">
${form.remembered && html`<input type="hidden" name="remember" value="yes">`}
<p>${notThere}</p>
<button type="submit" class="secondary">${again}</button>
<a class="aside" href="${form.action}">${otherWay}</a>
</form>`;
  return renderPage(context, { title, body });
}

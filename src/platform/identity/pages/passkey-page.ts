import { html } from 'hono/html';
import { formAlert, textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import type { PageContext } from './page-context.ts';

type AddPasskeyForm = {
  /** Path of the interaction: `/identity/interaction/{uid}`. */
  action: string;
  name: string;
  problem?: string;
} & (
  | {
      /** What the authenticator is told, as JSON. */
      options: string;
    }
  | {
      /** What it has answered already, to be sent once more; empty when its owner thought better of it. */
      answer: string;
    }
);

/** Lets a customer who has just signed in add a passkey; the rest is the browser's own question. */
export function addPasskeyPage(context: PageContext, form: AddPasskeyForm): Promise<string> {
  const { title, lead, name, nameHint, add, notNow, unsupported } = context.texts.passkey;
  const field = textField(
    {
      name: 'name',
      label: name,
      type: 'text',
      autocomplete: 'off',
      value: form.name,
      hint: nameHint,
    },
    context,
  );
  const action = `${form.action}/add-passkey`;
  const asking =
    'options' in form
      ? html`<form method="post" action="${action}" data-new-passkey="${form.options}" novalidate>
${formAlert(form.problem)}
<p class="alert" role="alert" data-problem hidden>${context.texts.signInProblems.passkeyNotAdded}</p>
<p class="alert" data-unsupported>${unsupported}</p>
${field}
<input type="hidden" name="answer">
<button type="button" class="primary" data-ask hidden>${add}</button>
<button type="submit" class="secondary">${notNow}</button>
</form>`
      : html`<form method="post" action="${action}" novalidate>
${formAlert(form.problem)}
${field}
${form.answer && html`<button type="submit" name="answer" value="${form.answer}" class="primary">${add}</button>`}
<button type="submit" name="answer" value="" class="secondary">${notNow}</button>
</form>`;
  const body = html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${asking}`;
  return renderPage(context, { title, body, hasWayBack: false });
}

/** The way in with a passkey; shown by script alone, where the browser knows passkeys. */
export function passkeyForm(
  { texts }: PageContext,
  { action, options }: { action: string; options: string },
) {
  return html`<form method="post" action="${action}/passkey" class="passkey" data-passkey="${options}" hidden>
<input type="hidden" name="answer">
<input type="hidden" name="email">
<input type="hidden" name="remember">
<button type="button" class="secondary" data-ask>${texts.passkey.signIn}</button>
</form>`;
}

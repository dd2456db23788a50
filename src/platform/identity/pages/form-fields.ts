import { html } from 'hono/html';
import type { Fragment } from './layout.ts';
import type { PageContext } from './page-context.ts';

export type Field = {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  inputmode?: 'numeric';
  /** What was typed before; never a password. */
  value?: string;
  /** A sentence that says what to do. */
  problem?: string | undefined;
  hint?: string;
  focused?: boolean;
};

/** A labelled text field with its problem, or with its hint while there is none. */
export function textField({ name, problem, ...field }: Field, { texts }: PageContext): Fragment {
  const hint = problem === undefined ? field.hint : undefined;
  const note = problem ?? hint;
  const isPassword = field.type === 'password';
  const toggle = html`<button type="button" class="toggle" hidden data-toggles="${name}"
    data-show="${texts.fields.show}" data-hide="${texts.fields.hide}"
    ><span data-word>${texts.fields.show}</span> <span class="unseen">${texts.fields.thePassword}</span></button>`;
  return html`<div class="field">
<label for="${name}">${field.label}</label>
<div class="control">
<input id="${name}" name="${name}" type="${field.type}" autocomplete="${field.autocomplete}"
  value="${field.value ?? ''}" ${note && html`aria-describedby="${name}-note"`}
  ${problem && html`aria-invalid="true"`} ${field.focused && html`autofocus`}
  ${field.type === 'text' || html`autocapitalize="none" spellcheck="false"`}
  ${field.inputmode && html`inputmode="${field.inputmode}"`} required>
${isPassword && toggle}
</div>
${hint && html`<p class="hint" id="${name}-note">${hint}</p>`}
${problem && html`<p class="problem" id="${name}-note" role="alert">${problem}</p>`}
</div>`;
}

/** What went wrong with the form as a whole. */
export function formAlert(problem: string | undefined): Fragment {
  return html`${problem && html`<p class="alert" role="alert">${problem}</p>`}`;
}

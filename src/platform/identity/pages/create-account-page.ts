import { html } from 'hono/html';
import { formAlert, textField } from './form-fields.ts';
import { renderPage } from './layout.ts';
import { type OfferedProvider, otherProviderLinks } from './other-providers.ts';
import type { PageContext } from './page-context.ts';

export type AccountFieldName = 'firstName' | 'lastName' | 'email' | 'password';

export type CreateAccountForm = {
  /** Path that both buttons start from: `/identity/interaction/{uid}`. */
  action: string;
  otherProviders: readonly OfferedProvider[];
  values: Record<Exclude<AccountFieldName, 'password'>, string>;
  problems: Partial<Record<AccountFieldName | 'form', string>>;
};

const FIELDS = [
  { name: 'firstName', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', type: 'text', autocomplete: 'family-name' },
  { name: 'email', type: 'email', autocomplete: 'username' },
  { name: 'password', type: 'password', autocomplete: 'new-password' },
] as const;

/** First and last name, email and password of a new customer. */
export function createAccountPage(context: PageContext, form: CreateAccountForm): Promise<string> {
  const { texts } = context;
  const focused = FIELDS.find(({ name }) => form.problems[name] !== undefined) ?? FIELDS[0];
  const fields = FIELDS.map((field) =>
    textField(
      {
        ...field,
        label: texts.fields[field.name],
        problem: form.problems[field.name],
        focused: field === focused,
        ...(field.name === 'password'
          ? { hint: texts.createAccount.passwordRule }
          : { value: form.values[field.name] }),
      },
      context,
    ),
  );
  const [firstName, lastName, ...others] = fields;
  const body = html`<h1>${texts.createAccount.title}</h1>
<p class="lead">${texts.createAccount.lead}</p>
<form method="post" action="${form.action}/create-account" novalidate>
${formAlert(form.problems.form)}
<div class="pair">${firstName}${lastName}</div>
${others}
<button type="submit" class="primary">${texts.createAccount.submit}</button>
</form>
${otherProviderLinks(context, { action: form.action, providers: form.otherProviders })}
<form method="get" action="${form.action}" class="other">
<p>${texts.createAccount.haveAccount}</p>
<button type="submit" class="secondary">${texts.signIn.submit}</button>
</form>`;
  return renderPage(context, { title: texts.createAccount.title, body });
}

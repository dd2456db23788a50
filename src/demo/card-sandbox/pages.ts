import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/shop/locales.ts';
import type { CardField, CardFields } from './card-form.ts';
import type { CardSession } from './card-session-store.ts';
import { OUTCOME_TEXTS } from './outcome-texts.ts';
import { TEST_CARDS } from './outcomes.ts';
import { CARD_TEXTS } from './texts.ts';

/** What the card page has beyond the style of the house's own pages (`identity/pages/pages.css`). */
const PAGE_STYLE = `
  body { display: block; }
  .columns { display: grid; gap: 40px; width: 100%; max-width: 960px; margin: 40px auto 56px; }
  main, aside, section { min-width: 0; margin: 0; padding: 0; max-width: none; }
  h2 { margin: 0; font: 400 1.375rem / 1.25 var(--display); }
  .amount, .total { display: flex; justify-content: space-between; gap: 16px; margin: 12px 0 0; }
  .amount { justify-content: flex-start; color: var(--muted); }
  .amount strong { color: var(--ink); font-weight: 500; }
  .sum, .amount strong, code { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .actions { display: grid; gap: 12px; margin-top: 8px; }
  aside { padding: 24px; background: var(--surface); align-self: start; }
  ul { list-style: none; margin: 16px 0 0; padding: 0; }
  li { display: flex; justify-content: space-between; gap: 4px 16px; padding: 8px 0; }
  aside li { border-top: 1px solid var(--line); padding: 12px 0; }
  small { display: block; color: var(--muted); font-size: .875rem; }
  .total { margin: 0; padding-top: 16px; border-top: 1px solid var(--ink); }
  .total strong { font-weight: 500; }
  section { padding-top: 24px; border-top: 1px solid var(--line); color: var(--muted); font-size: .9375rem; }
  summary { color: var(--ink); cursor: pointer; }
  section p { margin: 4px 0 0; }
  section li { flex-wrap: wrap; padding: 4px 0; }
  code { font: inherit; color: var(--ink); }
  select { min-height: 44px; padding: 0 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); }
  @media (min-width: 420px) { .actions { grid-template-columns: 1fr 1fr; } }
  @media (min-width: 800px) {
    .columns { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 56px 64px; margin-top: 56px; }
    aside { grid-column: 2; grid-row: 1 / span 2; }
    section { grid-column: 1; }
  }
`;

/**
 * Puts the slash into the expiry date while it is typed: "1229" and "4" become "12/29" and "04/".
 * What is deleted stays deleted, and a caret inside the text is left alone.
 */
const EXPIRY_SCRIPT = `
const field = document.getElementById('expiry');
field?.addEventListener('input', ({ inputType = '' }) => {
  const { value, selectionEnd } = field;
  if (inputType.startsWith('delete') || selectionEnd !== value.length) return;
  const digits = value.replace(/\\D/g, '');
  const needsZero = /^[2-9]/.test(digits) || /^1\\D/.test(value);
  const date = (needsZero ? '0' : '') + digits;
  field.value = date.length < 2 ? date : date.slice(0, 2) + '/' + date.slice(2, 6);
});
`;

export type Html = ReturnType<typeof html>;

/** What every page here needs to be shown. */
export type Frame = {
  brand: string;
  nonce: string;
  /** Address of the shop's style and fonts, which this origin serves too. */
  assetPath: (name: string) => string;
};
export type View = Frame & { session: CardSession };

type Page = {
  lang: Language;
  title: string;
  content: Html;
  /** Beside the content where there is room, else below it. */
  order?: Html;
  /** What stands last wherever there is room. */
  after?: Html;
  script?: string;
};

export function page(
  { brand, nonce, assetPath }: Frame,
  { lang, title, content, order, after, script }: Page,
): Html {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetPath('pages.css')}">
<style nonce="${nonce}">${raw(PAGE_STYLE)}</style>
</head>
<body><div class="page"><header><span class="wordmark">${brand}</span></header>
<div class="columns"><main>${content}</main>${order ?? ''}${after ?? ''}</div></div>
${script === undefined ? '' : html`<script type="module" nonce="${nonce}">${raw(script)}</script>`}</body>
</html>`;
}

const writeCents = ({ lang, currencyCode }: CardSession, cents: number) =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: currencyCode })
    .format(cents / 100)
    .replace('-', '\u2212');

/** What is to be paid, in a sentence under the title. */
export function amountOf(session: CardSession): Html {
  return html`<p class="amount"><span>${CARD_TEXTS[session.lang].amount}</span>
<strong>${writeCents(session, session.centAmount)}</strong></p>`;
}

/** The lines of the order that make the amount; nothing for a payment that came without. */
export function orderOf(session: CardSession): Html {
  const { items, centAmount, lang } = session;
  const texts = CARD_TEXTS[lang];
  const line = (label: string, details: readonly string[], cents: number) =>
    html`<li><span>${label}${details.length === 0 ? '' : html`<small>${details.join(' · ')}</small>`}</span>
<span class="sum">${writeCents(session, cents)}</span></li>`;
  if (items.length === 0) return html``;
  return html`<aside aria-labelledby="order"><h2 id="order">${texts.order}</h2>
<ul>${items.map(({ label, details, centAmount: cents }) => line(label, details, cents))}</ul>
<p class="total"><span>${texts.amount}</span><strong class="sum">${writeCents(session, centAmount)}</strong></p></aside>`;
}

type Input = {
  field: CardField;
  label: string;
  autocomplete: string;
  value: string;
  wrong: string | null;
  hint?: string;
  isNumeric?: boolean;
  /** The field that is typed into first. */
  isFocused: boolean;
};

function input(entry: Input): Html {
  const { field, label, autocomplete, value, wrong, hint, isNumeric, isFocused } = entry;
  const described =
    wrong === null ? '' : html` aria-invalid="true" aria-describedby="${field}-wrong"`;
  return html`<div class="field"><label for="${field}">${label}</label>
<div class="control"><input id="${field}" name="${field}" value="${value}" autocomplete="${autocomplete}" required
 maxlength="80"${isNumeric ? html` inputmode="numeric"` : ''}${hint ? html` placeholder="${hint}"` : ''}${isFocused ? html` autofocus` : ''}${described}></div>
${wrong === null ? '' : html`<p class="problem" id="${field}-wrong">${wrong}</p>`}</div>`;
}

/** The card form. What was typed is shown again, the security code excepted. */
export function cardPage(
  { session, ...frame }: View,
  typed: Partial<CardFields> = {},
  wrongFields: readonly CardField[] = [],
): Html {
  const { lang } = session;
  const texts = CARD_TEXTS[lang];
  const entry = (field: CardField) => ({
    field,
    label: texts[field],
    value: field === 'securityCode' ? '' : (typed[field] ?? ''),
    wrong: wrongFields.includes(field) ? texts.wrong[field] : null,
    isFocused: field === (wrongFields[0] ?? 'number'),
  });
  const alert =
    wrongFields.length === 0 ? '' : html`<p class="alert" role="alert">${texts.checkFields}</p>`;
  const content = html`<h1>${texts.title}</h1>${amountOf(session)}
<form method="post" novalidate>${alert}
${input({ ...entry('number'), autocomplete: 'cc-number', isNumeric: true })}
<div class="pair">
${input({ ...entry('expiry'), autocomplete: 'cc-exp', hint: texts.expiryHint, isNumeric: true })}
${input({ ...entry('securityCode'), autocomplete: 'cc-csc', isNumeric: true })}
</div>
${input({ ...entry('name'), autocomplete: 'cc-name' })}
<div class="actions"><button class="primary" name="action" value="pay">${texts.pay}</button>
<button class="secondary" name="action" value="cancel">${texts.cancel}</button></div>
</form>`;
  const testCards = html`<section><details><summary>${texts.testCards}</summary><p>${texts.testCardsHint}</p>
<ul>${TEST_CARDS.map(
    ({ number, outcome }) =>
      html`<li><code>${number}</code><span>${OUTCOME_TEXTS[lang][outcome]}</span></li>`,
  )}</ul></details></section>`;
  const title = wrongFields.length === 0 ? texts.title : `${texts.checkFields} ${texts.title}`;
  const order = orderOf(session);
  return page(frame, { lang, title, content, order, after: testCards, script: EXPIRY_SCRIPT });
}

export function unknownPaymentPage(lang: Language, frame: Frame): Html {
  const texts = CARD_TEXTS[lang];
  const content = html`<h1>${texts.notFoundTitle}</h1><p class="lead">${texts.notFoundText}</p>`;
  return page(frame, { lang, title: texts.notFoundTitle, content });
}

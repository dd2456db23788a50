import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/locales.ts';
import type { CardField, CardFields } from './card-form.ts';
import type { CardSession } from './card-session-store.ts';
import { EXPIRY_SCRIPT } from './expiry-script.ts';
import { OUTCOME_TEXTS } from './outcome-texts.ts';
import { TEST_CARDS } from './outcomes.ts';
import { PAGE_STYLE } from './page-style.ts';
import { CARD_TEXTS, type CardTexts } from './texts.ts';

export type Html = ReturnType<typeof html>;
type Page = {
  lang: Language;
  title: string;
  brand: string;
  nonce: string;
  content: Html;
  script?: string;
};

export function page({ lang, title, brand, nonce, content, script }: Page): Html {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style nonce="${nonce}">${raw(PAGE_STYLE)}</style>
</head>
<body><main><p class="brand">${brand}</p>${content}</main>
${script === undefined ? '' : html`<script type="module" nonce="${nonce}">${raw(script)}</script>`}</body>
</html>`;
}

export function amountOf(session: CardSession, texts: CardTexts): Html {
  const format = new Intl.NumberFormat(session.lang, {
    style: 'currency',
    currency: session.currencyCode,
  });
  return html`<p class="amount"><span>${texts.amount}</span>
<strong>${format.format(session.centAmount / 100)}</strong></p>`;
}

type Input = {
  field: CardField;
  label: string;
  autocomplete: string;
  value: string;
  wrong: string | null;
  hint?: string;
  isNumeric?: boolean;
};

function input({ field, label, autocomplete, value, wrong, hint, isNumeric }: Input): Html {
  const described =
    wrong === null ? '' : html` aria-invalid="true" aria-describedby="${field}-wrong"`;
  return html`<div><label for="${field}">${label}</label>
<input id="${field}" name="${field}" value="${value}" autocomplete="${autocomplete}" required
 maxlength="80"${isNumeric ? html` inputmode="numeric"` : ''}${hint ? html` placeholder="${hint}"` : ''}${described}>
${wrong === null ? '' : html`<p class="wrong" id="${field}-wrong">${wrong}</p>`}</div>`;
}

export type View = { session: CardSession; brand: string; nonce: string };

/** The card form. What was typed is shown again, the security code excepted. */
export function cardPage(
  { session, brand, nonce }: View,
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
  });
  const alert =
    wrongFields.length === 0 ? '' : html`<p class="alert" role="alert">${texts.checkFields}</p>`;
  const content = html`<h1>${texts.title}</h1>${amountOf(session, texts)}${alert}
<form method="post" novalidate>
${input({ ...entry('number'), autocomplete: 'cc-number', isNumeric: true })}
<div class="pair">
${input({ ...entry('expiry'), autocomplete: 'cc-exp', hint: texts.expiryHint, isNumeric: true })}
${input({ ...entry('securityCode'), autocomplete: 'cc-csc', isNumeric: true })}
</div>
${input({ ...entry('name'), autocomplete: 'cc-name' })}
<div class="actions"><button class="main" name="action" value="pay">${texts.pay}</button>
<button name="action" value="cancel">${texts.cancel}</button></div>
</form>
<section class="test"><h2>${texts.testCards}</h2>${texts.testCardsHint}
<ul>${TEST_CARDS.map(
    ({ number, outcome }) =>
      html`<li><code>${number}</code><span>${OUTCOME_TEXTS[lang][outcome]}</span></li>`,
  )}</ul></section>`;
  const title = wrongFields.length === 0 ? texts.title : `${texts.checkFields} ${texts.title}`;
  return page({ lang, title, brand, nonce, content, script: EXPIRY_SCRIPT });
}

export function unknownPaymentPage(lang: Language, brand: string, nonce: string): Html {
  const texts = CARD_TEXTS[lang];
  const content = html`<h1>${texts.notFoundTitle}</h1><p>${texts.notFoundText}</p>`;
  return page({ lang, title: texts.notFoundTitle, brand, nonce, content });
}

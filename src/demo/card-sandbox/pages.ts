import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/shop/locales.ts';
import type { CardField, CardFields } from './card-form.ts';
import type { CardSession } from './card-session-store.ts';
import { EXPIRY_SCRIPT } from './expiry-script.ts';
import { OUTCOME_TEXTS } from './outcome-texts.ts';
import { TEST_CARDS } from './outcomes.ts';
import { PAGE_STYLE } from './page-style.ts';
import { CARD_TEXTS } from './texts.ts';

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
  new Intl.NumberFormat(lang, { style: 'currency', currency: currencyCode }).format(cents / 100);

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
};

function input({ field, label, autocomplete, value, wrong, hint, isNumeric }: Input): Html {
  const described =
    wrong === null ? '' : html` aria-invalid="true" aria-describedby="${field}-wrong"`;
  return html`<div class="field"><label for="${field}">${label}</label>
<div class="control"><input id="${field}" name="${field}" value="${value}" autocomplete="${autocomplete}" required
 maxlength="80"${isNumeric ? html` inputmode="numeric"` : ''}${hint ? html` placeholder="${hint}"` : ''}${described}></div>
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
  const testCards = html`<section aria-labelledby="test-cards"><h2 id="test-cards">${texts.testCards}</h2><p>${texts.testCardsHint}</p>
<ul>${TEST_CARDS.map(
    ({ number, outcome }) =>
      html`<li><code>${number}</code><span>${OUTCOME_TEXTS[lang][outcome]}</span></li>`,
  )}</ul></section>`;
  const title = wrongFields.length === 0 ? texts.title : `${texts.checkFields} ${texts.title}`;
  const order = orderOf(session);
  return page(frame, { lang, title, content, order, after: testCards, script: EXPIRY_SCRIPT });
}

export function unknownPaymentPage(lang: Language, frame: Frame): Html {
  const texts = CARD_TEXTS[lang];
  const content = html`<h1>${texts.notFoundTitle}</h1><p class="lead">${texts.notFoundText}</p>`;
  return page(frame, { lang, title: texts.notFoundTitle, content });
}

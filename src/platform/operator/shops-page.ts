import { and, eq, type SQL, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { z } from 'zod';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../database/database.ts';
import { webDomains } from '../web-domains/tables.ts';
import { operatorPage } from './operator-page.ts';
import type { Gaps } from './read-gaps.ts';

/** The parameter that is one of few values instead of on or off. */
const FLOW = 'checkoutVersion';
/** What may be chosen of it; the last leaves it to the installation (A-079). */
const FLOW_CHOICES = [...CHECKOUT_VERSIONS, 'none'] as const;

const domain = z.enum(ONLINE_LOCALES);

/** What a form of the operator's page sends: the state that is wanted, so that two clicks are one. */
export const flipSchema = z.union([
  z.object({ domain, name: z.literal(FLOW), to: z.enum(FLOW_CHOICES) }),
  z.object({ domain, name: z.string().max(60), to: z.enum(['on', 'off']) }),
]);
type Flip = z.infer<typeof flipSchema>;

const VALUES = { on: true, off: false, none: null } as const;
const isNamed = (to: Flip['to']): to is keyof typeof VALUES => Object.hasOwn(VALUES, to);

/**
 * Turns a switch of a shop on or off, or chooses its checkout; false when the shop has no such
 * switch. Parameters that are more than that are none. Storefronts see it with their next read,
 * within five minutes (A-149).
 */
export async function flipSwitch(db: Queryable, { domain, name, to }: Flip): Promise<boolean> {
  const value = JSON.stringify(isNamed(to) ? VALUES[to] : to);
  const isFlow = FLOW_CHOICES.some((choice) => choice === to);
  const mayBe: SQL = isFlow
    ? sql`${webDomains.params} -> ${name}::text is not null`
    : sql`jsonb_typeof(${webDomains.params} -> ${name}::text) = 'boolean'`;
  const flipped = await db
    .update(webDomains)
    .set({ params: sql`jsonb_set(${webDomains.params}, array[${name}::text], ${value}::jsonb)` })
    .where(and(eq(webDomains.domain, domain), mayBe))
    .returning({ domain: webDomains.domain });
  return flipped.length === 1;
}

const STYLE = `
  tr.differs th::after { content: " ≠"; color: var(--muted); }
  td code { white-space: pre-wrap; }
  td details { border: 0; padding: 0; }
  button[aria-pressed=true] { background: var(--ink); color: var(--paper); }
`;

const isName = (name: string, params: DomainParams): name is keyof DomainParams & string =>
  Object.hasOwn(params, name);

const parameterOf = ({ params }: WebDomain, name: string): unknown =>
  isName(name, params) ? params[name] : undefined;

/** One form for each parameter that can be changed here; its buttons say to what. */
function changeForm({ domain }: WebDomain, name: string, buttons: unknown) {
  return html`<form method="post" action="/shops">
<input type="hidden" name="domain" value="${domain}"><input type="hidden" name="name" value="${name}">
${buttons}</form>`;
}

/** A click asks for the other state. */
function switchCell(shop: WebDomain, name: string, isOn: boolean) {
  const label = `${name}, ${shop.domain}`;
  return changeForm(
    shop,
    name,
    html`<button name="to" value="${isOn ? 'off' : 'on'}" aria-pressed="${String(isOn)}" aria-label="${label}">${isOn ? 'on' : 'off'}</button>`,
  );
}

/** The flow of the checkout, or the default. */
function flowCell(shop: WebDomain) {
  const chosen = shop.params.checkoutVersion ?? 'none';
  const buttons = FLOW_CHOICES.map(
    (to) =>
      html`<button name="to" value="${to}" aria-pressed="${String(to === chosen)}" aria-label="${FLOW} ${to}, ${shop.domain}">${to}</button> `,
  );
  return changeForm(shop, FLOW, buttons);
}

const SHORT = 40;

function cell(shop: WebDomain, name: string) {
  if (name === FLOW) return flowCell(shop);
  const value = parameterOf(shop, name);
  if (typeof value === 'boolean') return switchCell(shop, name, value);
  const text = JSON.stringify(value, null, 1) ?? 'missing';
  return text.length <= SHORT
    ? html`<code>${text}</code>`
    : html`<details><summary>${text.length} signs</summary><code>${text}</code></details>`;
}

function parameterRow(shops: readonly WebDomain[], name: string) {
  const values = new Set(shops.map((shop) => JSON.stringify(parameterOf(shop, name))));
  return html`<tr class="${values.size > 1 ? 'differs' : 'same'}"><th scope="row">${name}</th>
${shops.map((shop) => html`<td>${cell(shop, name)}</td>`)}</tr>`;
}

function contentSection({ content, texts }: Gaps) {
  const none = html`<p>Nothing is missing.</p>`;
  return html`<h2>Missing content</h2>
<p>Entries that a shop gets nothing for, neither its own nor in its language.</p>
${
  content.length === 0
    ? none
    : html`<ul>${content.map(
        ({ contentType, uid, lacking }) =>
          html`<li><code>${contentType}/${uid}</code> ${lacking.join(', ')}</li>`,
      )}</ul>`
}
<h2>Missing translations</h2>
${
  texts.length === 0
    ? none
    : html`<ul>${texts.map(
        ({ kind, lang, missing }) => html`<li>${kind} without a name in ${lang}: ${missing}</li>`,
      )}</ul>`
}`;
}

/** The parameter sets of all shops side by side, and what some of them lack; without any script. */
export function shopsPage(shops: readonly WebDomain[], gaps: Gaps, nonce: string) {
  const names = [...new Set(shops.flatMap(({ params }) => Object.keys(params)))].sort();
  const body = html`<p>Parameters that differ between shops are marked ≠. Shoppers see a changed switch within five minutes.</p>
<div class="wide" tabindex="0" role="region" aria-label="Parameters"><table>
<thead><tr><th scope="col">Parameter</th>${shops.map(
    ({ domain }) => html`<th scope="col">${domain}</th>`,
  )}</tr></thead>
<tbody><tr><th scope="row">storeId</th>${shops.map(({ storeId }) => html`<td><code>${storeId}</code></td>`)}</tr>
<tr><th scope="row">devise</th>${shops.map(({ devise }) => html`<td><code>${devise}</code></td>`)}</tr>
${names.map((name) => parameterRow(shops, name))}</tbody></table></div>
${contentSection(gaps)}`;
  return operatorPage({ title: 'Shops', nonce, style: STYLE, body });
}

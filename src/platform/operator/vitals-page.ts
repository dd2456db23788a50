import { html } from 'hono/html';
import { PAGE_KINDS, type PageKind } from '#src/domain/measurement/page-kinds.ts';
import { typicalVital, VITALS, type Vital } from '#src/domain/measurement/web-vitals.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { VitalCount } from '../web-vitals/vitals-store.ts';
import { operatorPage } from './operator-page.ts';
import type { Steps } from './read-steps.ts';

/** Spans that the page offers, in days. */
export const SPANS = [1, 7, 28, 92] as const;
export type Span = (typeof SPANS)[number];

const STYLE = `
  td { white-space: nowrap; font-variant-numeric: tabular-nums; }
  td.number, th.number { text-align: right; }
  td.poor { font-weight: 600; }
  .wide + .wide { margin-top: 24px; }
`;

/** A rating is said by a sign and a word, and not by a colour alone. */
const RATINGS = { good: '● good', fair: '◐ fair', poor: '○ poor' } as const;

function measureOf(vital: Vital, value: number): string {
  if (vital === 'CLS') return (value / 1_000).toFixed(value % 10 === 0 ? 2 : 3);
  return value < 1_000 ? `${value} ms` : `${value / 1_000} s`;
}

function vitalCell(vital: Vital, counts: ReadonlyMap<number, number>) {
  const typical = typicalVital(vital, counts);
  if (typical === null) return html`<td>–</td>`;
  const { bound, isOver, rating } = typical;
  return html`<td class="${rating}">${isOver ? '>' : '≤'} ${measureOf(vital, bound)} ${RATINGS[rating]}</td>`;
}

/** Counts by bucket of one vital on one kind of page of a shop. */
function countsOf(rows: readonly VitalCount[], vital: Vital): ReadonlyMap<number, number> {
  return new Map(
    rows.filter((row) => row.vital === vital).map(({ bucket, count }) => [bucket, count]),
  );
}

function pageRow(pageKind: PageKind, rows: readonly VitalCount[]) {
  const loads = Math.max(
    ...VITALS.map((vital) =>
      [...countsOf(rows, vital).values()].reduce((sum, count) => sum + count, 0),
    ),
  );
  return html`<tr><th scope="row">${pageKind}</th>${VITALS.map((vital) =>
    vitalCell(vital, countsOf(rows, vital)),
  )}<td class="number">${loads}</td></tr>`;
}

function shopSection(domain: OnlineLocale, ofShop: readonly VitalCount[]) {
  const rows = Object.values(PAGE_KINDS).flatMap((pageKind) => {
    const ofPage = ofShop.filter((row) => row.pageKind === pageKind);
    return ofPage.length === 0 ? [] : [pageRow(pageKind, ofPage)];
  });
  return html`<h3 id="${domain}">${domain}</h3>
<div class="wide" tabindex="0" role="region" aria-labelledby="${domain}"><table>
<thead><tr><th scope="col">Page</th>${VITALS.map((vital) => html`<th scope="col">${vital}</th>`)}<th scope="col" class="number">Loads</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

const shareOf = (part: number, whole: number) =>
  `${part} (${whole === 0 ? 0 : Math.round((100 * part) / whole)}%)`;

function stepsRow({ name, carts, ...steps }: Steps) {
  const { addressed, delivered, paying, ordered } = steps;
  return html`<tr><th scope="row">${name ?? 'not known'}</th><td class="number">${carts}</td>${[
    addressed,
    delivered,
    paying,
    ordered,
  ].map((part) => html`<td class="number">${shareOf(part, carts)}</td>`)}</tr>`;
}

function stepsTable(by: 'Shop' | 'Channel', steps: readonly Steps[]) {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Steps by ${by.toLowerCase()}"><table>
<thead><tr><th scope="col">${by}</th>${[
    'Carts',
    'Address',
    'Delivery',
    'Payment begun',
    'Ordered',
  ].map((name) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead>
<tbody>${steps.map(stepsRow)}</tbody></table></div>`;
}

type Measured = {
  span: Span;
  vitals: readonly VitalCount[];
  byShop: readonly Steps[];
  byChannel: readonly Steps[];
};

/** How pages feel to shoppers, by shop, and how far carts come, by shop and channel; without any script. */
export function vitalsPage({ span, vitals, byShop, byChannel }: Measured, nonce: string) {
  const domains = [...new Set(vitals.map(({ domain }) => domain))];
  return operatorPage({
    title: 'Vitals',
    nonce,
    style: STYLE,
    body: html`<nav aria-label="Days"><ul class="row">${SPANS.map(
      (days) =>
        html`<li><a href="/vitals?days=${days}" ${days === span ? 'aria-current=page' : ''}>${days === 1 ? 'today' : `${days} days`}</a></li>`,
    )}</ul></nav>
<h2>Steps</h2>
<p>Carts that were begun in these days, and how far they have come.</p>
${
  byShop.length === 0
    ? html`<p>No cart was begun.</p>`
    : [stepsTable('Shop', byShop), stepsTable('Channel', byChannel)]
}
<h2>Pages</h2>
<p>The 75th percentile of page loads: LCP until the largest part is seen, INP until a click is answered, CLS how far things moved, TTFB until the first byte. Shoppers who refuse measurement are not counted.</p>
${
  domains.length === 0
    ? html`<p>Nothing was measured.</p>`
    : domains.map((domain) =>
        shopSection(
          domain,
          vitals.filter((row) => row.domain === domain),
        ),
      )
}`,
  });
}

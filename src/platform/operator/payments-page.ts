import { html } from 'hono/html';
import { MISSED_AFTER_DAYS } from '../payments/compare-settlements.ts';
import type { Books } from '../payments/payment-books.ts';
import type { Differences } from '../payments/read-differences.ts';
import type { SettledKind, SettlementProblem } from '../payments/settlements.ts';
import { writeAmount } from '../texts/amounts.ts';
import { operatorPage } from './operator-page.ts';
import { shownInstant } from './shown-instant.ts';

const STYLE = `
  td { font-variant-numeric: tabular-nums; }
  td.number, th.number { text-align: right; white-space: nowrap; }
`;

const KINDS: Record<SettledKind, string> = {
  captured: 'Payment',
  refunded: 'Refund',
  disputed: 'Chargeback',
  'put-back': 'Reversed chargeback',
};
const PROBLEMS: Record<SettlementProblem, string> = {
  unknown: 'settled, but not known here',
  differs: 'settled with another amount',
  missing: `not settled after ${MISSED_AFTER_DAYS} days`,
};

const amountIn = (cents: number | null, currency: string) =>
  cents === null ? '–' : writeAmount(cents, currency, 'en-GB');

function booksRow({ currency, captured, refunded, disputed }: Books & { currency: string }) {
  const all = [captured, refunded, disputed, captured - refunded - disputed];
  return html`<tr><th scope="row">${currency}</th>${all.map(
    (cents) => html`<td class="number">${amountIn(cents, currency)}</td>`,
  )}</tr>`;
}

function differenceRow({ difference, orderNumber }: Differences['differences'][number]) {
  const { kind, problem, service, settlementId, transferId, currency } = difference;
  return html`<tr><th scope="row"><code>${orderNumber ?? transferId}</code></th><td>${KINDS[kind]} ${PROBLEMS[problem]}</td><td class="number">${amountIn(difference.ownCents, currency)}</td><td class="number">${amountIn(difference.settledCents, currency)}</td><td>${service}</td><td>${settlementId ?? '–'}</td></tr>`;
}

/** What was taken and given back, and where the providers' settlements say something else. */
export function paymentsPage(
  { books, differences, settlements }: Differences & { books: (Books & { currency: string })[] },
  nonce: string,
) {
  return operatorPage({
    title: 'Payments',
    nonce,
    style: STYLE,
    body: html`<h2 id="books">Books</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="books"><table>
<thead><tr><th scope="col">Currency</th><th scope="col" class="number">Captured</th><th scope="col" class="number">Refunded</th><th scope="col" class="number">Charged back</th><th scope="col" class="number">Left</th></tr></thead>
<tbody>${books.map(booksRow)}</tbody></table></div>
<h2 id="differences">Settlements that differ</h2>
${
  settlements.length === 0
    ? html`<p>No settlement has been read. Accounts need a key for them: docs/payments.md says which.</p>`
    : differences.length === 0
      ? html`<p>Settlements and payments agree.</p>`
      : html`<div class="wide" tabindex="0" role="region" aria-labelledby="differences"><table>
<thead><tr><th scope="col">Order</th><th scope="col">Difference</th><th scope="col" class="number">Here</th><th scope="col" class="number">Settled</th><th scope="col">Provider</th><th scope="col">Settlement</th></tr></thead>
<tbody>${differences.map(differenceRow)}</tbody></table></div>`
}
<h2 id="settlements">Settlements that were read</h2>
<ul>${settlements.map(
      ({ service, settlementId, settledAt }) =>
        html`<li>${service} <code>${settlementId}</code> · ${shownInstant(settledAt)}</li>`,
    )}</ul>`,
  });
}

import { html } from 'hono/html';
import type { OperatedOrder } from '../orders/read-orders.ts';
import { writeAmount } from '../texts/amounts.ts';
import { operatorPage } from './operator-page.ts';
import { shownInstant } from './shown-instant.ts';

const STYLE = `
  .orders { list-style: none; padding: 0; }
  .orders li { padding: 16px 0; border-bottom: 1px solid var(--line); }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-block: 8px; }
  label { display: grid; font-size: .875rem; color: var(--muted); }
  input { min-height: 32px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); padding: 0 8px; }
`;

const LABELS = { prepared: 'Prepared', shipped: 'Shipped', delivered: 'Delivered' } as const;

/** The one step that comes next; a parcel is named as it leaves. */
function stepForm({ orderNumber, step }: OperatedOrder) {
  if (step === null) return '';
  const parcel = html`<label>Carrier <input name="carrier" required maxlength="60"></label>
<label>Tracking number <input name="trackingNumber" maxlength="60"></label>`;
  return html`<form method="post" action="/orders">
<input type="hidden" name="orderNumber" value="${orderNumber}"><input type="hidden" name="step" value="${step}">
${step === 'shipped' ? parcel : ''}
<button aria-label="${LABELS[step]}, ${orderNumber}">${LABELS[step]}</button></form>`;
}

type Withdrawn = OperatedOrder['withdrawals'][number];

/** What became of a withdrawal; until its items are there, the button that says so. */
function withdrawn(withdrawal: Withdrawn, { status, currency }: OperatedOrder) {
  const { withdrawalId, declaredAt, items, receivedAt, refund, refundedAt } = withdrawal;
  const taken = items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
  const said = html`<p>Withdrawn ${shownInstant(declaredAt)}: ${taken}</p>`;
  if (receivedAt === null || refund === null) {
    const isSent = status === 'shipped' || status === 'delivered';
    const label = isSent ? 'Parcel received' : 'Not sent, pay back';
    return html`${said}<form method="post" action="/orders">
<input type="hidden" name="received" value="${withdrawalId}">
<button aria-label="${label}, ${taken}">${label}</button></form>`;
  }
  const onCards = refund.giftCards.reduce((cents, { centAmount }) => cents + centAmount, 0);
  const amount = writeAmount(refund.bankCents + onCards, currency, 'en-GB');
  const state = refundedAt === null ? 'to be refunded' : `refunded ${shownInstant(refundedAt)}`;
  return html`${said}<p>Received ${shownInstant(receivedAt)}: ${amount} ${state}</p>`;
}

function item(order: OperatedOrder) {
  const { orderNumber, createdAt, status, totalCentAmount, currency, withdrawals } = order;
  return html`<li><p><code>${orderNumber}</code> · ${shownInstant(createdAt)} · ${writeAmount(totalCentAmount, currency, 'en-GB')} · <strong>${status}</strong></p>
${withdrawals.map((withdrawal) => withdrawn(withdrawal, order))}
${stepForm(order)}</li>`;
}

/** The newest orders, what customers took back of them, and the step that comes next. */
export function ordersPage(orders: readonly OperatedOrder[], nonce: string) {
  return operatorPage({
    title: 'Orders',
    nonce,
    style: STYLE,
    body: html`<p>Customers see a step at once. From the delivery on, the time for a withdrawal runs. Of what was taken back whole nothing is sent. Once the items of a withdrawal are there, money, stock and points go back by themselves.</p>
${orders.length === 0 ? html`<p>Nothing has been ordered yet.</p>` : html`<ul class="orders">${orders.map(item)}</ul>`}`,
  });
}

import { html } from 'hono/html';
import { nextStep } from '#src/domain/order-journey.ts';
import type { OperatedOrder } from '../orders/read-orders.ts';
import { writeAmount } from '../texts/amounts.ts';
import { operatorPage } from './operator-page.ts';

const STYLE = `
  .orders { list-style: none; padding: 0; }
  .orders li { padding: 16px 0; border-bottom: 1px solid var(--line); }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
  label { display: grid; font-size: .875rem; color: var(--muted); }
  input { min-height: 32px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); padding: 0 8px; }
`;

const LABELS = { prepared: 'Prepared', shipped: 'Shipped', delivered: 'Delivered' } as const;

const shown = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ');

/** The one step that comes next; a parcel is named as it leaves. */
function stepForm({ orderNumber, status }: OperatedOrder) {
  const step = nextStep(status);
  if (step === null) return '';
  const parcel = html`<label>Carrier <input name="carrier" required maxlength="60"></label>
<label>Tracking number <input name="trackingNumber" maxlength="60"></label>`;
  return html`<form method="post" action="/orders">
<input type="hidden" name="orderNumber" value="${orderNumber}"><input type="hidden" name="step" value="${step}">
${step === 'shipped' ? parcel : ''}
<button aria-label="${LABELS[step]}, ${orderNumber}">${LABELS[step]}</button></form>`;
}

function item(order: OperatedOrder) {
  const { orderNumber, createdAt, status, totalCentAmount, currency, withdrawals } = order;
  return html`<li><p><code>${orderNumber}</code> · ${shown(createdAt)} · ${writeAmount(totalCentAmount, currency, 'en-GB')} · <strong>${status}</strong></p>
${withdrawals.map(
  ({ declaredAt, pieces }) =>
    html`<p>Withdrawn ${shown(declaredAt)} UTC: ${pieces.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ')}</p>`,
)}
${stepForm(order)}</li>`;
}

/** The newest orders, what customers took back of them, and the step that comes next. */
export function ordersPage(orders: readonly OperatedOrder[], nonce: string) {
  return operatorPage({
    title: 'Orders',
    nonce,
    style: STYLE,
    body: html`<p>Customers see a step at once. From the delivery on, the time for a withdrawal runs.</p>
${orders.length === 0 ? html`<p>Nothing has been ordered yet.</p>` : html`<ul class="orders">${orders.map(item)}</ul>`}`,
  });
}

import { html } from 'hono/html';
import type { ReturnReason } from '#src/domain/order/return.ts';
import { refundTotal } from '../orders/order-journey.ts';
import type { OperatedOrder } from '../orders/read-orders.ts';
import type { PaymentTroubles } from '../payments/read-troubles.ts';
import { CHARGED_BACK } from '../payments/refund-payment.ts';
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

const REASONS: Record<ReturnReason, string> = {
  'too-small': 'too small',
  'too-large': 'too large',
  'not-as-pictured': 'not as pictured',
  quality: 'quality or damaged',
  'wrong-item': 'wrong item',
  late: 'arrived late',
  other: 'other reason',
};

type Returned = OperatedOrder['returns'][number];

const itemsOf = ({ items }: Returned) =>
  items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');

/** What became of a return; until its items are there, the button that says so. */
function returned(one: Returned, { status, currency }: OperatedOrder) {
  const { returnId, returnNumber, basis, declaredAt, receivedAt, refund, refundedAt } = one;
  const list = one.items.map(({ sku, quantity, reason }) =>
    reason === null ? `${quantity} × ${sku}` : `${quantity} × ${sku} (${REASONS[reason]})`,
  );
  const kind = basis === 'law' ? 'Withdrawal' : 'Return';
  const said = html`<p>${kind} <code>${returnNumber}</code> ${shownInstant(declaredAt)}: ${list.join(', ')}</p>`;
  if (receivedAt === null || refund === null) {
    const isSent = status === 'shipped' || status === 'delivered';
    const label = isSent ? 'Parcel received' : 'Not sent, pay back';
    return html`${said}<form method="post" action="/orders">
<input type="hidden" name="received" value="${returnId}">
<button aria-label="${label}, ${itemsOf(one)}">${label}</button></form>`;
  }
  const amount = writeAmount(refundTotal(refund), currency, 'en-GB');
  const state = refundedAt === null ? 'to be refunded' : `refunded ${shownInstant(refundedAt)}`;
  return html`${said}<p>Received ${shownInstant(receivedAt)}: ${amount} ${state}</p>`;
}

/** A parcel is known by the number on its label; its order may be older than those of the page. */
const ARRIVAL = html`<form method="post" action="/orders">
<label>Return number <input name="number" required maxlength="20" autocomplete="off"></label>
<button>Parcel received</button></form>`;

function item(order: OperatedOrder) {
  const { orderNumber, createdAt, status, totalCentAmount, currency, returns } = order;
  return html`<li><p><code>${orderNumber}</code> · ${shownInstant(createdAt)} · ${writeAmount(totalCentAmount, currency, 'en-GB')} · <strong>${status}</strong></p>
${returns.map((one) => returned(one, order))}
${stepForm(order)}</li>`;
}

type Trouble = { orderNumber: string | null; reference: string };

/** The order, or, where none was made, the end of the payment's reference. */
const about = ({ orderNumber, reference }: Trouble) =>
  html`<code>${orderNumber ?? `…${reference.slice(-4)}`}</code>`;

/** What staff have to look at before all else; nothing where all is well. */
function troublesOf({ refunds, captures, ending, disputes }: PaymentTroubles) {
  const lines = [
    ...refunds.map(({ refund: { refundId, centAmount, reason }, currency, ...of }) => {
      const amount = writeAmount(centAmount, currency, 'en-GB');
      const isDisputed = reason === CHARGED_BACK;
      const label = isDisputed ? 'Settled with the bank' : 'Paid by bank transfer';
      const said = isDisputed
        ? html`refund of ${amount} was not sent: the bank has taken the payment back. Note it once the dispute is over.`
        : html`refund of ${amount} failed: ${reason ?? 'no reason given'}. Pay it to the customer’s bank account, then note it.`;
      return html`<li>${about(of)} · ${said}
<form method="post" action="/orders"><input type="hidden" name="settled" value="${refundId}">
<button aria-label="${label}, ${of.orderNumber ?? refundId}">${label}</button></form></li>`;
    }),
    ...captures.map(
      ({ capture: { centAmount, reason }, currency, ...of }) =>
        html`<li>${about(of)} · ${writeAmount(centAmount, currency, 'en-GB')} could not be captured: ${reason ?? 'no reason given'}</li>`,
    ),
    ...ending.map(
      ({ captureBefore, centAmount, currency, ...of }) =>
        html`<li>${about(of)} · ${writeAmount(centAmount, currency, 'en-GB')} must be sent by ${captureBefore && shownInstant(captureBefore)}: then the authorisation ends</li>`,
    ),
    ...disputes.map(
      ({ dispute: { centAmount, reason, openedAt, reversedAt }, currency, ...of }) =>
        html`<li>${about(of)} · ${writeAmount(centAmount, currency, 'en-GB')} charged back ${shownInstant(openedAt)}${reason === null ? '' : `: ${reason}`}${reversedAt === null ? '' : html`, reversed ${shownInstant(reversedAt)}`}</li>`,
    ),
  ];
  if (lines.length === 0) return '';
  return html`<section aria-labelledby="payments"><h2 id="payments">Payments to look at</h2>
<ul class="orders">${lines}</ul></section>`;
}

/** The newest orders, what customers send back of them, and the step that comes next. */
export function ordersPage(
  orders: readonly OperatedOrder[],
  troubles: PaymentTroubles,
  nonce: string,
) {
  return operatorPage({
    title: 'Orders',
    nonce,
    style: STYLE,
    body: html`<p>Customers see a step at once. From the delivery on, the time for returns and withdrawals runs. An order that comes back whole is not sent. Once the items of a return are there, money, stock and points go back by themselves.</p>
${troublesOf(troubles)}
${ARRIVAL}
${orders.length === 0 ? html`<p>Nothing has been ordered yet.</p>` : html`<ul class="orders">${orders.map(item)}</ul>`}`,
  });
}

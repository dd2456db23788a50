import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { type Html, page } from '../card-sandbox/pages.ts';
import { FAILURES } from './failures.ts';
import type { MollieControl } from './mollie-stand-in.ts';
import type { StandInPayment } from './mollie-state.ts';
import { DELIVERIES } from './webhook-sender.ts';

/** Pages of the stand-in for Mollie, where a tester decides what comes of a payment. */

const OUTCOMES = [
  ['paid', 'Pay'],
  ['failed', 'Let it fail'],
  ['canceled', 'Cancel'],
  ['expired', 'Let it expire'],
  ['pending', 'Leave it pending'],
] as const;

const DELIVERY_NAMES: Record<(typeof DELIVERIES)[number], string> = {
  now: 'before the return',
  late: 'after five seconds',
  twice: 'twice',
  reverse: 'after the next one',
  never: 'never',
};

const decisionSchema = z.object({
  outcome: z.enum(OUTCOMES.map(([status]) => status)),
  delivery: z.enum(DELIVERIES).default('now'),
});

const laterSchema = z.discriminatedUnion('later', [
  z.object({ later: z.literal('refund'), id: z.string(), to: z.enum(['refunded', 'failed']) }),
  z.object({ later: z.literal('dispute') }),
  z.object({ later: z.literal('reverse') }),
]);

const amountIn = (cents: number, { asked }: StandInPayment) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: asked.amount.currency }).format(
    cents / 100,
  );

function undecided(payment: StandInPayment): Html {
  const buttons = OUTCOMES.map(
    ([status, label], place) =>
      html`<button class="${place === 0 ? 'primary' : 'secondary'}" name="outcome" value="${status}">${label}</button>`,
  );
  return html`<h1>Payment at a stand-in for Mollie</h1>
<p class="amount"><span>To pay</span> <strong>${amountIn(payment.cents, payment)}</strong></p>
<p class="lead">${payment.asked.description}. No money moves here: choose what comes of the payment.</p>
<form method="post"><div class="field"><label for="delivery">The shop is told</label>
<div class="control"><select id="delivery" name="delivery">${DELIVERIES.map(
    (name) => html`<option value="${name}">${DELIVERY_NAMES[name]}</option>`,
  )}</select></div></div>
<div class="actions">${buttons}</div></form>`;
}

const laterForm = (fields: Record<string, string>, label: string) =>
  html`<form method="post">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="secondary">${label}</button></form>`;

function decided(payment: StandInPayment): Html {
  const transfers = [
    ...payment.captures.map(
      ({ cents, status }) => html`<li>Captured ${amountIn(cents, payment)}: ${status}</li>`,
    ),
    ...payment.refunds.map(
      ({ id, cents, status }) => html`<li>Refund of ${amountIn(cents, payment)}: ${status}
${status === 'pending' ? laterForm({ later: 'refund', id, to: 'refunded' }, 'Pay it out') : ''}
${status === 'failed' ? '' : laterForm({ later: 'refund', id, to: 'failed' }, 'Let it fail')}</li>`,
    ),
    ...payment.chargebacks.map(
      ({ cents, reversedAt }) =>
        html`<li>Chargeback of ${amountIn(cents, payment)}${reversedAt === undefined ? '' : ', reversed'}</li>`,
    ),
  ];
  return html`<h1>Payment is ${payment.status}</h1>
<p class="amount"><span>Amount</span> <strong>${amountIn(payment.cents, payment)}</strong></p>
<ul>${transfers}</ul>
<div class="actions">${laterForm({ later: 'dispute' }, 'Charge it back')}
${payment.chargebacks.length === 0 ? '' : laterForm({ later: 'reverse' }, 'Reverse the chargeback')}</div>`;
}

type Needs = {
  brand: string;
  control: MollieControl;
  assetPath: (name: string) => string;
};

export function mollieTesterPages({ brand, control, assetPath }: Needs) {
  const app = new Hono();
  const show = (c: Context, content: Html, target = '') => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src data:; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    const frame = { brand, nonce, assetPath };
    return c.html(page(frame, { lang: 'en', title: 'Stand-in for Mollie', content }));
  };

  app.get('/checkout/:id', (c) => {
    const payment = control.payments.get(c.req.param('id'));
    if (payment === undefined) return c.text('There is no such payment.', 404);
    const isOpen = payment.status === 'open' || payment.status === 'pending';
    const { origin } = new URL(payment.asked.redirectUrl);
    return show(c, isOpen ? undecided(payment) : decided(payment), origin);
  });

  app.post('/checkout/:id', async (c) => {
    const id = c.req.param('id');
    const payment = control.payments.get(id);
    if (payment === undefined) return c.text('There is no such payment.', 404);
    const form = await c.req.parseBody();
    const decision = decisionSchema.safeParse(form);
    if (decision.success) {
      await control.decide(id, decision.data.outcome, decision.data.delivery);
      return c.redirect(payment.asked.redirectUrl, 303);
    }
    const later = laterSchema.safeParse(form);
    if (!later.success) return c.text('This is no choice of the page.', 422);
    if (later.data.later === 'refund') await control.settleRefund(id, later.data.id, later.data.to);
    if (later.data.later === 'dispute') await control.dispute(id);
    if (later.data.later === 'reverse') await control.reverseDisputes(id);
    return c.redirect(c.req.path, 303);
  });

  /** The next call that changes something fails as a tester says. */
  app.post('/fail', async (c) => {
    const asked = z.object({ how: z.enum(FAILURES) }).safeParse(await c.req.parseBody());
    if (!asked.success) return c.text('This is no way to fail.', 422);
    control.fail(asked.data.how);
    return c.redirect(`${c.req.path.replace(/\/fail$/, '')}/`, 303);
  });

  app.get('/', (c) => {
    const payments = [...control.payments.values()].reverse();
    return show(
      c,
      html`<h1>Stand-in for Mollie</h1>
<form method="post" action="fail"><div class="actions">${FAILURES.map(
        (how) =>
          html`<button class="secondary" name="how" value="${how}">Fail next: ${how}</button>`,
      )}</div></form>
<ul>${payments.map(
        (payment) =>
          html`<li><a href="checkout/${payment.id}">${payment.asked.description}</a> <span>${amountIn(payment.cents, payment)} · ${payment.status}</span></li>`,
      )}</ul>`,
    );
  });
  return app;
}

import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { type Html, page } from '../card-sandbox/pages.ts';
import { FAILURES, type Failure } from './failures.ts';
import { DELIVERIES, type Delivery } from './webhook-sender.ts';

/** Pages of a stand-in, where a tester decides what comes of a payment. */

/** A payment as a tester sees it. */
export type TestedPayment = {
  id: string;
  title: string;
  cents: number;
  currency: string;
  status: string;
  isDecided: boolean;
  /** The shop that it belongs to. */
  returnUrl: string;
  /** What was taken and paid back, each with what may still come of it. */
  transfers: { text: string; choices: Choice[] }[];
  /** What may come of the whole payment once it is decided. */
  choices: Choice[];
};
/** A button, and the word that is sent for it. */
type Choice = { name: string; label: string };

export type TestedProvider = {
  name: string;
  outcomes: readonly Choice[];
  payments(): TestedPayment[];
  /** Decides a payment; answers where its shopper goes back to. */
  decide(id: string, outcome: string, delivery: Delivery): Promise<string>;
  /** Does what a choice of a decided payment names. */
  choose(id: string, choice: string): Promise<void>;
  fail(failure: Failure): void;
  /** Pays out what has not been paid out. */
  payOut(): Promise<void>;
};

const DELIVERY_NAMES: Record<Delivery, string> = {
  now: 'before the return',
  late: 'after five seconds',
  twice: 'twice',
  reverse: 'after the next one',
  never: 'never',
};

const amountIn = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(cents / 100);

const buttons = (name: string, choices: readonly Choice[], first = 'secondary') =>
  choices.map(
    (choice, place) =>
      html`<button class="${place === 0 ? first : 'secondary'}" name="${name}" value="${choice.name}">${choice.label}</button>`,
  );

function undecided({ name, outcomes }: TestedProvider, payment: TestedPayment): Html {
  return html`<h1>Payment at a stand-in for ${name}</h1>
<p class="amount"><span>To pay</span> <strong>${amountIn(payment.cents, payment.currency)}</strong></p>
<p class="lead">${payment.title}. No money moves here: choose what comes of the payment.</p>
<form method="post"><div class="field"><label for="delivery">The shop is told</label>
<div class="control"><select id="delivery" name="delivery">${DELIVERIES.map(
    (delivery) => html`<option value="${delivery}">${DELIVERY_NAMES[delivery]}</option>`,
  )}</select></div></div>
<div class="actions">${buttons('outcome', outcomes, 'primary')}</div></form>`;
}

function decided({ cents, currency, status, transfers, choices }: TestedPayment): Html {
  return html`<h1>Payment is ${status}</h1>
<p class="amount"><span>Amount</span> <strong>${amountIn(cents, currency)}</strong></p>
<form method="post">${transfers.map(
    ({ text, choices: own }) => html`<p>${text}</p>
<div class="actions">${buttons('choice', own)}</div>`,
  )}
<p>The whole payment</p>
<div class="actions">${buttons('choice', choices)}</div></form>`;
}

const decisionSchema = z.object({
  outcome: z.string().min(1),
  delivery: z.enum(DELIVERIES).default('now'),
});
const choiceSchema = z.object({ choice: z.string().min(1) });

type Needs = {
  brand: string;
  assetPath: (name: string) => string;
  /** Where the stand-in is, and below it the pages of payments, `/{id}`. */
  base: string;
  path: string;
};

export function testerPages(provider: TestedProvider, { brand, assetPath, base, path }: Needs) {
  const app = new Hono();
  const find = (id: string) => provider.payments().find((payment) => payment.id === id);
  const show = (c: Context, content: Html, target = '') => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src data:; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    const frame = { brand, nonce, assetPath };
    return c.html(page(frame, { lang: 'en', title: `Stand-in for ${provider.name}`, content }));
  };

  app.get(`${path}/:id`, (c) => {
    const payment = find(c.req.param('id') ?? '');
    if (payment === undefined) return c.text('There is no such payment.', 404);
    const { origin } = new URL(payment.returnUrl);
    return show(c, payment.isDecided ? decided(payment) : undecided(provider, payment), origin);
  });

  app.post(`${path}/:id`, async (c) => {
    const id = c.req.param('id') ?? '';
    const payment = find(id);
    if (payment === undefined) return c.text('There is no such payment.', 404);
    const form = await c.req.parseBody();
    const decision = decisionSchema.safeParse(form).data;
    const isOutcome = provider.outcomes.some(({ name }) => name === decision?.outcome);
    if (decision !== undefined && isOutcome) {
      return c.redirect(await provider.decide(id, decision.outcome, decision.delivery), 303);
    }
    const choice = choiceSchema.safeParse(form).data?.choice;
    const own = [...payment.choices, ...payment.transfers.flatMap(({ choices }) => choices)];
    if (choice === undefined || !own.some(({ name }) => name === choice)) {
      return c.text('This is no choice of the page.', 422);
    }
    await provider.choose(id, choice);
    return c.redirect(c.req.path, 303);
  });

  /** The next call that changes something fails as a tester says. */
  app.post('/fail', async (c) => {
    const asked = z.object({ how: z.enum(FAILURES) }).safeParse(await c.req.parseBody());
    if (!asked.success) return c.text('This is no way to fail.', 422);
    provider.fail(asked.data.how);
    return c.redirect(base, 303);
  });

  app.post('/pay-out', async (c) => {
    await provider.payOut();
    return c.redirect(base, 303);
  });

  app.get('/', (c) =>
    show(
      c,
      html`<h1>Stand-in for ${provider.name}</h1>
<form method="post" action="${base}/fail"><div class="actions">${FAILURES.map(
        (how) =>
          html`<button class="secondary" name="how" value="${how}">Fail next: ${how}</button>`,
      )}</div></form>
<form method="post" action="${base}/pay-out"><div class="actions"><button class="secondary">Pay out</button></div></form>
<ul>${provider
        .payments()
        .reverse()
        .map(
          ({ id, title, cents, currency, status }) =>
            html`<li><a href="${base}${path}/${id}">${title}</a> <span>${amountIn(cents, currency)} · ${status}</span></li>`,
        )}</ul>`,
    ),
  );
  return app;
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { createFailures, SILENCE_MS } from './failures.ts';
import {
  createCaptureSchema,
  createPaymentSchema,
  createRefundSchema,
  emptySchema,
} from './mollie-schemas.ts';
import { createMollieSettlements } from './mollie-settlements.ts';
import {
  capturedCents,
  centsOf,
  decidePayment,
  isFinal,
  newId,
  refundableCents,
  type StandInPayment,
  type StandInStatus,
} from './mollie-state.ts';
import { captureBody, mollieError, paymentBody, refundBody } from './mollie-wire.ts';
import type { ChangePaidOut } from './pay-out.ts';
import { createSender, type Delivery, type Post } from './webhook-sender.ts';

type Needs = {
  /** Where it is reached, without a trailing slash; its API is below `/v2`. */
  origin: string;
  apiKey: string;
  /** Of the organisation, for its settlements. */
  settlementToken: string;
  now: () => Date;
  /** Sends a message to the shop. */
  post: Post;
};

type ErrorStatus = 400 | 401 | 404 | 409 | 415 | 422 | 429 | 500;

/** Ends a call with an error of Mollie's. */
class Refusal extends Error {
  readonly status: ErrorStatus;
  readonly field: string | undefined;
  constructor(status: ErrorStatus, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}

type Answer = { status: 200 | 201 | 202; body: object | null };

const EMBEDS = ['captures', 'refunds', 'chargebacks'];

/** `lines.0.unitPrice`, and what is wrong with it. */
function firstProblem({ issues: [issue] }: z.ZodError): Refusal {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].map(String).join('.');
  return new Refusal(422, issue?.message ?? 'The request is invalid', field);
}

async function readBody<T>({ req }: Context, schema: z.ZodType<T>): Promise<T> {
  if (!(req.header('content-type') ?? '').startsWith('application/json')) {
    throw new Refusal(415, 'The content type must be application/json');
  }
  const text = await req.text();
  let body: unknown;
  try {
    body = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Refusal(400, 'The request body is no valid JSON');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw firstProblem(parsed.error);
  return parsed.data;
}

/** What a tester, or a test, makes happen. */
export type MollieControl = {
  payments: ReadonlyMap<string, StandInPayment>;
  /** How many calls have been answered: a repeated one with the same key is one. */
  decide(id: string, status: StandInStatus, delivery?: Delivery): Promise<void>;
  settleRefund(id: string, refundId: string, status: 'refunded' | 'failed'): Promise<void>;
  settleCapture(id: string, captureId: string, status: 'succeeded' | 'failed'): Promise<void>;
  dispute(id: string): Promise<void>;
  reverseDisputes(id: string): Promise<void>;
  /** Sends the message about a payment, though nothing has changed. */
  wake(id: string, delivery?: Delivery): Promise<void>;
  /** Pays out what has not been paid out, as a test changes it. */
  payOut(change?: ChangePaidOut): Promise<void>;
  fail: ReturnType<typeof createFailures>['ask'];
};

/** A stand-in for Mollie's Payments API, true to its public description and strict. */
export function createMollieStandIn({ origin, apiKey, settlementToken, now, post }: Needs) {
  const payments = new Map<string, StandInPayment>();
  const failures = createFailures();
  const sender = createSender(post);
  const answers = new Map<string, Answer & { call: string }>();
  const app = new Hono();

  const find = (id: string) => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Refusal(404, `No payment exists with token ${id}.`);
    return payment;
  };
  const named = (id: string) => ({ origin, payment: find(id) });

  async function wake(id: string, delivery: Delivery = 'now'): Promise<void> {
    const { webhookUrl } = find(id).asked;
    if (webhookUrl === undefined) return;
    const body = new URLSearchParams({ id }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await sender.deliver({ url: webhookUrl, init: { method: 'POST', headers, body } }, delivery);
  }

  /** Does what changes something once for each idempotency key, and fails where that was asked. */
  async function once(c: Context, act: () => Promise<Answer>): Promise<Response> {
    const failure = failures.next();
    if (failure === '429') throw new Refusal(429, 'Too many requests');
    if (failure === '500') throw new Refusal(500, 'An internal error occurred');
    const key = c.req.header('idempotency-key');
    const call = `${c.req.method} ${c.req.path} ${await c.req.text()}`;
    const earlier = key === undefined ? undefined : answers.get(key);
    if (earlier !== undefined && earlier.call !== call) {
      throw new Refusal(409, 'The idempotency key was used for another request');
    }
    const { status, body } = earlier ?? (await act());
    if (key !== undefined) answers.set(key, { call, status, body });
    if (failure === 'time-out') await pause(SILENCE_MS, undefined, { ref: false });
    return body === null ? c.body(null, status) : c.json(body, status);
  }

  app.onError((error, c) => {
    const { status, message, field } =
      error instanceof Refusal ? error : new Refusal(500, 'An internal error occurred');
    return c.json(mollieError(status, message, field), status);
  });
  app.use('/v2/*', async (c, next) => {
    const isOfOrganisation = c.req.path.includes('/v2/settlements');
    const key = isOfOrganisation ? settlementToken : apiKey;
    if (c.req.header('authorization') !== `Bearer ${key}`) {
      throw new Refusal(401, 'Missing authentication, or failed to authenticate');
    }
    await next();
  });

  app.post('/v2/payments', (c) =>
    once(c, async () => {
      const asked = await readBody(c, createPaymentSchema);
      const payment: StandInPayment = {
        ...{ id: newId('tr'), asked, cents: centsOf(asked.amount), status: 'open' },
        createdAt: now().toISOString(),
        ...{ captures: [], refunds: [], chargebacks: [] },
      };
      payments.set(payment.id, payment);
      return { status: 201, body: paymentBody({ origin, payment }, []) };
    }),
  );

  app.get('/v2/payments/:id', (c) => {
    const embed = (c.req.query('embed') ?? '').split(',').filter(Boolean);
    if (embed.some((name) => !EMBEDS.includes(name))) {
      throw new Refusal(400, 'The embed parameter is invalid', 'embed');
    }
    return c.json(paymentBody(named(c.req.param('id')), embed));
  });

  app.delete('/v2/payments/:id', (c) =>
    once(c, async () => {
      await readBody(c, emptySchema);
      const at = named(c.req.param('id'));
      if (isFinal(at.payment) || at.payment.asked.method === 'creditcard') {
        throw new Refusal(422, 'The payment cannot be canceled');
      }
      decidePayment(at.payment, 'canceled', now());
      return { status: 200, body: paymentBody(at, []) };
    }),
  );

  app.post('/v2/payments/:id/captures', (c) =>
    once(c, async () => {
      const { amount, metadata } = await readBody(c, createCaptureSchema);
      const at = named(c.req.param('id'));
      const { payment } = at;
      const open = payment.cents - capturedCents(payment);
      const cents = amount === undefined ? open : centsOf(amount);
      if (payment.status !== 'authorized') {
        throw new Refusal(422, 'The payment is not authorized, or has been captured already');
      }
      if (amount !== undefined && amount.currency !== payment.asked.amount.currency) {
        throw new Refusal(422, 'The currency differs from that of the payment', 'amount.currency');
      }
      if (cents > open) {
        throw new Refusal(422, 'The amount is higher than the remaining amount', 'amount');
      }
      const capture = {
        ...{ id: newId('cpt'), cents, metadata, status: 'succeeded' as const },
        createdAt: now().toISOString(),
      };
      payment.captures.push(capture);
      if (cents === open) payment.status = 'paid';
      return { status: 201, body: captureBody(at, capture) };
    }),
  );

  app.post('/v2/payments/:id/release-authorization', (c) =>
    once(c, async () => {
      await readBody(c, emptySchema);
      const { payment } = named(c.req.param('id'));
      if (payment.status !== 'authorized') {
        throw new Refusal(422, 'The payment is not authorized');
      }
      payment.status = payment.captures.length > 0 ? 'paid' : 'canceled';
      return { status: 202, body: null };
    }),
  );

  app.post('/v2/payments/:id/refunds', (c) =>
    once(c, async () => {
      const { amount, metadata } = await readBody(c, createRefundSchema);
      const at = named(c.req.param('id'));
      const cents = centsOf(amount);
      if (amount.currency !== at.payment.asked.amount.currency) {
        throw new Refusal(422, 'The currency differs from that of the payment', 'amount.currency');
      }
      if (cents > refundableCents(at.payment)) {
        throw new Refusal(422, 'The amount is higher than the maximum', 'amount');
      }
      const refund = {
        ...{ id: newId('re'), cents, metadata, status: 'pending' as const },
        createdAt: now().toISOString(),
      };
      at.payment.refunds.push(refund);
      return { status: 201, body: refundBody(at, refund) };
    }),
  );

  const settled = createMollieSettlements({ origin, now }, payments);
  app.route('/v2/settlements', settled.app);

  app.all('/v2/*', () => {
    throw new Refusal(404, 'The resource does not exist');
  });

  const control: MollieControl = {
    payments,
    wake,
    fail: failures.ask,
    payOut: settled.payOut,
    decide: async (id, status, delivery) => {
      decidePayment(find(id), status, now());
      await wake(id, delivery);
    },
    settleRefund: async (id, refundId, status) => {
      const refund = find(id).refunds.find((one) => one.id === refundId);
      if (refund === undefined) throw new Error('there is no such refund');
      refund.status = status;
      await wake(id);
    },
    settleCapture: async (id, captureId, status) => {
      const capture = find(id).captures.find((one) => one.id === captureId);
      if (capture === undefined) throw new Error('there is no such capture');
      capture.status = status;
      await wake(id);
    },
    dispute: async (id) => {
      const { cents, chargebacks } = find(id);
      chargebacks.push({ id: newId('chb'), cents, createdAt: now().toISOString() });
      await wake(id);
    },
    reverseDisputes: async (id) => {
      for (const chargeback of find(id).chargebacks) chargeback.reversedAt = now().toISOString();
      await wake(id);
    },
  };
  return { app, control };
}

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hmacValidator, Types } from '@adyen/api-library';
import { type Context, Hono } from 'hono';
import { Refusal, readBody } from './adyen-errors.ts';
import {
  type AskedSession,
  cancelSchema,
  modificationSchema,
  sessionSchema,
} from './adyen-schemas.ts';
import { createFailures, SILENCE_MS } from './failures.ts';
import { createSender, type Delivery, type Post } from './webhook-sender.ts';

type SessionStatus = 'active' | 'completed' | 'paymentPending' | 'refused' | 'canceled' | 'expired';
type StandInSession = {
  id: string;
  asked: AskedSession;
  status: SessionStatus;
  /** What the return brings along; good for one session. */
  result: string;
  /** Once it is authorised. */
  pspReference: string | null;
  capturedCents: number;
  refundedCents: number;
  isCancelled: boolean;
  /** What Adyen calls what banks took back. */
  disputes: string[];
};
type Modification = {
  kind: 'CAPTURE' | 'REFUND' | 'CANCELLATION' | 'CANCEL_OR_REFUND';
  pspReference: string;
  session: StandInSession;
  cents: number;
  reference: string;
};

const newPsp = () => randomBytes(8).toString('hex').toUpperCase();

type Needs = {
  /** Where it is reached, without a trailing slash; its API is below `/v72`. */
  origin: string;
  apiKey: string;
  merchantAccount: string;
  hmacKey: string;
  /** Where the shop takes messages, as it is set in the Customer Area. */
  webhookUrl: string;
  now: () => Date;
  post: Post;
};

/** What a tester, or a test, makes happen. */
export type AdyenControl = {
  sessions: ReadonlyMap<string, StandInSession>;
  modifications: readonly Modification[];
  /** Decides a session; the answer is where its shopper goes back to. */
  decide(id: string, status: SessionStatus, delivery?: Delivery): Promise<string>;
  /** Says what came of a modification. */
  settle(modification: Modification, isDone: boolean, delivery?: Delivery): Promise<void>;
  /** A refund that had been said to be done comes back. */
  failRefund(modification: Modification): Promise<void>;
  dispute(id: string): Promise<void>;
  /** The bank gives back what it took. */
  reverseDisputes(id: string): Promise<void>;
  /** Sends every message about a session again. */
  repeat(id: string, delivery?: Delivery): Promise<void>;
  fail: ReturnType<typeof createFailures>['ask'];
};

/** A stand-in for Adyen's Checkout API, true to its public description and strict. */
export function createAdyenStandIn(needs: Needs) {
  const { origin, apiKey, merchantAccount, hmacKey, webhookUrl, now, post } = needs;
  const sessions = new Map<string, StandInSession>();
  const modifications: Modification[] = [];
  const failures = createFailures();
  const sender = createSender(post);
  const answers = new Map<string, { call: string; body: object }>();
  const sent = new Map<string, object[]>();
  const validator = new hmacValidator();
  const app = new Hono();

  async function tell(
    session: StandInSession,
    said: Pick<Types.notification.NotificationRequestItem, 'pspReference' | 'eventCode'> & {
      cents: number;
      isDone?: boolean;
      reference?: string;
      originalReference?: string | null;
      reason?: string;
      extra?: Record<string, string>;
    },
    delivery: Delivery = 'now',
  ): Promise<void> {
    const { cents, isDone = true, reference, originalReference, reason = '', extra = {} } = said;
    const item = Object.assign(new Types.notification.NotificationRequestItem(), {
      amount: { currency: session.asked.amount.currency, value: cents },
      eventCode: said.eventCode,
      eventDate: now().toISOString(),
      merchantAccountCode: merchantAccount,
      merchantReference: reference ?? session.asked.reference,
      ...(originalReference ? { originalReference } : {}),
      pspReference: said.pspReference,
      reason,
      success: String(isDone),
    });
    item.additionalData = { ...extra, hmacSignature: validator.calculateHmac(item, hmacKey) };
    const message = { live: 'false', notificationItems: [{ NotificationRequestItem: item }] };
    sent.set(session.id, [...(sent.get(session.id) ?? []), message]);
    await send(message, delivery);
  }
  const send = (message: object, delivery: Delivery) =>
    sender.deliver(
      {
        url: webhookUrl,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(message),
        },
      },
      delivery,
    );

  /** Does what changes something once for each idempotency key, and fails where that was asked. */
  async function once(c: Context, act: () => Promise<object>): Promise<Response> {
    const failure = failures.next();
    if (failure === '429') throw new Refusal(429, '00_429', 'Too many requests');
    if (failure === '500') throw new Refusal(500, '905', 'Payment details are not supported');
    const key = c.req.header('idempotency-key');
    const call = `${c.req.path} ${await c.req.text()}`;
    const earlier = key === undefined ? undefined : answers.get(key);
    if (earlier !== undefined && earlier.call !== call) {
      throw new Refusal(422, '704', 'Request already processed or in progress');
    }
    const body = earlier?.body ?? (await act());
    if (key !== undefined) answers.set(key, { call, body });
    if (failure === 'time-out') await pause(SILENCE_MS, undefined, { ref: false });
    return c.json(body, 201);
  }

  const findPaid = (psp: string) => {
    const session = [...sessions.values()].find(({ pspReference }) => pspReference === psp);
    if (session === undefined) {
      throw new Refusal(422, '167', 'Original pspReference required for this operation');
    }
    return session;
  };
  const requireOwn = (account: string) => {
    if (account !== merchantAccount) throw new Refusal(403, '901', 'Invalid Merchant Account');
  };

  app.onError((error, c) => {
    const { status, code, message } =
      error instanceof Refusal ? error : new Refusal(500, '000', 'Internal error');
    const errorType = status === 401 || status === 403 ? 'security' : 'validation';
    return c.json({ status, errorCode: code, message, errorType, pspReference: newPsp() }, status);
  });
  app.use('/v72/*', async (c, next) => {
    if (c.req.header('x-api-key') !== apiKey) {
      throw new Refusal(401, '000', 'HTTP Status Response - Unauthorized');
    }
    await next();
  });

  app.post('/v72/sessions', (c) =>
    once(c, async () => {
      const asked = await readBody(c, sessionSchema);
      requireOwn(asked.merchantAccount);
      const session: StandInSession = {
        ...{ id: `CS${newPsp()}`, asked, status: 'active', pspReference: null },
        ...{
          result: newPsp(),
          capturedCents: 0,
          refundedCents: 0,
          isCancelled: false,
          disputes: [],
        },
      };
      sessions.set(session.id, session);
      const expiresAt = new Date(now().getTime() + 3_600_000).toISOString();
      return { ...asked, id: session.id, expiresAt, url: `${origin}/pay/${session.id}` };
    }),
  );

  app.get('/v72/sessions/:id', (c) => {
    const session = sessions.get(c.req.param('id'));
    if (session === undefined || session.result !== c.req.query('sessionResult')) {
      throw new Refusal(422, '14_018', 'Invalid session result provided');
    }
    const { id, status, asked, pspReference } = session;
    const paid =
      pspReference === null
        ? []
        : [{ pspReference, resultCode: 'Authorised', amount: asked.amount }];
    return c.json({ id, status, reference: asked.reference, payments: paid });
  });

  /** Takes a modification, of which the outcome is told later. */
  const modify = (
    path: string,
    kind: Modification['kind'],
    check: (session: StandInSession, cents: number) => void,
  ) => {
    const hasAmount = kind === 'CAPTURE' || kind === 'REFUND';
    app.post(`/v72/payments/:psp/${path}`, (c) =>
      once(c, async () => {
        const body = hasAmount
          ? await readBody(c, modificationSchema)
          : { ...(await readBody(c, cancelSchema)), amount: null };
        requireOwn(body.merchantAccount);
        const session = findPaid(c.req.param('psp') ?? '');
        const { amount, reference = '' } = body;
        if (amount !== null && amount.currency !== session.asked.amount.currency) {
          throw new Refusal(422, '138', 'Unsupported currency specified');
        }
        const cents = amount?.value ?? session.asked.amount.value;
        check(session, cents);
        const pspReference = newPsp();
        modifications.push({ kind, pspReference, session, cents, reference });
        const paymentPspReference = session.pspReference;
        return { ...body, paymentPspReference, pspReference, status: 'received' };
      }),
    );
  };
  const isManual = ({ asked }: StandInSession) => asked.additionalData?.manualCapture === 'true';
  modify('captures', 'CAPTURE', (session, cents) => {
    if (!isManual(session) || session.isCancelled) {
      throw new Refusal(422, '175', 'The payment cannot be captured');
    }
    if (session.capturedCents + cents > session.asked.amount.value) {
      throw new Refusal(422, '137', 'Invalid amount specified');
    }
    session.capturedCents += cents;
  });
  modify('refunds', 'REFUND', (session, cents) => {
    const taken = isManual(session) ? session.capturedCents : session.asked.amount.value;
    if (session.refundedCents + cents > taken) {
      throw new Refusal(422, '137', 'Invalid amount specified');
    }
    session.refundedCents += cents;
  });
  modify('cancels', 'CANCELLATION', (session) => {
    if (session.capturedCents > 0) throw new Refusal(422, '175', 'The payment is captured');
    session.isCancelled = true;
  });
  modify('reversals', 'CANCEL_OR_REFUND', (session) => {
    session.isCancelled = true;
  });
  app.all('/v72/*', () => {
    throw new Refusal(404, '00_404', 'Not found');
  });

  const { EventCodeEnum: EVENT } = Types.notification.NotificationRequestItem;
  const find = (id: string) => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error('there is no such session');
    return session;
  };
  const tellDispute = (
    session: StandInSession,
    pspReference: string,
    eventCode: Types.notification.NotificationRequestItem['eventCode'],
  ) => {
    const { asked, pspReference: originalReference } = session;
    const said = { pspReference, eventCode, cents: asked.amount.value };
    return tell(session, { ...said, reason: 'Fraud', originalReference });
  };
  const control: AdyenControl = {
    sessions,
    modifications,
    fail: failures.ask,
    decide: async (id, status, delivery) => {
      const session = find(id);
      const { asked } = session;
      if (session.status === 'active' || session.status === 'paymentPending') {
        session.status = status;
        const cents = asked.amount.value;
        if (status === 'completed') {
          session.pspReference = newPsp();
          const pspReference = session.pspReference;
          await tell(session, { pspReference, eventCode: EVENT.Authorisation, cents }, delivery);
        }
        if (status === 'refused') {
          const said = { pspReference: newPsp(), eventCode: EVENT.Authorisation, cents };
          await tell(session, { ...said, isDone: false, reason: 'Refused' }, delivery);
        }
        if (status === 'paymentPending') {
          const said = { pspReference: newPsp(), eventCode: EVENT.Pending, cents };
          await tell(session, said, delivery);
        }
      }
      const back = new URL(asked.returnUrl);
      back.searchParams.set('sessionId', id);
      back.searchParams.set('sessionResult', session.result);
      return back.href;
    },
    settle: async ({ kind, session, pspReference, cents, reference }, isDone, delivery) => {
      const codes = {
        CAPTURE: EVENT.Capture,
        REFUND: EVENT.Refund,
        CANCELLATION: EVENT.Cancellation,
        CANCEL_OR_REFUND: EVENT.CancelOrRefund,
      };
      const said = { pspReference, eventCode: codes[kind], cents, reference, isDone };
      const reason = isDone ? '' : 'Insufficient balance on payment';
      const action = isManual(session) ? 'cancel' : 'refund';
      const extra: Record<string, string> =
        kind === 'CANCEL_OR_REFUND' ? { 'modification.action': action } : {};
      const originalReference = session.pspReference;
      await tell(session, { ...said, reason, extra, originalReference }, delivery);
    },
    failRefund: async ({ session, pspReference, cents, reference }) => {
      const said = { pspReference, eventCode: EVENT.RefundFailed, cents, reference };
      const reason = 'Account closed';
      await tell(session, { ...said, reason, originalReference: session.pspReference });
    },
    dispute: async (id) => {
      const session = find(id);
      const pspReference = newPsp();
      session.disputes.push(pspReference);
      await tellDispute(session, pspReference, EVENT.Chargeback);
    },
    reverseDisputes: async (id) => {
      const session = find(id);
      for (const pspReference of session.disputes) {
        await tellDispute(session, pspReference, EVENT.ChargebackReversed);
      }
    },
    repeat: async (id, delivery = 'now') => {
      for (const message of sent.get(id) ?? []) await send(message, delivery);
    },
  };
  return { app, control };
}

import { setTimeout as pause } from 'node:timers/promises';
import { Types } from '@adyen/api-library';
import { type Context, Hono } from 'hono';
import { Refusal, readBody } from './adyen-errors.ts';
import { createMessages, type MessageNeeds } from './adyen-messages.ts';
import { settlementReport } from './adyen-reports.ts';
import { cancelSchema, modificationSchema, sessionSchema } from './adyen-schemas.ts';
import {
  isManual,
  type Modification,
  movedOf,
  newPsp,
  type SessionStatus,
  type StandInSession,
} from './adyen-state.ts';
import { createFailures, SILENCE_MS } from './failures.ts';
import { type ChangePaidOut, createPurse } from './pay-out.ts';
import type { Delivery } from './webhook-sender.ts';

type Needs = MessageNeeds & {
  apiKey: string;
  /** Of the report user. */
  reportKey: string;
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
  /** Pays out what has not been paid out, as a test changes it, and announces the report. */
  payOut(change?: ChangePaidOut): Promise<void>;
  /** Says that a report is there. */
  announce(fileName: string): Promise<void>;
  fail: ReturnType<typeof createFailures>['ask'];
};

/** A stand-in for Adyen's Checkout API, true to its public description and strict. */
export function createAdyenStandIn(needs: Needs) {
  const { origin, apiKey, reportKey, merchantAccount, now } = needs;
  const messages = createMessages(needs);
  const { tell, tellDispute, announce } = messages;
  const sessions = new Map<string, StandInSession>();
  const modifications: Modification[] = [];
  const failures = createFailures();
  const answers = new Map<string, { call: string; body: object }>();
  const app = new Hono();

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
          wonDisputes: [],
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

  const reports = new Map<string, string>();
  const takeNew = createPurse();
  app.get('/reports/download/MerchantAccount/:account/:name', (c) => {
    if (c.req.header('x-api-key') !== reportKey) return c.text('Unauthorized', 401);
    const report = reports.get(c.req.param('name'));
    const isOwn = c.req.param('account') === merchantAccount;
    return report === undefined || !isOwn ? c.text('Not found', 404) : c.text(report);
  });

  const { EventCodeEnum: EVENT } = Types.notification.NotificationRequestItem;
  const find = (id: string) => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error('there is no such session');
    return session;
  };
  const control: AdyenControl = {
    sessions,
    modifications,
    fail: failures.ask,
    announce,
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
    settle: async (modification, isDone, delivery) => {
      modification.isDone = isDone;
      const { kind, session, pspReference, cents, reference } = modification;
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
        session.wonDisputes.push(pspReference);
      }
    },
    payOut: async (change = (entries) => entries) => {
      const moved = [...sessions.values()].flatMap((session) =>
        movedOf(
          session,
          modifications.filter((one) => one.session === session),
        ),
      );
      const batch = reports.size + 1;
      const name = `settlement_detail_report_batch_${batch}.csv`;
      const entries = change(takeNew(moved));
      reports.set(name, settlementReport(entries, { merchantAccount, at: now(), batch }));
      await announce(name);
    },
    repeat: messages.repeat,
  };
  // Live accounts have the API below /checkout.
  const served = new Hono();
  for (const path of ['/', '/checkout']) served.route(path, app);
  return { app: served, control };
}

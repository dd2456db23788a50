import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAdyenStandIn } from '#src/demo/payment-stand-ins/adyen-stand-in.ts';
import type { Failure } from '#src/demo/payment-stand-ins/failures.ts';
import { createMollieStandIn } from '#src/demo/payment-stand-ins/mollie-stand-in.ts';
import type { ChangePaidOut } from '#src/demo/payment-stand-ins/pay-out.ts';
import type { Delivery, Post } from '#src/demo/payment-stand-ins/webhook-sender.ts';

/** Stand-ins for payment providers, each on its own port and driven by tests alike. */

export const MOLLIE_KEY = `test_${'k'.repeat(30)}`;
export const SETTLEMENT_TOKEN = `access_${'t'.repeat(30)}`;
export const REPORT_KEY = 'AQE-a-report-key-for-tests';
export const ADYEN_KEY = 'AQE-an-api-key-for-tests';
export const HMAC_KEY = 'AB'.repeat(32);
export const MERCHANT = 'VitrineShop';
/** Where Adyen's messages go: the sender knows where the shop is. */
const ADYEN_HOOK = 'http://shop.test/payments/adyen/webhook';

/** A provider as a test drives it; amounts are cents, ids the provider's. */
export type ProviderDriver = {
  service: 'mollie' | 'adyen';
  /** For `PAYMENT_PROVIDERS`. */
  account: Record<string, unknown>;
  /** Where a shopper pays. */
  pageOf(id: string): string;
  /** How many payments were opened. */
  opened(): number;
  /** The shopper pays; answers where she goes back to. */
  pay(id: string, delivery?: Delivery): Promise<string>;
  cancel(id: string): Promise<unknown>;
  /** Says again what was said of a payment. */
  tellAgain(id: string, delivery?: Delivery): Promise<void>;
  captures(id: string): number[];
  /** How far a capture is once it has been asked for. */
  captureState: 'done' | 'accepted';
  /** Says that captures were done. */
  settleCaptures(id: string): Promise<void>;
  refunds(id: string): number[];
  settleRefunds(id: string, isDone: boolean): Promise<void>;
  /** Refunds that had been done come back. */
  returnRefunds(id: string): Promise<void>;
  dispute(id: string): Promise<void>;
  winDisputes(id: string): Promise<void>;
  /** Pays out what has not been paid out, as a test changes it. */
  payOut(change?: ChangePaidOut): Promise<void>;
  /** The next calls that change something fail. */
  fail(how: Failure, times?: number): void;
  stop(): void;
};

type Options = { now?: () => Date; apiKey?: string };
export type ServeProvider<D extends ProviderDriver = ProviderDriver> = (
  post: Post,
  options?: Options,
) => Promise<D>;

type App = { fetch: (request: Request) => Response | Promise<Response> };

/** Serves what is made for an origin on a free port. */
async function serveApp<T extends { app: App }>(make: (origin: string) => T) {
  let answer: App['fetch'] = () => new Response();
  const server = createServer(getRequestListener((request) => answer(request)));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const origin = `http://127.0.0.1:${address.port}`;
  const made = make(origin);
  answer = made.app.fetch;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { ...made, origin, stop };
}

const SERVES = {
  serves: ['cardone', 'cardtwo'],
  captureAtDispatch: ['visa'],
  credit: {
    'alma-4x': {
      lender: 'Alma',
      parts: 4,
      firstAfterDays: 0,
      feePercent: 1.45,
      annualPercent: 12.45,
    },
  },
};

export const serveMollie = async (post: Post, { now, apiKey = MOLLIE_KEY }: Options = {}) => {
  const { origin, control, stop } = await serveApp((at) =>
    createMollieStandIn({
      ...{ origin: at, apiKey, settlementToken: SETTLEMENT_TOKEN, post },
      now: now ?? (() => new Date()),
    }),
  );
  const find = (id: string) => {
    const payment = control.payments.get(id);
    if (payment === undefined) throw new Error('there is no such payment');
    return payment;
  };
  return {
    service: 'mollie' as const,
    ...{
      control,
      stop,
      fail: control.fail,
      payOut: control.payOut,
      tellAgain: control.wake,
      dispute: control.dispute,
    },
    account: {
      ...{ provider: 'mollie', ...SERVES, apiKey, settlementToken: SETTLEMENT_TOKEN },
      endpoint: `${origin}/v2/`,
    },
    pageOf: (id: string) => `${origin}/checkout/${id}`,
    opened: () => control.payments.size,
    pay: async (id: string, delivery: Delivery = 'now') => {
      await control.decide(id, 'paid', delivery);
      return find(id).asked.redirectUrl;
    },
    cancel: (id: string) => control.decide(id, 'canceled'),
    captures: (id: string) => find(id).captures.map(({ cents }) => cents),
    captureState: 'done' as const,
    settleCaptures: (id: string) => control.wake(id),
    refunds: (id: string) => find(id).refunds.map(({ cents }) => cents),
    settleRefunds: async (id: string, isDone: boolean) => {
      const status = isDone ? 'refunded' : 'failed';
      for (const refund of find(id).refunds) await control.settleRefund(id, refund.id, status);
    },
    returnRefunds: async (id: string) => {
      for (const refund of find(id).refunds) await control.settleRefund(id, refund.id, 'failed');
    },
    winDisputes: control.reverseDisputes,
  } satisfies ProviderDriver & Record<string, unknown>;
};

export const serveAdyen = async (post: Post, { now, apiKey = ADYEN_KEY }: Options = {}) => {
  const keys = { apiKey, reportKey: REPORT_KEY, hmacKey: HMAC_KEY };
  const own = { ...keys, merchantAccount: MERCHANT };
  const { origin, control, stop } = await serveApp((at) =>
    createAdyenStandIn({
      ...{ ...own, origin: at, webhookUrl: ADYEN_HOOK, now: now ?? (() => new Date()), post },
    }),
  );
  const asked = (id: string, kind?: string) =>
    control.modifications.filter(
      (one) => one.session.id === id && (kind === undefined || one.kind === kind),
    );
  const refundsOf = (id: string) => [...asked(id, 'REFUND'), ...asked(id, 'CANCEL_OR_REFUND')];
  return {
    service: 'adyen' as const,
    ...{
      control,
      stop,
      fail: control.fail,
      payOut: control.payOut,
      tellAgain: control.repeat,
      dispute: control.dispute,
    },
    account: { provider: 'adyen', ...SERVES, environment: 'test', ...own, endpoint: origin },
    pageOf: (id: string) => `${origin}/pay/${id}`,
    opened: () => control.sessions.size,
    pay: (id: string, delivery: Delivery = 'now') => control.decide(id, 'completed', delivery),
    cancel: (id: string) => control.decide(id, 'canceled'),
    captures: (id: string) => asked(id, 'CAPTURE').map(({ cents }) => cents),
    captureState: 'accepted' as const,
    settleCaptures: async (id: string) => {
      for (const one of asked(id, 'CAPTURE')) await control.settle(one, true);
    },
    refunds: (id: string) => refundsOf(id).map(({ cents }) => cents),
    settleRefunds: async (id: string, isDone: boolean) => {
      for (const one of refundsOf(id)) await control.settle(one, isDone);
    },
    returnRefunds: async (id: string) => {
      for (const one of asked(id, 'REFUND')) await control.failRefund(one);
    },
    winDisputes: control.reverseDisputes,
  } satisfies ProviderDriver & Record<string, unknown>;
};

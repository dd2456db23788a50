import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { enqueue } from '#src/platform/kernel/jobs/job-queue.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import { receiveReturn } from '#src/platform/orders/returns/receive-return.ts';
import { orders } from '#src/platform/orders/tables.ts';
import {
  paymentCaptures,
  paymentDisputes,
  paymentRefunds,
  payments,
  settledEntries,
  settlementDifferences,
} from '#src/platform/payments/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { heldCommits } from '../support/held-commits.ts';
import {
  type ProviderDriver,
  type ServeProvider,
  serveAdyen,
  serveMollie,
} from '../support/payment-providers.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  getPayment,
  readyCart,
  startedPayment,
  startPayment,
  validate,
} from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';
import { startTormentedPlatform, type TormentedPlatform } from '../support/tormented-platform.ts';

/**
 * Platform and database server are killed between the steps of a payment at a provider, which goes
 * on: `npm run platform:torment` does it once at each step.
 */

const ROUNDS = Math.ceil(Number(process.env.TORMENT_ROUNDS ?? 2) / 2);
const ROUND_BUDGET_MS = 400_000;
const VISA = { paymentProduct: 'visa' };

/** Mollie is asked, if it says nothing; Adyen cannot be. */
const SILENT = { mollie: 'never', adyen: 'late' } as const;

let provider: ProviderDriver;
let platform: TormentedPlatform;
let held: ReturnType<typeof heldCommits>;
let shopper: Caller;

async function start(serve: ServeProvider): Promise<void> {
  provider = await serve((url, init) => {
    const { pathname, search } = new URL(url);
    return fetch(`${platform.url}${pathname}${search}`, init);
  });
  const accounts = JSON.stringify([provider.account]);
  platform = await startTormentedPlatform({ PAYMENT_PROVIDERS: accounts });
  held = heldCommits(platform);
  await platform.look((db) =>
    db.update(stocks).set({ quantity: 1_000 }).where(eq(stocks.sku, 'S1')),
  );
}
async function stop(): Promise<void> {
  await platform.stop();
  provider.stop();
}

const readyToPay = () => readyCart(shopper, 'S1', 'S1');
type Paid = { cart: Awaited<ReturnType<typeof readyToPay>>; reference: string };

const idOf = async (reference: string) => {
  const [row] = await platform.look((db) =>
    db.select().from(payments).where(eq(payments.reference, reference)),
  );
  return row?.providerId ?? '';
};

/** Waits for what comes of it, time going by. */
const eventually = (reference: string, look: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await held.hurry(reference);
      await platform.freeJobs();
      await look();
    },
    { timeout: 180_000, interval: 500 },
  );

async function opened(): Promise<Paid> {
  const cart = await readyToPay();
  const { reference } = await startedPayment(shopper, cart, VISA);
  return { cart, reference };
}

const orderedAs = async ({ cart, reference }: Paid) => {
  let orderNumber = '';
  await eventually(reference, async () => {
    const { status, body } = await shopper.call('GET', `/orders/by-cart/${cart.id}`);
    expect(status).toBe(200);
    orderNumber = orderSchema.parse(body).orderNumber;
  });
  return orderNumber;
};

async function authorised(): Promise<Paid & { orderNumber: string }> {
  const paid = await opened();
  await provider.pay(await idOf(paid.reference));
  return { ...paid, orderNumber: await orderedAs(paid) };
}

async function ship(orderNumber: string): Promise<void> {
  for (const step of ['prepared', 'shipped'] as const) {
    const parcel = step === 'shipped' ? { carrier: 'Colissimo', trackingNumber: null } : null;
    await platform.look((db) => fulfilOrder(db, { orderNumber, step, parcel }, new Date()));
  }
}

/** Kills both while a commit is held that a condition names, then lets commits through again. */
async function crashAt(table: string, condition: string, act: () => Promise<unknown>) {
  await held.holdCommits(table, condition);
  const lost = act().catch(() => undefined);
  await held.isHeld();
  await platform.crash();
  await lost;
  await held.letCommit(table);
}

const captureIs = async ({ reference }: Paid, state: string) => {
  const rows = await platform.look((db) =>
    db.select().from(paymentCaptures).where(eq(paymentCaptures.reference, reference)),
  );
  expect(rows).toMatchObject([{ state }]);
};

/** An order that was sent and is captured, which the provider has said. */
async function captured(): Promise<Paid & { id: string }> {
  const paid = await authorised();
  await ship(paid.orderNumber);
  await eventually(paid.reference, () => captureIs(paid, provider.captureState));
  const id = await idOf(paid.reference);
  await provider.settleCaptures(id);
  await eventually(paid.reference, () => captureIs(paid, 'done'));
  return { ...paid, id };
}

const disputeIs = ({ reference }: Paid, isReversed: boolean) =>
  eventually(reference, async () => {
    const rows = await platform.look((db) =>
      db.select().from(paymentDisputes).where(eq(paymentDisputes.reference, reference)),
    );
    expect(rows).toMatchObject([{ reversedAt: isReversed ? expect.any(Date) : null }]);
  });

/** The provider pays out; Mollie's settlements are fetched by a job of the night. */
async function payOut(): Promise<void> {
  await provider.payOut();
  await platform.look((db) => enqueue(db, 'fetch-settlements', ''));
}

/** Where both are killed; each ends in an order. */
const POINTS: Record<string, () => Promise<Paid>> = {
  'once it is opened, before that is noted': async () => {
    const cart = await readyToPay();
    await crashAt('payments', 'new.provider_id is not null', () =>
      startPayment(shopper, cart, VISA),
    );
    // The shopper never saw a page, and starts again.
    const { reference } = await startedPayment(shopper, cart, VISA);
    await provider.pay(await idOf(reference));
    return { cart, reference };
  },
  'once it is paid, before anybody is told': async () => {
    const paid = await opened();
    await provider.pay(await idOf(paid.reference), SILENT[provider.service]);
    await platform.crash();
    return paid;
  },
  'once its message is stored, before it is applied': async () => {
    const paid = await opened();
    const id = await idOf(paid.reference);
    await crashAt('payments', `new.status = 'Authorised'`, () => provider.pay(id));
    return paid;
  },
  'while it is made an order': async () => {
    const paid = await opened();
    await provider.pay(await idOf(paid.reference));
    await vi.waitFor(
      async () =>
        expect((await getPayment(shopper, paid.cart, paid.reference)).status).toBe('Authorised'),
      { timeout: 60_000, interval: 100 },
    );
    await crashAt('orders', 'true', () => validate(shopper, paid.cart));
    return paid;
  },
  'once it is captured, before that is noted': async () => {
    const paid = await authorised();
    await crashAt('payment_captures', `new.state = '${provider.captureState}'`, () =>
      ship(paid.orderNumber),
    );
    await eventually(paid.reference, () => captureIs(paid, provider.captureState));
    expect(provider.captures(await idOf(paid.reference))).toHaveLength(1);
    return paid;
  },
  'once it is refunded, before that is noted': async () => {
    const paid = await authorised();
    await ship(paid.orderNumber);
    await eventually(paid.reference, () => captureIs(paid, provider.captureState));
    const path = `/customers-self/orders/${paid.orderNumber}`;
    const { body } = await shopper.call('GET', `/orders/by-cart/${paid.cart.id}`);
    const { lineItems } = orderSchema.parse(body);
    const lines = [{ lineId: lineItems[0]?.lineId ?? '', quantity: 1 }];
    const returnId = randomUUID();
    await shopper.call('POST', `${path}/withdrawals`, { body: { returnId, lines } });
    await crashAt('payment_refunds', `new.state = 'accepted'`, () =>
      platform.look((db) => receiveReturn(db, { received: returnId }, new Date())),
    );
    await eventually(paid.reference, async () => {
      const rows = await platform.look((db) =>
        db.select().from(paymentRefunds).where(eq(paymentRefunds.reference, paid.reference)),
      );
      expect(rows).toMatchObject([{ refundId: returnId, state: 'accepted' }]);
    });
    expect(provider.refunds(await idOf(paid.reference))).toHaveLength(1);
    return paid;
  },
  'once it is charged back, before that is noted': async () => {
    const paid = await captured();
    await crashAt('payment_disputes', 'true', () => provider.dispute(paid.id));
    await disputeIs(paid, false);
    return paid;
  },
  'once its dispute is won, before that is noted': async () => {
    const paid = await captured();
    await provider.dispute(paid.id);
    await disputeIs(paid, false);
    await crashAt('payment_disputes', 'new.reversed_at is not null', () =>
      provider.winDisputes(paid.id),
    );
    await disputeIs(paid, true);
    return paid;
  },
  'once it is paid out, before that is noted': async () => {
    const paid = await captured();
    await crashAt('settled_entries', 'true', payOut);
    await eventually(paid.reference, async () => {
      const rows = await platform.look((db) =>
        db
          .select({ kind: settledEntries.kind })
          .from(settledEntries)
          .innerJoin(paymentCaptures, eq(paymentCaptures.providerId, settledEntries.transferId))
          .where(eq(paymentCaptures.reference, paid.reference)),
      );
      expect(rows).toEqual([{ kind: 'captured' }]);
    });
    return paid;
  },
  'once a payout is compared, before that is noted': async () => {
    const paid = await captured();
    // The provider pays out a cent less than was captured, so that there is a difference to note.
    const isOfIt = `new.reference = '${paid.reference}'`;
    await crashAt('settlement_differences', isOfIt, async () => {
      await provider.payOut((entries) =>
        entries.map((entry) => ({ ...entry, cents: entry.cents - 1 })),
      );
      await platform.look((db) => enqueue(db, 'fetch-settlements', ''));
    });
    await eventually(paid.reference, async () => {
      const { reference } = settlementDifferences;
      const rows = await platform.look((db) =>
        db.select().from(settlementDifferences).where(eq(reference, paid.reference)),
      );
      expect(rows).toMatchObject([{ problem: 'differs' }]);
    });
    return paid;
  },
};
const names = Object.keys(POINTS);

describe.skipIf(isRemote).each([
  ['Mollie', serveMollie],
  ['Adyen', serveAdyen],
] as const)('platform and database are killed during a payment at %s', (_provider, serve) => {
  beforeAll(() => start(serve), 180_000);
  afterAll(stop);
  // Her token ends after a while, and rounds are many.
  beforeEach(async () => {
    shopper = await platform.signIn('u5@vitrine.example');
  });

  test.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1, names[round % names.length]]))(
    'round %i, %s: one order, one payment, and nothing contradicts',
    { tags: ['F23', 'F24'], timeout: ROUND_BUDGET_MS },
    async (_round, name) => {
      const paid = await POINTS[name ?? '']?.();
      if (paid === undefined) throw new Error('there is no such point');
      const orderNumber = await orderedAs(paid);
      await eventually(paid.reference, async () => {
        const contradictions = await platform.look(findContradictions);
        expect(contradictions).toEqual([]);
      });
      await platform.look(async (db) => {
        const placed = await db.select().from(orders).where(eq(orders.cartId, paid.cart.id));
        expect(placed).toMatchObject([{ orderNumber }]);
        const [payment] = await db
          .select()
          .from(payments)
          .where(eq(payments.reference, paid.reference));
        expect(payment).toMatchObject({ orderNumber, voidedAt: null });
      });
    },
  );
});

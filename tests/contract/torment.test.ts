import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { sumOf } from '#src/domain/money/money.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { enqueueCreditNote } from '#src/platform/orders/documents/issue-document.job.ts';
import { orderDocuments, orders } from '#src/platform/orders/tables.ts';
import { payments } from '#src/platform/payments/tables.ts';
import { promotions, promotionTerms, promotionUses } from '#src/platform/promotions/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { heldCommits } from '../support/held-commits.ts';
import { promotionOf } from '../support/other-shop.ts';
import type { Caller } from '../support/platform-client.ts';
import { CARDS, readyCart, startedPayment, validate } from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';
import { startTormentedPlatform, type TormentedPlatform } from '../support/tormented-platform.ts';

/**
 * Platform and database server are killed in the middle of an order, each time at another point.
 * `npm run platform:torment` does it twenty times.
 */

const ROUNDS = Number(process.env.TORMENT_ROUNDS ?? 2);
const ROUND_BUDGET_MS = 400_000;
const STOCK = 1_000;
/** Off each order by a promotion that has just as many uses, and just that budget. */
const OFF = 300;
const PROMOTION = {
  ...promotionOf('fr-fr'),
  limits: { uses: ROUNDS, usesPerCustomer: ROUNDS, budget: { EUR: ROUNDS * OFF } },
};

let platform: TormentedPlatform;
let held: ReturnType<typeof heldCommits>;
let shopper: Caller;
beforeAll(async () => {
  platform = await startTormentedPlatform();
  held = heldCommits(platform);
  await platform.look(async (db) => {
    await db.update(stocks).set({ quantity: STOCK }).where(eq(stocks.sku, 'S1'));
    const [promotionId, madeAt] = [randomUUID(), new Date()];
    const row = { promotionId, version: 1, name: 'Ten', asked: PROMOTION };
    await db.insert(promotions).values({ ...row, madeBy: 'Luc Petit', madeAt });
    await db.insert(promotionTerms).values({ promotionId, domain: 'fr-fr', beginsAt: madeAt });
  });
}, 180_000);
// Her token ends after a while, and rounds are many.
beforeEach(async () => {
  shopper = await platform.signIn('u5@vitrine.example');
});
afterAll(() => platform.stop());

/** Sends the card; the answer is lost where the platform is killed meanwhile. */
async function sendCard(redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({
    action: 'pay',
    number: CARDS.authorised,
    expiry: '12/39',
    securityCode: '123',
    name: 'Jean Dupont',
  });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}

async function paidCart() {
  const cart = await readyCart(shopper, 'S1');
  const { redirectUrl, reference } = await startedPayment(shopper, cart);
  return { cart, redirectUrl, reference };
}

type Paid = Awaited<ReturnType<typeof paidCart>>;

/** Where both are killed, and what the shopper does afterwards. */
const POINTS: Record<string, (paid: Paid) => Promise<void>> = {
  'before the order is committed': async ({ cart, redirectUrl }) => {
    await sendCard(redirectUrl);
    await held.holdCommits('orders', 'true');
    const lost = validate(shopper, cart).catch(() => null);
    await held.isHeld();
    await platform.crash();
    expect(await lost).toBeNull();
    await held.letCommit('orders');
    expect((await orderOf(cart)).status).toBe(404);
    expect((await validate(shopper, cart)).status).toBe(200);
  },
  'between the authorisation and the order': async ({ redirectUrl }) => {
    await sendCard(redirectUrl);
    await platform.crash();
    // The shopper is gone: the reconciler is alone with it.
  },
  'after the order is committed, before anybody is told': async ({ cart, redirectUrl }) => {
    await sendCard(redirectUrl);
    expect((await validate(shopper, cart)).status).toBe(200);
    await platform.crash();
    // For the shopper, that answer never came.
    expect((await validate(shopper, cart)).status).toBe(200);
  },
  'before the platform has noted the authorisation': async ({ redirectUrl }) => {
    await held.holdCommits('payments', `new.status = 'Authorised'`);
    const lost = sendCard(redirectUrl);
    await held.isHeld();
    await platform.crash();
    await lost;
    await held.letCommit('payments');
  },
  'while the invoice has its number and is not committed': async ({ cart, redirectUrl }) => {
    await sendCard(redirectUrl);
    await held.holdCommits('order_documents', 'true');
    expect((await validate(shopper, cart)).status).toBe(200);
    await held.isHeld();
    await platform.crash();
    await held.letCommit('order_documents');
  },
};
const names = Object.keys(POINTS);

/** Some time goes by until this many documents of a kind have their number; answers the numbers. */
const numbersOf = (kind: 'invoice' | 'credit-note', count: number) =>
  vi.waitFor(
    async () => {
      await platform.freeJobs();
      await held.hurry('');
      return platform.look(async (db) => {
        const issued = await db.select().from(orderDocuments).where(eq(orderDocuments.kind, kind));
        expect(issued).toHaveLength(count);
        return issued.map(({ number, year }) => number.replace(`${year}`, 'year')).toSorted();
      });
    },
    { timeout: 60_000, interval: 500 },
  );

const firstOf = (series: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${series}-year-${`${index + 1}`.padStart(6, '0')}`);

const orderOf = ({ id }: Cart) => shopper.call('GET', `/orders/by-cart/${id}`);

describe.skipIf(isRemote)('platform and database are killed', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1, names[round % names.length]]))(
    'round %i, %s: one order, its stock and its payment, and nothing contradicts',
    { tags: ['F23', 'F24'], timeout: ROUND_BUDGET_MS },
    async (round, name) => {
      const paid = await paidCart();
      expect(paid.cart.discounts).toMatchObject([{ centAmount: OFF }]);
      await POINTS[name ?? '']?.(paid);
      const order = await vi.waitFor(
        async () => {
          await held.hurry(paid.reference);
          const { status, body } = await orderOf(paid.cart);
          expect(status).toBe(200);
          return orderSchema.parse(body);
        },
        { timeout: 60_000, interval: 500 },
      );
      await platform.look(async (db) => {
        const placed = await db.select().from(orders).where(eq(orders.cartId, paid.cart.id));
        expect(placed.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
        const [payment] = await db
          .select()
          .from(payments)
          .where(eq(payments.reference, paid.reference));
        expect(payment).toMatchObject({ orderNumber: order.orderNumber, voidedAt: null });
        const [stock] = await db.select().from(stocks).where(eq(stocks.sku, 'S1'));
        expect(stock?.quantity).toBe(STOCK - Number(round));
        // Uses and budget of the promotion equal the orders that have it.
        const uses = await db.select().from(promotionUses);
        const all = await db.select().from(orders);
        expect(uses.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
          all.map(({ orderNumber }) => orderNumber).toSorted(),
        );
        expect(sumOf(uses.map(({ cents }) => cents))).toBe(Number(round) * OFF);
        const reductions = all.flatMap(({ discounts }) => discounts);
        expect(sumOf(reductions.map(({ centAmount }) => centAmount))).toBe(Number(round) * OFF);
        expect(await findContradictions(db)).toEqual([]);
      });
    },
  );

  test('afterwards invoices and credit notes are numbered from 1 on, without a gap or a repeated number', {
    timeout: ROUND_BUDGET_MS,
  }, async () => {
    expect(await numbersOf('invoice', ROUNDS)).toEqual(firstOf('FR', ROUNDS));
    // Two credit notes of each order, each asked for twice; both are killed with the first number.
    await held.holdCommits('order_documents', 'true');
    await platform.look((db) =>
      inTransaction(db, async (tx) => {
        for (const { orderNumber } of await tx.select().from(orders)) {
          for (const refundId of ['r1', 'r1', 'r2', 'r2']) {
            await enqueueCreditNote(tx, { orderNumber, refundId });
          }
        }
      }),
    );
    await held.isHeld();
    await platform.crash();
    await held.letCommit('order_documents');
    expect(await numbersOf('credit-note', 2 * ROUNDS)).toEqual(firstOf('FR-C', 2 * ROUNDS));
    expect(await platform.look(findContradictions)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { addCrowd } from '../support/crowd.ts';
import { cardIdOf, isCard } from '../support/gift-cards.ts';
import {
  CARDS,
  cartOf,
  readyCart,
  startedPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** Many at once: whatever comes of each, the books agree. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const SHOPPERS = 50;
const PIECES = 5;
const BUDGET_MS = 120_000;

describe.skipIf(isRemote)('the books agree', () => {
  afterEach(async () => {
    expect(await findContradictions(platform.inside.database)).toEqual([]);
  });

  test('after fifty checkouts of five pieces: five orders, no stock, everybody else given back', {
    tags: ['F15', 'F28'],
    timeout: BUDGET_MS,
  }, async () => {
    const { database, clock, runJobs } = platform.inside;
    await database.update(stocks).set({ quantity: PIECES }).where(eq(stocks.sku, 'SD'));
    const ids = await addCrowd(database, SHOPPERS);
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        const customer = await platform.customer(id);
        const cart = await readyCart(customer, 'SD').catch(() => null);
        if (cart === null) return 'no piece left for the cart';
        const started = await startedPayment(customer, cart).catch(() => null);
        if (started === null) return 'no piece left to pay for';
        await submitCard(platform, started.redirectUrl, { number: CARDS.authorised });
        // Sent again and again, as a shopper does whose shop is busy.
        for (let tries = 0; tries < 20; tries += 1) {
          const { status } = await validate(customer, cart);
          if (status !== 503) return String(status);
        }
        return 'never answered';
      }),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(PIECES);
    expect(outcomes).not.toContain('never answered');
    const [left] = await database.select().from(stocks).where(eq(stocks.sku, 'SD'));
    expect(left?.quantity).toBe(0);
    clock.advance(61_000);
    await runJobs();
    const placed = await database.select().from(orders);
    expect(placed).toHaveLength(PIECES);
  });

  test.each([
    ['one key', 'GC500', () => 'one-key'],
    ['twenty keys', 'GC100', () => randomUUID()],
  ])(
    'after twenty validations at once with %s: one order, a gift card charged once',
    { tags: ['F27', 'T10'] },
    async (_, card, key) => {
      const customer = await platform.customer('U2');
      const ready = await readyCart(customer, 'S1');
      const before = await balanceOf(card);
      await customer.call('POST', `/carts-self/${ready.id}/gift-cards/${card}`, {
        query: { version: ready.version },
        body: { amount: 5_000 },
      });
      const cart = cartOf(await customer.call('GET', `/carts/${ready.id}`));
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          validate(customer, cart, { 'idempotency-key': `${cart.id}-${key()}` }),
        ),
      );
      const numbers = answers.map(({ status, body }) => {
        expect(status).toBe(200);
        return orderSchema.parse(body).orderNumber;
      });
      expect(new Set(numbers).size).toBe(1);
      expect(await balanceOf(card)).toBe(before - cart.totalPrice.centAmount);
    },
  );

  test('after ten carts with one gift card and bank cards: it never pays more than it held', {
    tags: ['T10'],
    timeout: BUDGET_MS,
  }, async () => {
    const { database } = platform.inside;
    const held = await balanceOf('GC100');
    const ids = await addCrowd(database, 10, 200);
    const paid = await Promise.all(
      ids.map(async (id) => {
        const customer = await platform.customer(id);
        const ready = await readyCart(customer, 'S1');
        await customer.call('POST', `/carts-self/${ready.id}/gift-cards/GC100`, {
          query: { version: ready.version },
          body: { amount: 3_000 },
        });
        const cart = cartOf(await customer.call('GET', `/carts/${ready.id}`));
        const amountPlanned = cart.totalPrice.centAmount - 3_000;
        const started = await startedPayment(customer, cart, { amountPlanned }).catch(() => null);
        if (started === null) return 0;
        await submitCard(platform, started.redirectUrl, {});
        return (await validate(customer, cart)).status === 200 ? 3_000 : 0;
      }),
    );
    const fitting = Math.floor(held / 3_000);
    expect(fitting).toBeGreaterThan(1);
    expect(paid.filter((cents) => cents > 0)).toHaveLength(fitting);
    expect(await balanceOf('GC100')).toBe(held - fitting * 3_000);
  });
});

async function balanceOf(number: string): Promise<number> {
  const { database } = platform.inside;
  const [card] = await database.select().from(giftCards).where(isCard(number));
  return card?.balanceCents ?? 0;
}

test.skipIf(isRemote)('what contradicts a rule is found', async () => {
  const { database } = platform.inside;
  await database.update(giftCards).set({ balanceCents: 1 }).where(isCard('GCPIN'));
  expect(await findContradictions(database)).toEqual([
    `a gift card has paid what it no longer holds, and never more than its value: ${cardIdOf('GCPIN')}`,
  ]);
});

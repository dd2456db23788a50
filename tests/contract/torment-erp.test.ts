import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { seedStaff } from '#src/demo/seed/seed-staff.ts';
import { newEndpointSchema } from '#src/domain/event/event.schema.ts';
import { shownKeySchema } from '#src/domain/staff/staff.schema.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { orderParcels, orders } from '#src/platform/orders/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stockMovements, stocks } from '#src/platform/stock/tables.ts';
import { openErpStore } from '../support/erp/erp-store.ts';
import type { Caller } from '../support/platform-client.ts';
import { findFreePort, type RunningProgram, runProgram } from '../support/run-program.ts';
import { CARDS, readyCart, startedPayment, validate } from '../support/shopping.ts';
import { isRemote, putCartAway } from '../support/test-platform.ts';
import { startTormentedPlatform, type TormentedPlatform } from '../support/tormented-platform.ts';

/**
 * Orders are placed while the platform with its database, and an ERP that works by docs/api.md, are
 * killed at random moments. `npm run platform:torment-erp` does it for 500 orders.
 */

const ORDERS = Number(process.env.ERP_ORDERS ?? 15);
const KILLS = Math.max(3, Math.round(ORDERS / 20));
const BUDGET_MS = 120_000 + ORDERS * 5_000;
const STOCK = 5_000;
const SKUS = ['S1', 'S2'];

let platform: TormentedPlatform;
let folder: string;
let erp: RunningProgram;
let erpSettings: Record<string, string>;

const startErp = () => runProgram('tests/support/erp/main.ts', erpSettings);

/** The answer to a call of the back office by its first owner. */
async function askOffice(path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(new URL(path, platform.backOffice), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: platform.backOffice, cookie },
    body: JSON.stringify(body),
  });
}

/** A key for the ERP, and an endpoint that it is told at. */
async function connect(port: number): Promise<Record<string, string>> {
  await platform.look((db) => inTransaction(db, seedStaff));
  const signIn = { email: 'owner@vitrine.example', password: DEMO_PASSWORD };
  const signedIn = await askOffice('/staff/sign-in', signIn);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const permissions = ['orders:read', 'orders:write', 'stock:read', 'stock:write'];
  const key = { name: 'ERP', permissions, shops: null, endsAt: null };
  const made = await (await askOffice('/staff/keys', key, cookie)).json();
  const wanted = { types: ['order.placed', 'order.cancelled'], shops: ['fr-fr'], isActive: true };
  const url = `http://127.0.0.1:${port}/events`;
  const added = await (
    await askOffice('/staff/event-endpoints', { ...wanted, url }, cookie)
  ).json();
  return {
    ...{ ERP_STORE: join(folder, 'erp.sqlite'), ERP_PORT: String(port) },
    ...{ ERP_SHOP: platform.backOffice, ERP_KEY: shownKeySchema.parse(made).secret },
    ERP_SECRET: newEndpointSchema.parse(added).secret,
  };
}

const withErp = <T>(look: (store: ReturnType<typeof openErpStore>) => T): T => {
  const store = openErpStore(erpSettings.ERP_STORE ?? '');
  try {
    return look(store);
  } finally {
    store.close();
  }
};

beforeAll(async () => {
  platform = await startTormentedPlatform({ EVENTS_INSIDE: '1' });
  await platform.look((db) =>
    db.update(stocks).set({ quantity: STOCK }).where(inArray(stocks.sku, SKUS)),
  );
  folder = mkdtempSync(join(tmpdir(), 'erp-'));
  erpSettings = await connect(await findFreePort());
  erp = startErp();
  await vi.waitFor(() => expect(withErp((store) => store.cursor())).not.toBeNull(), 30_000);
}, 180_000);
afterAll(async () => {
  await erp.kill();
  rmSync(folder, { recursive: true, force: true });
  await platform.stop();
});

const placed = () => platform.look((db) => db.$count(orders));

/** Buys, whatever was left of the cart before; throws where something is killed during it. */
async function buy(shopper: Caller, skus: readonly string[]): Promise<void> {
  await putCartAway(shopper);
  const cart = await readyCart(shopper, ...skus);
  const { redirectUrl } = await startedPayment(shopper, cart);
  const card = { number: CARDS.authorised, expiry: '12/39', securityCode: '123', name: 'J D' };
  const body = new URLSearchParams({ action: 'pay', ...card });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  await validate(shopper, cart);
}

/** What was lost in a crash, in words, by how often; a torment that only fails is seen. */
const troubles = new Map<string, number>();

async function shopOn(email: string): Promise<void> {
  let shopper: Caller | null = null;
  for (let round = 0; ; round += 1) {
    try {
      if ((await placed()) >= ORDERS) return;
      // Tokens end after a while.
      if (shopper === null || round % 50 === 0) shopper = await platform.signIn(email);
      await buy(shopper, round % 3 === 0 ? ['S1', 'S2', 'S2'] : ['S1']);
    } catch (error) {
      const trouble = error instanceof Error ? error.message.split('\n')[0] : String(error);
      troubles.set(trouble ?? '', (troubles.get(trouble ?? '') ?? 0) + 1);
      await setTimeout(200);
    }
  }
}

/** Kills at random moments while orders are placed. */
async function killOn(kill: () => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= KILLS; number += 1) {
    const due = Math.floor((ORDERS * (number - 0.5)) / KILLS);
    await vi.waitFor(async () => expect(await placed()).toBeGreaterThanOrEqual(due), {
      ...{ timeout: BUDGET_MS, interval: 200 },
    });
    await setTimeout(Math.random() * 500);
    await kill();
  }
}

/** Some time goes by: what the dead had begun is free, payments of those who left are looked at. */
const letTimeGoBy = async () => {
  await platform.freeJobs();
  await platform.look(async (db) => {
    await db.execute(sql`
      update payments set changed_at = changed_at - interval '1 minute'
      where order_number is null and voided_at is null`);
    await db.execute(
      sql`update jobs.job set start_after = now() where state in ('created', 'retry')`,
    );
  });
};

describe.skipIf(isRemote)('an ERP takes orders while it and the platform are killed', () => {
  test(`of ${ORDERS} orders none is lost, none sent twice, and stock is the same on both sides`, {
    timeout: BUDGET_MS,
  }, async () => {
    await Promise.all([
      shopOn('u1@vitrine.example'),
      shopOn('u5@vitrine.example'),
      killOn(() => platform.crash()),
      killOn(async () => {
        await erp.kill();
        await setTimeout(Math.random() * 500);
        erp = startErp();
      }),
    ]);

    await vi.waitFor(
      async () => {
        await letTimeGoBy();
        const open = sql`select 1 from payments where order_number is null and voided_at is null
          and status not in ('Refused', 'Error', 'Cancelled')`;
        const { rows } = await platform.look((db) => db.execute(open));
        expect(rows).toEqual([]);
        const [inErp, changes] = withErp((store) => [
          store.orders('shipped').length,
          store.openChanges().length,
        ]);
        expect([inErp, changes], erp.said().slice(-500)).toEqual([await placed(), 0]);
      },
      { timeout: BUDGET_MS, interval: 500 },
    );

    const known = withErp((store) => store.orders());
    const [messages, changes, held] = withErp((store) => [
      store.messageCount(),
      store.changeCount(),
      store.stocks(),
    ]);
    await platform.look(async (db) => {
      const sold = await db.select().from(orders);
      expect(known.map(({ orderNumber }) => orderNumber)).toEqual(
        sold.map(({ orderNumber }) => orderNumber).toSorted(),
      );
      expect(sold.every(({ status }) => status === 'shipped')).toBe(true);

      const parcels = await db.select().from(orderParcels);
      expect(parcels).toHaveLength(sold.length);
      const sent = new Map(parcels.map(({ orderNumber, lines }) => [orderNumber, lines]));
      for (const { orderNumber, lineItems } of sold) {
        expect(sent.get(orderNumber)).toEqual(
          lineItems.map(({ lineId, quantity }) => ({ lineId, quantity })),
        );
      }

      for (const sku of SKUS) {
        const [stock] = await db.select().from(stocks).where(eq(stocks.sku, sku));
        const moves = await db.select().from(stockMovements).where(eq(stockMovements.sku, sku));
        const moved = moves.reduce((sum, { difference }) => sum + difference, 0);
        expect([sku, held.get(sku), STOCK + moved]).toEqual([
          ...[sku, stock?.quantity, stock?.quantity],
        ]);
      }
      expect(await findContradictions(db)).toEqual([]);
      const numbers = z.object({ orders: z.int(), messages: z.int().positive(), changes: z.int() });
      const report = numbers.parse({ orders: sold.length, messages, changes });
      expect(report.orders).toBeGreaterThanOrEqual(ORDERS);
      expect(report.changes).toBe(report.orders);
      if (process.env.ERP_ORDERS !== undefined) {
        process.stdout.write(
          `${JSON.stringify({ ...report, kills: KILLS, troubles: Object.fromEntries(troubles) })}\n`,
        );
      }
    });
  });
});

import { and, count, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client';
import { SETTLEMENT_PROBLEMS } from '#src/domain/payment/settlement.ts';
import type { Database, PoolSizes } from './kernel/database/database.ts';
import type { CallSeen } from './kernel/http/log-calls.ts';
import { readJobs } from './kernel/jobs/read-jobs.ts';
import { orders } from './orders/tables.ts';
import { payments, settlementDifferences, strayPaymentEvents } from './payments/tables.ts';

type Needs = {
  database: Database;
  poolSizes: () => PoolSizes;
  /** Whether calls can be served. */
  isReady?: () => Promise<boolean>;
  now?: () => Date;
};

export type Metrics = { countCall(call: CallSeen): void; text(): Promise<string> };

/** After this long a job that waits is one that somebody should look at. */
const LATE_MS = 60_000;

type InTables = Omit<GaugeConfiguration<string>, 'collect'> & {
  read: (gauge: Gauge) => Promise<void>;
};

/** What is read in tables is left out while the database is away: all else is told then, too. */
function inTables({ read, ...what }: InTables) {
  const gauge = new Gauge({
    ...what,
    collect: async () => {
      gauge.reset();
      // One without labels begins with 0, which would be untrue.
      await read(gauge).catch(() => (what.labelNames ? gauge.reset() : gauge.remove()));
    },
  });
}

/**
 * What the platform counts, for a collector: calls and their time, connections, and, counted when it
 * is asked for, orders, payments by status and jobs that wait. Nothing in it names a shopper.
 */
export function createMetrics({
  database,
  poolSizes,
  isReady = async () => true,
  now = () => new Date(),
}: Needs): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'platform_calls_total',
    help: 'Calls by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'platform_call_seconds',
    help: 'Time to answer a call, by route',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  });
  const countRows = async (table: PgTable, where?: SQL) => {
    const [row] = await database.select({ rows: count() }).from(table).where(where);
    return row?.rows ?? 0;
  };
  new Gauge({
    name: 'platform_ready',
    help: 'Whether calls can be served: 1 or 0',
    registers,
    async collect() {
      this.set(Number(await isReady()));
    },
  });
  inTables({
    name: 'platform_orders',
    help: 'Orders there are',
    registers,
    read: async (gauge) => gauge.set(await countRows(orders)),
  });
  inTables({
    name: 'platform_payments',
    help: 'Payments there are, by status',
    labelNames: ['status'],
    registers,
    read: async (gauge) => {
      const rows = await database
        .select({ status: payments.status, rows: count() })
        .from(payments)
        .groupBy(payments.status);
      for (const { status, rows: found } of rows) gauge.set({ status }, found);
    },
  });
  inTables({
    name: 'platform_settlement_differences',
    help: 'Where settlements of providers and payments differ, by problem',
    labelNames: ['problem'],
    registers,
    read: async (gauge) => {
      for (const problem of SETTLEMENT_PROBLEMS) {
        const where = eq(settlementDifferences.problem, problem);
        gauge.set({ problem }, await countRows(settlementDifferences, where));
      }
    },
  });
  inTables({
    name: 'platform_stray_payment_events',
    help: 'Signed events of payments that nobody asked for here',
    registers,
    read: async (gauge) => gauge.set(await countRows(strayPaymentEvents)),
  });
  inTables({
    name: 'platform_jobs_oldest_seconds',
    help: 'How long the oldest job of a kind is due or fails',
    labelNames: ['kind'],
    registers,
    read: async (gauge) => {
      const kinds = await readJobs(database);
      for (const { name: kind, oldestSeconds } of kinds) gauge.set({ kind }, oldestSeconds);
    },
  });
  inTables({
    name: 'platform_jobs_waiting',
    help: 'What waits to be done: payments to be ordered or given back, and by kind of job',
    labelNames: ['kind'],
    registers,
    read: async (gauge) => {
      const late = new Date(now().getTime() - LATE_MS);
      const unsettled = and(
        eq(payments.status, 'Authorised'),
        isNull(payments.orderNumber),
        isNull(payments.voidedAt),
        lt(payments.changedAt, late),
      );
      gauge.set({ kind: 'payments' }, await countRows(payments, unsettled));
      const kinds = await readJobs(database);
      for (const { name: kind, due, failing } of kinds) gauge.set({ kind }, due + failing);
    },
  });
  new Gauge({
    name: 'platform_database_connections',
    help: 'Connections by pool; waiting are calls without one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, sizes] of Object.entries(poolSizes())) {
        for (const [state, size] of Object.entries(sizes)) this.set({ pool, state }, size);
      }
    },
  });
  return {
    countCall: ({ method, route, status, ms }) => {
      calls.inc({ method, route, status });
      seconds.observe({ method, route }, ms / 1_000);
    },
    text: () => registry.metrics(),
  };
}

import { randomUUID } from 'node:crypto';
import { and, arrayOverlaps, eq, lt, sql } from 'drizzle-orm';
import type { EventType } from '#src/domain/event/event.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Database, Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { DELIVER_EVENT } from './deliver-event.job.ts';
import { eventDeliveries, eventEndpoints, events } from './tables.ts';

/** Held by those who write events until they commit. */
const WRITERS = 7_316_201;

/**
 * Waits for events whose numbers are given but not committed: a reader that goes on from the highest
 * number that it saw would never see them.
 */
export async function awaitWriters(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITERS})`);
}

export type NotedEvent = {
  type: EventType;
  /** The store of the shop that it belongs to; null where it belongs to none. */
  storeId: string | null;
  subject: { kind: string; id: string };
  data: Record<string, unknown>;
};

async function shopsOf(tx: Transaction, told: readonly NotedEvent[]) {
  const shops = new Map<string | null, OnlineLocale | null>([[null, null]]);
  for (const storeId of new Set(told.map((one) => one.storeId))) {
    if (storeId === null) continue;
    shops.set(storeId, (await findWebDomainByStoreId(tx, storeId))?.domain ?? null);
  }
  return shops;
}

/** Tells each event to everyone who asked for it. */
async function deliver(
  tx: Transaction,
  told: readonly Pick<typeof events.$inferInsert, 'eventId' | 'type' | 'shop'>[],
  now: Date,
): Promise<void> {
  const types = [...new Set(told.map(({ type }) => type))];
  const wanted = await tx
    .select()
    .from(eventEndpoints)
    .where(and(eq(eventEndpoints.isActive, true), arrayOverlaps(eventEndpoints.types, types)));
  const deliveries = told.flatMap(({ eventId, type, shop = null }) =>
    wanted
      .filter((one) => one.types.includes(type) && (shop === null || one.shops.includes(shop)))
      .map(({ endpointId }) => ({ deliveryId: randomUUID(), eventId, endpointId, since: now })),
  );
  await insertRows(tx, eventDeliveries, deliveries);
  for (const { deliveryId } of deliveries) await enqueue(tx, DELIVER_EVENT, deliveryId);
}

/**
 * Tells other systems what happened, in the transaction in which it happens: what rolls back was
 * never told, and what commits is told to everyone who asked for it. The rows of the subjects must be
 * locked, so that numbers of their events rise in the order in which they commit.
 */
export async function noteEvents(
  tx: Transaction,
  told: readonly NotedEvent[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return;
  const shops = await shopsOf(tx, told);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${WRITERS})`);
  const rows = told.map(({ type, storeId, subject, data }) => ({
    ...{ eventId: randomUUID(), type, at: now, shop: shops.get(storeId) ?? null, data },
    ...{ subjectKind: subject.kind, subjectId: subject.id },
  }));
  await insertRows(tx, events, rows);
  await deliver(tx, rows, now);
}

export const noteEvent = (tx: Transaction, told: NotedEvent, now: Date): Promise<void> =>
  noteEvents(tx, [told], now);

const KEPT_MS = 90 * 86_400_000;

/** Deletes events of more than three months ago, with their deliveries. */
export async function forgetOldEvents(database: Database, now: Date): Promise<void> {
  await database.delete(events).where(lt(events.at, new Date(now.getTime() - KEPT_MS)));
}

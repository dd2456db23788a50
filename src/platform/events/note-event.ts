import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, lt, sql } from 'drizzle-orm';
import type { EventType } from '#src/domain/event/event.ts';
import type { Database, Transaction } from '../kernel/database/database.ts';
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

async function shopOf(tx: Transaction, storeId: string) {
  return (await findWebDomainByStoreId(tx, storeId))?.domain ?? null;
}

/**
 * Tells other systems what happened, in the transaction in which it happens: what rolls back was
 * never told, and what commits is told to everyone who asked for it. The row of the subject must be
 * locked, so that numbers of its events rise in the order in which they commit.
 */
export async function noteEvent(
  tx: Transaction,
  { type, storeId, subject, data }: NotedEvent,
  now: Date,
): Promise<void> {
  const eventId = randomUUID();
  const shop = storeId === null ? null : await shopOf(tx, storeId);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${WRITERS})`);
  await tx.insert(events).values({
    ...{ eventId, type, at: now, shop, data },
    ...{ subjectKind: subject.kind, subjectId: subject.id },
  });
  const wanted = await tx
    .select({ endpointId: eventEndpoints.endpointId })
    .from(eventEndpoints)
    .where(
      and(
        eq(eventEndpoints.isActive, true),
        arrayContains(eventEndpoints.types, [type]),
        shop === null ? undefined : arrayContains(eventEndpoints.shops, [shop]),
      ),
    );
  for (const { endpointId } of wanted) {
    const deliveryId = randomUUID();
    await tx.insert(eventDeliveries).values({ deliveryId, eventId, endpointId, since: now });
    await enqueue(tx, DELIVER_EVENT, deliveryId);
  }
}

const KEPT_MS = 90 * 86_400_000;

/** Deletes events of more than three months ago, with their deliveries. */
export async function forgetOldEvents(database: Database, now: Date): Promise<void> {
  await database.delete(events).where(lt(events.at, new Date(now.getTime() - KEPT_MS)));
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { type Job, recurring } from '../kernel/jobs/job-types.ts';
import type { CardGateway } from './card-gateway.ts';
import type { PaymentFact } from './payment-facts.ts';
import { findPayment, lockPayment, type Payment } from './payment-store.ts';
import { APPLY_EVENT, storeEvent } from './provider-webhook.ts';
import { applyFacts } from './record-status.ts';
import { paymentCaptures, paymentEvents, paymentRefunds, payments } from './tables.ts';

type Needs = Pick<PlatformDeps, 'database' | 'now'> & { gateway: Pick<CardGateway, 'look'> };
type EventRow = typeof paymentEvents.$inferSelect;

/** Messages of one payment that ask for a look, and that nobody has answered: one look is for all. */
async function takeLooks({ database, now }: Needs, { provider, reference }: EventRow) {
  const rows = await database
    .update(paymentEvents)
    .set({ takenAt: now() })
    .where(
      and(
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.reference, reference),
        isNull(paymentEvents.facts),
        isNull(paymentEvents.appliedAt),
      ),
    )
    .returning({ eventId: paymentEvents.eventId });
  return rows.map(({ eventId }) => eventId);
}

/** Applies facts and marks their messages, in one transaction and under the payment's lock. */
async function apply(
  { database, now }: Needs,
  payment: Payment,
  { provider, eventIds, facts }: { provider: string; eventIds: string[]; facts: PaymentFact[] },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const current = await lockPayment(tx, payment);
    const applied = await tx
      .update(paymentEvents)
      .set({ takenAt: now(), appliedAt: now() })
      .where(
        and(
          eq(paymentEvents.provider, provider),
          inArray(paymentEvents.eventId, eventIds),
          isNull(paymentEvents.appliedAt),
        ),
      )
      .returning({ eventId: paymentEvents.eventId });
    if (applied.length > 0) await applyFacts(tx, current, facts, now());
  });
}

/** Applies a stored message of a provider: what it says, or what the provider says when asked. */
export function applyEvent(needs: Needs): Job {
  return {
    name: APPLY_EVENT,
    run: async (key) => {
      const [provider = '', eventId = ''] = key.split(' ');
      const [event] = await needs.database
        .select()
        .from(paymentEvents)
        .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
      if (event === undefined || event.appliedAt !== null) return;
      const payment = await findPayment(needs.database, event.reference);
      if (payment === null) return;
      const eventIds = event.facts === null ? await takeLooks(needs, event) : [eventId];
      const facts = event.facts ?? (await needs.gateway.look(payment));
      await apply(needs, payment, { provider, eventIds, facts });
    },
  };
}

/** A provider whose message got lost is asked again. */
const EVERY_TEN_MINUTES = '*/10 * * * *';
const SILENT_FOR_MS = 10 * 60_000;
const MAX_LOOKS = 200;

/** Looks after captures and refunds of which nothing has been heard for a while. */
export function lookAfterTransfers(deps: Needs): Job {
  return recurring('look-after-transfers', EVERY_TEN_MINUTES, async () => {
    const before = new Date(deps.now().getTime() - SILENT_FOR_MS);
    const silent = (table: typeof paymentCaptures | typeof paymentRefunds) =>
      deps.database
        .select({ reference: table.reference })
        .from(table)
        .where(and(eq(table.state, 'accepted'), lte(table.changedAt, before)));
    const found = await union(silent(paymentCaptures), silent(paymentRefunds)).limit(MAX_LOOKS);
    if (found.length === 0) return;
    const references = found.map(({ reference }) => reference);
    const rows = await deps.database
      .select()
      .from(payments)
      .where(inArray(payments.reference, references));
    for (const { service, reference, providerId } of rows) {
      const event = { eventId: randomUUID(), reference, providerId, code: 'look', facts: null };
      await storeEvent(deps, service, event);
    }
  });
}

import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { CardEvent } from '#src/contract/payments.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { type CardSessionState, cardEvents, cardSessions } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
export type CardSession = typeof cardSessions.$inferSelect;

export async function findSession(
  { database }: Pick<Deps, 'database'>,
  sessionId: string,
): Promise<CardSession | null> {
  const [row] = await database
    .select()
    .from(cardSessions)
    .where(eq(cardSessions.sessionId, sessionId));
  return row ?? null;
}

/**
 * Moves a payment on, from one of the given states, and writes the message about it in the same
 * transaction. False when the payment is past those states: someone decided it before.
 */
export function decide(
  { database, now }: Deps,
  sessionId: string,
  from: readonly CardSessionState[],
  status: PaymentStatus,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const state: CardSessionState = status === 'ChallengeShopper' ? 'challenge' : 'closed';
    const moved = await tx
      .update(cardSessions)
      .set({ state, status })
      .where(and(eq(cardSessions.sessionId, sessionId), inArray(cardSessions.state, [...from])))
      .returning({ sessionId: cardSessions.sessionId });
    if (moved.length === 0) return false;
    const eventId = randomUUID();
    await tx.insert(cardEvents).values({ eventId, sessionId, status, createdAt: now() });
    return true;
  });
}

export type Message = { provider: CardSession['provider']; event: CardEvent };

/** Messages that the platform has not confirmed, oldest first. */
export async function findUndelivered(
  { database }: Pick<Deps, 'database'>,
  { sessionId, before }: { sessionId?: string; before?: Date },
): Promise<Message[]> {
  const rows = await database
    .select()
    .from(cardEvents)
    .innerJoin(cardSessions, eq(cardSessions.sessionId, cardEvents.sessionId))
    .where(
      and(
        isNull(cardEvents.deliveredAt),
        sessionId === undefined ? undefined : eq(cardEvents.sessionId, sessionId),
        before === undefined ? undefined : lte(cardEvents.createdAt, before),
      ),
    )
    .orderBy(asc(cardEvents.createdAt))
    .limit(50);
  return rows.map(({ card_events: { eventId, status }, card_sessions: session }) => ({
    provider: session.provider,
    event: {
      eventId,
      status,
      merchant: session.merchant,
      reference: session.reference,
      centAmount: session.centAmount,
      currencyCode: session.currencyCode,
    },
  }));
}

export async function markDelivered({ database, now }: Deps, eventId: string): Promise<void> {
  await database
    .update(cardEvents)
    .set({ deliveredAt: now() })
    .where(eq(cardEvents.eventId, eventId));
}

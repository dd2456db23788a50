import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { CardEvent } from '#src/contract/payments.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { inTransaction } from '#src/platform/database/database.ts';
import type { PlatformDeps } from '#src/platform/http/platform-env.ts';
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

export type Message = { provider: CardSession['provider']; event: CardEvent; createdAt: Date };

/** So many messages are read at a time. */
export const MESSAGE_BATCH = 50;

/** Messages that the platform has not confirmed, oldest first, at most a batch of them. */
export async function findUndelivered(
  { database }: Pick<Deps, 'database'>,
  which: { sessionId?: string; before?: Date; after?: Message },
): Promise<Message[]> {
  const { sessionId, before, after } = which;
  const rows = await database
    .select()
    .from(cardEvents)
    .innerJoin(cardSessions, eq(cardSessions.sessionId, cardEvents.sessionId))
    .where(
      and(
        isNull(cardEvents.deliveredAt),
        sessionId === undefined ? undefined : eq(cardEvents.sessionId, sessionId),
        before === undefined ? undefined : lte(cardEvents.createdAt, before),
        after === undefined
          ? undefined
          : sql`(${cardEvents.createdAt}, ${cardEvents.eventId})
              > (${after.createdAt.toISOString()}::timestamptz, ${after.event.eventId})`,
      ),
    )
    .orderBy(asc(cardEvents.createdAt), asc(cardEvents.eventId))
    .limit(MESSAGE_BATCH);
  return rows.map(({ card_events: { eventId, status, createdAt }, card_sessions: session }) => ({
    createdAt,
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

/** How many messages the platform has not confirmed. */
export async function countUndelivered({ database }: Pick<Deps, 'database'>): Promise<number> {
  const [row] = await database
    .select({ messages: count() })
    .from(cardEvents)
    .where(isNull(cardEvents.deliveredAt));
  return row?.messages ?? 0;
}

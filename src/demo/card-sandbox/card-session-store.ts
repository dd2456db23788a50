import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CardEvent, Voucher } from '#src/domain/payment/payment.schema.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import { enqueue } from '#src/platform/kernel/jobs/job-queue.ts';
import { type CardSessionState, DECIDED_LATER, type SandboxCode, STATE_AFTER } from './outcomes.ts';
import { cardEvents, cardSessions } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
export type CardSession = typeof cardSessions.$inferSelect;

/** Messages by their name in the queue of jobs; the key is the message. */
export const CARD_MESSAGES = 'card-messages';
/** Payments that the bank decides later; the key is the payment. */
export const BANK_DECISIONS = 'bank-decisions';
const DECIDED_AFTER_SECONDS = 5;
/** The page sends a message itself; the job is there for one that was not taken. */
const RETRY_AFTER_SECONDS = 5;

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
  status: SandboxCode,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const [moved] = await tx
      .update(cardSessions)
      .set({ state: STATE_AFTER[status], status })
      .where(and(eq(cardSessions.sessionId, sessionId), inArray(cardSessions.state, [...from])))
      .returning();
    if (moved === undefined) return false;
    if (status === 'PresentToShopper') {
      const voucher = newVoucher(moved, now());
      await tx.update(cardSessions).set({ voucher }).where(eq(cardSessions.sessionId, sessionId));
    }
    if (DECIDED_LATER.has(status)) {
      await enqueue(tx, BANK_DECISIONS, sessionId, { afterSeconds: DECIDED_AFTER_SECONDS });
    }
    const eventId = randomUUID();
    await tx.insert(cardEvents).values({ eventId, sessionId, status, createdAt: now() });
    await enqueue(tx, CARD_MESSAGES, eventId, { afterSeconds: RETRY_AFTER_SECONDS });
    return true;
  });
}

const VOUCHER_DAYS = 3;

/** As a Multibanco machine asks for it: an entity of five digits and a reference of nine. */
function newVoucher({ centAmount, currencyCode }: CardSession, now: Date): Voucher {
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0');
  return {
    entity: '21312',
    reference: digits.replaceAll(/(\d{3})(?=\d)/g, '$1 '),
    centAmount,
    currencyCode,
    expiresAt: new Date(now.getTime() + VOUCHER_DAYS * 86_400_000).toISOString(),
  };
}

export type Message = { provider: CardSession['provider']; event: CardEvent };

/** What the platform has not confirmed of a payment, or of one message; the oldest first. */
export async function findUndelivered(
  { database }: Pick<Deps, 'database'>,
  which: { sessionId: string } | { eventId: string },
): Promise<Message[]> {
  const isMeant =
    'eventId' in which
      ? eq(cardEvents.eventId, which.eventId)
      : eq(cardEvents.sessionId, which.sessionId);
  const rows = await database
    .select()
    .from(cardEvents)
    .innerJoin(cardSessions, eq(cardSessions.sessionId, cardEvents.sessionId))
    .where(and(isNull(cardEvents.deliveredAt), isMeant))
    .orderBy(asc(cardEvents.createdAt), asc(cardEvents.eventId));
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

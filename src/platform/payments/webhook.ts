import { type CardEvent, cardEventSchema } from '#src/contract/payments.ts';
import type { CardProvider } from '#src/domain/card-providers.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { findPayment, type Payment } from './payment-store.ts';
import { recordStatus } from './record-status.ts';
import { isSignedBy } from './signature.ts';
import { paymentEvents, strayPaymentEvents } from './tables.ts';

/** A provider's message, once its signature is checked; it may still be about nothing of ours. */
export function readCardEvent(rawBody: string, signature: string, secret: string): CardEvent {
  if (!isSignedBy(rawBody, signature, secret)) throw new Problem('UNAUTHORIZED');
  const parsed = cardEventSchema.safeParse(parseJson(rawBody));
  if (!parsed.success) {
    throw new Problem('BAD_REQUEST', { field: parsed.error.issues[0]?.path.join('.') ?? 'body' });
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Which field of a message contradicts the payment it names; null when all agree (T37). */
function contradiction(event: CardEvent, payment: Payment): keyof CardEvent | null {
  if (event.merchant !== payment.merchant) return 'merchant';
  if (event.centAmount !== payment.centAmount) return 'centAmount';
  return event.currencyCode === payment.currency ? null : 'currencyCode';
}

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/**
 * Takes a message once: a repeated one changes nothing. One that is signed and names no payment of
 * ours with this provider is put aside, for somebody to look at: money may be under way (T37).
 * Answers whether it was taken.
 */
export async function takeCardEvent(
  { database, now }: Deps,
  provider: CardProvider,
  event: CardEvent,
): Promise<boolean> {
  const { eventId, reference, status, ...claimed } = event;
  const message = { provider, eventId, reference, status, receivedAt: now() };
  const payment = await findPayment(database, reference);
  if (payment === null || payment.provider !== provider) {
    await database
      .insert(strayPaymentEvents)
      .values({ ...message, ...claimed })
      .onConflictDoNothing();
    return false;
  }
  const field = contradiction(event, payment);
  if (field !== null) throw new Problem('BAD_REQUEST', { field });
  await inTransaction(database, async (tx) => {
    const taken = await tx
      .insert(paymentEvents)
      .values(message)
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (taken.length > 0) await recordStatus(tx, payment, status, message.receivedAt);
  });
  return true;
}

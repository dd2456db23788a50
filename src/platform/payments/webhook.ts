import { DomainError } from '#src/domain/errors.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import { tellPayment } from '#src/domain/payment/payment.calls.ts';
import type { CardEvent } from '#src/domain/payment/payment.schema.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { findPayment, type Payment } from './payment-store.ts';
import { recordStatus } from './record-status.ts';
import { paymentEvents, strayPaymentEvents } from './tables.ts';

/** Where a provider sends its messages. */
export function webhookPath(provider: CardProvider): string {
  return tellPayment.path.replace('{provider}', provider);
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
  const at = now();
  const message = { provider, eventId, reference, status, receivedAt: at };
  const payment = await findPayment(database, reference);
  if (payment?.provider !== provider || payment.service !== 'sandbox') {
    await database
      .insert(strayPaymentEvents)
      .values({ ...message, ...claimed })
      .onConflictDoNothing();
    return false;
  }
  const field = contradiction(event, payment);
  if (field !== null) throw new DomainError('BAD_REQUEST', { field });
  await inTransaction(database, async (tx) => {
    const taken = await tx
      .insert(paymentEvents)
      .values({ ...message, takenAt: at, appliedAt: at })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (taken.length > 0) await recordStatus(tx, payment, status, message.receivedAt);
  });
  return true;
}

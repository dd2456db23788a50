import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { PaymentFact } from './payment-facts.ts';
import type { Payment } from './payment-store.ts';
import { paymentEvents, payments, strayPaymentEvents } from './tables.ts';

/** A message of a provider, before anything of it is parsed. */
export type WebhookMessage = {
  rawBody: string;
  /** Search parameters of the URL that it was sent to. */
  search: URLSearchParams;
  headers: Headers;
};

/** What a message says: of which payment, and what; `facts` null where it is to be looked at. */
export type ProviderEvent = {
  eventId: string;
  reference: string | null;
  providerId: string | null;
  /** What the provider calls the payment once it is paid. */
  paidId?: string | null;
  code: string;
  facts: PaymentFact[] | null;
};

/** What is in a message, and what its sender is answered once it is stored. */
export type ReadWebhook = (message: WebhookMessage) => {
  events: ProviderEvent[];
  /** Reports that are announced, as keys of `READ_SETTLEMENT`. */
  reports?: string[];
  answer: { status: 200 | 401; body: string };
};

/** Reads a report of what was paid out; its key is `{merchant account} {file name}`. */
export const READ_SETTLEMENT = 'read-settlement-report';

/** Its key names a stored message: `{service} {event id}`. */
export const APPLY_EVENT = 'apply-payment-event';

type Deps = { database: Database; now: () => Date };

async function findMeant(
  { database }: Pick<Deps, 'database'>,
  service: string,
  { reference, providerId, paidId = null }: ProviderEvent,
): Promise<Payment | null> {
  const named = [
    ...(reference === null ? [] : [eq(payments.reference, reference)]),
    ...(providerId === null ? [] : [eq(payments.providerId, providerId)]),
    ...(paidId === null ? [] : [eq(payments.paidId, paidId)]),
  ];
  if (named.length === 0) return null;
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.service, service), or(...named)));
  return payment ?? null;
}

/** A signed message about no payment of ours: money may be under way (T37). */
async function putAside(
  { database, now }: Deps,
  provider: string,
  { eventId, reference, code: status, facts }: ProviderEvent,
): Promise<void> {
  const said = facts?.find((fact) => fact.kind === 'status');
  if (facts === null) return;
  await database
    .insert(strayPaymentEvents)
    .values({
      ...{ provider, eventId, status, reference: reference ?? '', merchant: '' },
      ...{ centAmount: said?.centAmount ?? 0, currencyCode: said?.currency ?? '' },
      receivedAt: now(),
    })
    .onConflictDoNothing();
}

/**
 * Stores a message and the job that applies it, once for each event id. One that only asks for a look
 * adds nothing to another that nobody has looked after yet. False where it names no payment of ours.
 */
export async function storeEvent(
  deps: Deps,
  service: string,
  event: ProviderEvent,
): Promise<boolean> {
  const payment = await findMeant(deps, service, event);
  if (payment === null) {
    await putAside(deps, service, event);
    return false;
  }
  const { reference } = payment;
  const { eventId, code: status, facts } = event;
  await inTransaction(deps.database, async (tx) => {
    if (facts === null) {
      const [waiting] = await tx
        .select({ eventId: paymentEvents.eventId })
        .from(paymentEvents)
        .where(
          and(
            eq(paymentEvents.reference, reference),
            eq(paymentEvents.provider, service),
            isNull(paymentEvents.takenAt),
          ),
        );
      if (waiting !== undefined) return;
    }
    const stored = await tx
      .insert(paymentEvents)
      .values({ provider: service, eventId, reference, status, facts, receivedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (stored.length > 0) await enqueue(tx, APPLY_EVENT, `${service} ${eventId}`);
  });
  return true;
}

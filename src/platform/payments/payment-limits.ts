import { and, count, eq, isNull } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import { methodRule, type PaymentMethod } from '#src/domain/payment/methods.ts';
import { type Attempt, attemptWait, countAttempt } from '../kernel/attempts/attempt-store.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { MAX_REFUSALS, REFUSAL_WINDOW_MS } from './payment-rules.ts';
import { findRefusals, type Payment } from './payment-store.ts';
import { payments } from './tables.ts';

/**
 * Cards are tried out by refusals, of which carts and accounts are free: a customer with several
 * cards is held up no sooner than a cart twice over; a client may be a whole office.
 */
const REFUSALS = { most: 10, seconds: REFUSAL_WINDOW_MS / 1_000 };
const REFUSALS_OF_CLIENT = { most: 30, seconds: REFUSAL_WINDOW_MS / 1_000 };

/** Vouchers hold stock for days until they are paid. */
const MAX_OPEN_VOUCHERS = 3;
const VOUCHERS_OF_CLIENT = { most: 10, seconds: 86_400 };

type Payer = Pick<Payment, 'customerId' | 'client'>;

function refusalsOf({ customerId, client }: Payer): Attempt[] {
  const own: Attempt = { what: 'refused card of', who: customerId, limit: REFUSALS };
  if (client === null) return [own];
  return [own, { what: 'refused card from', who: client, limit: REFUSALS_OF_CLIENT }];
}

const vouchersFrom = (client: string): Attempt => ({
  what: 'voucher from',
  who: client,
  limit: VOUCHERS_OF_CLIENT,
});

/** Counts what a provider says of a payment, in the transaction that records it. */
export async function countOutcome(tx: Transaction, payment: Payment, now: Date): Promise<void> {
  const { status, client } = payment;
  if (status === 'Refused') await countAttempt(tx, now, refusalsOf(payment));
  if (status === 'PresentToShopper' && client !== null) {
    await countAttempt(tx, now, [vouchersFrom(client)]);
  }
}

/** PAYMENT_ATTEMPTS_EXCEEDED after too many refused cards of a cart, a customer or a client. */
export async function assertAttemptsLeft(
  tx: Transaction,
  payer: Payer & { cartId: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - REFUSAL_WINDOW_MS);
  const first = (await findRefusals(tx, payer.cartId, since)).at(-MAX_REFUSALS);
  const ofCart = first === undefined ? 0 : first.getTime() + REFUSAL_WINDOW_MS - now.getTime();
  const waitSeconds = Math.max(
    Math.ceil(ofCart / 1_000),
    await attemptWait(tx, now, refusalsOf(payer)),
  );
  if (waitSeconds > 0) {
    throw new DomainError('PAYMENT_ATTEMPTS_EXCEEDED', { retryAfterSeconds: waitSeconds });
  }
}

async function countOpenVouchers(db: Queryable, customerId: string): Promise<number> {
  const [open] = await db
    .select({ many: count() })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.status, 'PresentToShopper'),
        isNull(payments.voidedAt),
      ),
    );
  return open?.many ?? 0;
}

/** VOUCHER_LIMIT_REACHED while a customer, or a client, has enough vouchers that nobody has paid. */
export async function assertVouchersLeft(
  tx: Transaction,
  method: PaymentMethod,
  { customerId, client }: Payer,
  now: Date,
): Promise<void> {
  if (methodRule(method).way !== 'voucher') return;
  const isFull = (await countOpenVouchers(tx, customerId)) >= MAX_OPEN_VOUCHERS;
  const wait = client === null ? 0 : await attemptWait(tx, now, [vouchersFrom(client)]);
  if (isFull || wait > 0) throw new DomainError('VOUCHER_LIMIT_REACHED');
}

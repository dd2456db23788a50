import { eq } from 'drizzle-orm';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { enqueue } from '../jobs/job-queue.ts';
import type { CardGateway } from './card-gateway.ts';
import { GIVE_BACK_PAYMENT } from './payment-jobs.ts';
import { nextStep, STATUS_RULES } from './payment-rules.ts';
import { findAuthorised, lockPayment, type Payment, unlockCart } from './payment-store.ts';
import { payments } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** Records what a provider reports of a payment, with its effect on the cart. */
export async function recordStatus(
  tx: Transaction,
  payment: Payment,
  reported: PaymentStatus,
  now: Date,
): Promise<Payment> {
  const current = await lockPayment(tx, payment);
  const step = nextStep(current.status, reported);
  if (step === 'ignore') return current;
  const [changed] = await tx
    .update(payments)
    .set(step === 'void' ? { voidedAt: now } : { status: reported, changedAt: now })
    .where(eq(payments.reference, payment.reference))
    .returning();
  if (step === 'void') await enqueue(tx, GIVE_BACK_PAYMENT, payment.reference);
  if (step === 'record-and-unlock') await unlockCart(tx, current);
  return changed ?? current;
}

/** Asks the provider about an undecided payment and records what it says (safety.md: query first). */
export async function askProvider(
  { database, now }: Deps,
  gateway: CardGateway,
  payment: Payment,
): Promise<Payment> {
  if (STATUS_RULES[payment.status].isFinal) return payment;
  const reported = await gateway.findStatus(payment.reference);
  if (reported === null || reported === payment.status) return payment;
  return inTransaction(database, (tx) => recordStatus(tx, payment, reported, now()));
}

/**
 * Closes an undecided payment, so that its cart can be changed or paid another way. When the
 * provider has decided meanwhile, that decision is recorded instead.
 */
export async function closePayment(
  deps: Deps,
  gateway: CardGateway,
  payment: Payment,
  options: { challenged: boolean },
): Promise<Payment> {
  if (STATUS_RULES[payment.status].isFinal) return payment;
  const isClosed = await gateway.cancel(payment.reference, options);
  if (!isClosed) return askProvider(deps, gateway, payment);
  return inTransaction(deps.database, (tx) => recordStatus(tx, payment, 'Cancelled', deps.now()));
}

/**
 * Gives back what is authorised for a cart that will not be ordered as it is (412, F15), and
 * unlocks the cart. The provider is told afterwards, by a job.
 */
export async function voidPayments({ database, now }: Deps, cartId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    for (const found of await findAuthorised(tx, cartId)) {
      const payment = await lockPayment(tx, found);
      if (payment.orderNumber !== null || payment.voidedAt !== null) continue;
      await tx
        .update(payments)
        .set({ voidedAt: now() })
        .where(eq(payments.reference, payment.reference));
      await enqueue(tx, GIVE_BACK_PAYMENT, payment.reference);
      await unlockCart(tx, payment);
    }
  });
}

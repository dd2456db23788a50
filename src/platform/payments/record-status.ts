import { eq } from 'drizzle-orm';
import { PAYMENT_STATUSES, type PaymentStatus } from '#src/domain/payment/payment.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { CardGateway, Returned } from './card-gateway.ts';
import { noteFact } from './note-fact.ts';
import type { PaymentFact } from './payment-facts.ts';
import { GIVE_BACK_PAYMENT, SETTLE_AWAITED } from './payment-jobs.ts';
import { countOutcome } from './payment-limits.ts';
import { nextStep, STATUS_RULES } from './payment-rules.ts';
import { findPayable, lockPayment, type Payment, unlockCart } from './payment-store.ts';
import { payments } from './tables.ts';

/** What a provider's code says: a status of ours, and whether money came that we give back. */
type Reading = { status: PaymentStatus; isGivenBack: boolean };

/** Codes that providers have besides ours. */
const THEIRS: ReadonlyMap<string, Reading> = new Map([
  // The bank asks for nothing: the payment still has to be finished, as after an authentication.
  ['AuthenticationNotRequired', { status: 'AuthenticationFinished', isGivenBack: false }],
  // A part of the amount makes no order: it goes back, and the shopper pays another way.
  ['PartiallyAuthorised', { status: 'Refused', isGivenBack: true }],
]);

/** Reads a code; one that we do not know counts as Pending: it neither orders nor charges twice. */
function readProviderCode(code: string): Reading {
  const own = PAYMENT_STATUSES.find((status) => status === code);
  if (own !== undefined) return { status: own, isGivenBack: false };
  return THEIRS.get(code) ?? { status: 'Pending', isGivenBack: false };
}

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** Applies what a provider says of a payment; told again, or in another order, it ends the same. */
export async function applyFacts(
  tx: Transaction,
  payment: Payment,
  facts: readonly PaymentFact[],
  now: Date,
): Promise<Payment> {
  let current = await lockPayment(tx, payment);
  for (const fact of facts) {
    if (fact.kind === 'status') {
      const { code, centAmount = current.centAmount, currency = current.currency } = fact;
      const isOurs = centAmount === current.centAmount && currency === current.currency;
      if (!isOurs) throw new Error('a message about a payment contradicts ours');
      current = await recordStatus(tx, current, code, now);
    } else await noteFact(tx, current, fact, now);
  }
  return current;
}

/** Records what a provider reports of a payment, with its effect on the cart. */
export async function recordStatus(
  tx: Transaction,
  payment: Payment,
  code: string,
  now: Date,
): Promise<Payment> {
  const { reference } = payment;
  const current = await lockPayment(tx, payment);
  const { status, isGivenBack } = readProviderCode(code);
  const step = nextStep(current.status, status);
  if (step === 'ignore') return current;
  const mustVoid = step === 'void' || (isGivenBack && current.orderNumber === null);
  const [changed] = await tx
    .update(payments)
    .set({
      ...(step !== 'void' && { status, changedAt: now }),
      ...(mustVoid && { voidedAt: now, voidSentAt: null }),
    })
    .where(eq(payments.reference, reference))
    .returning();
  if (mustVoid) await enqueue(tx, GIVE_BACK_PAYMENT, reference);
  if (step === 'record-and-unlock') await unlockCart(tx, current);
  const isDecided = STATUS_RULES[status].isFinal && STATUS_RULES[current.status].isAwaited;
  if (isDecided) await enqueue(tx, SETTLE_AWAITED, reference);
  if (changed !== undefined && step !== 'void') await countOutcome(tx, changed, now);
  return changed ?? current;
}

/**
 * Asks the provider about an undecided payment and records what it says (safety.md: query first).
 * One whose shopper is authenticated goes on; one that is paid elsewhere gets its voucher.
 */
export async function askProvider(
  deps: Deps,
  gateway: CardGateway,
  payment: Payment,
  returned: Returned | null = null,
): Promise<Payment> {
  const asked = await askStatus(deps, gateway, payment, returned);
  if (asked.status === 'PresentToShopper') return keepVoucher(deps, gateway, asked);
  if (asked.status !== 'AuthenticationFinished') return asked;
  await gateway.finish(asked);
  return askStatus(deps, gateway, asked);
}

async function askStatus(
  { database, now }: Deps,
  gateway: CardGateway,
  payment: Payment,
  returned: Returned | null = null,
): Promise<Payment> {
  if (STATUS_RULES[payment.status].isFinal) return payment;
  const facts = await gateway.look(payment, returned);
  const isNew = facts.some((fact) => fact.kind !== 'status' || fact.code !== payment.status);
  if (!isNew) return payment;
  return inTransaction(database, (tx) => applyFacts(tx, payment, facts, now()));
}

/** The payment lives as long as its voucher, which is asked for once. */
async function keepVoucher(
  { database }: Deps,
  gateway: CardGateway,
  payment: Payment,
): Promise<Payment> {
  if (payment.voucher !== null) return payment;
  const voucher = await gateway.findVoucher(payment);
  if (voucher === null) return payment;
  const kept = { voucher, expiresAt: new Date(voucher.expiresAt) };
  await database.update(payments).set(kept).where(eq(payments.reference, payment.reference));
  return { ...payment, ...kept };
}

/**
 * Closes an undecided payment, so that its cart can be changed or paid another way. When the
 * provider has decided first, that decision is recorded instead.
 */
export async function closePayment(
  deps: Deps,
  gateway: CardGateway,
  payment: Payment,
  options: { challenged: boolean },
): Promise<Payment> {
  if (STATUS_RULES[payment.status].isFinal) return payment;
  const isClosed = await gateway.cancel(payment, options);
  if (!isClosed) return askProvider(deps, gateway, payment);
  return inTransaction(deps.database, (tx) => recordStatus(tx, payment, 'Cancelled', deps.now()));
}

/**
 * Gives back what is authorised or waits to be paid for a cart that will not be ordered as it is (412, F15), and
 * unlocks the cart. The provider is notified afterwards, by a job.
 */
export async function voidPayments({ database, now }: Deps, cartId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    for (const found of await findPayable(tx, cartId)) {
      const payment = await lockPayment(tx, found);
      if (payment.orderNumber !== null || payment.voidedAt !== null) continue;
      await tx
        .update(payments)
        .set({
          voidedAt: now(),
          ...(payment.status === 'PresentToShopper' && { status: 'Cancelled' as const }),
        })
        .where(eq(payments.reference, payment.reference));
      await enqueue(tx, GIVE_BACK_PAYMENT, payment.reference);
      await unlockCart(tx, payment);
    }
  });
}

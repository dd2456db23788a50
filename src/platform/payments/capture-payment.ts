import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import type { CardGateway } from './card-gateway.ts';
import { noteFact } from './note-fact.ts';
import { findPayment, lockPayment, type Payment } from './payment-store.ts';
import { paymentCaptures, paymentRefunds, payments } from './tables.ts';

/** Takes what a parcel is worth of an authorisation; its key is the id of a capture. */
const CAPTURE_PAYMENT = 'capture-payment';
/** Lets go of the rest of an authorisation; its key is the reference of the payment. */
const RELEASE_PAYMENT = 'release-payment';

/** What of an authorisation nobody has taken or given up, in cents. The payment is locked. */
export async function findOpenCents(
  tx: Queryable,
  { reference, centAmount }: Payment,
): Promise<number> {
  const captures = await tx
    .select()
    .from(paymentCaptures)
    .where(eq(paymentCaptures.reference, reference));
  const refunds = await tx
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.reference, reference), eq(paymentRefunds.isHeld, true)));
  const used = [...captures.filter(({ state }) => state !== 'failed'), ...refunds];
  return used.reduce((left, one) => left - one.centAmount, centAmount);
}

type ParcelLeft = {
  /** Names the parcel; one that is named again takes nothing again. */
  captureId: string;
  orderNumber: string;
  /** Cents that later parcels take: this one takes the rest of what is open. */
  keptCents: number;
  /** Nothing follows: what it does not take is let go. */
  isLast: boolean;
};

/**
 * A parcel leaves: its share of an authorisation is to be taken, in the transaction that notes the
 * parcel. Nothing is done where the money has been taken already.
 */
export async function captureForParcel(
  tx: Transaction,
  { captureId, orderNumber, keptCents, isLast }: ParcelLeft,
  now: Date,
): Promise<void> {
  const [found] = await tx.select().from(payments).where(eq(payments.orderNumber, orderNumber));
  if (found === undefined || found.capture === 'immediate') return;
  const payment = await lockPayment(tx, found);
  const centAmount = Math.max(0, (await findOpenCents(tx, payment)) - keptCents);
  const { reference } = payment;
  if (centAmount === 0) {
    if (isLast) await enqueue(tx, RELEASE_PAYMENT, reference);
    return;
  }
  await tx
    .insert(paymentCaptures)
    .values({
      ...{ captureId, reference, centAmount, isLast },
      ...{ state: 'requested', requestedAt: now, changedAt: now },
    })
    .onConflictDoNothing();
  await enqueue(tx, CAPTURE_PAYMENT, captureId);
}

/** Nothing will be sent of an order: what its payment holds is let go. */
export async function releaseUncaptured(tx: Transaction, orderNumber: string): Promise<void> {
  const [found] = await tx.select().from(payments).where(eq(payments.orderNumber, orderNumber));
  if (found === undefined || found.capture === 'immediate') return;
  const payment = await lockPayment(tx, found);
  if ((await findOpenCents(tx, payment)) === 0) {
    await enqueue(tx, RELEASE_PAYMENT, payment.reference);
  }
}

type Needs = Pick<PlatformDeps, 'database' | 'now'> & { gateway: CardGateway };

/** Jobs that take what parcels are worth, and let the rest go. */
export function captureJobs({ database, now, gateway }: Needs): Job[] {
  return [
    {
      name: CAPTURE_PAYMENT,
      run: async (captureId) => {
        const [capture] = await database
          .select()
          .from(paymentCaptures)
          .where(eq(paymentCaptures.captureId, captureId));
        const payment = capture && (await findPayment(database, capture.reference));
        if (!capture || !payment || capture.state !== 'requested') return;
        const { centAmount, isLast, reference } = capture;
        const transfer = await gateway.capture(payment, { captureId, centAmount });
        await inTransaction(database, async (tx) => {
          const fact = { kind: 'capture' as const, captureId, centAmount, ...transfer };
          await noteFact(tx, payment, fact, now());
          if (isLast && transfer.state !== 'failed') await enqueue(tx, RELEASE_PAYMENT, reference);
        });
      },
    },
    {
      name: RELEASE_PAYMENT,
      run: async (reference) => {
        const payment = await findPayment(database, reference);
        if (payment === null || payment.releasedAt !== null) return;
        // All of it was taken: there is no rest.
        const captures = await database
          .select()
          .from(paymentCaptures)
          .where(eq(paymentCaptures.reference, reference));
        const taken = captures
          .filter(({ state }) => state !== 'failed')
          .reduce((cents, { centAmount }) => cents + centAmount, 0);
        if (taken < payment.centAmount) await gateway.release(payment, taken);
        await database
          .update(payments)
          .set({ releasedAt: now() })
          .where(and(eq(payments.reference, reference), isNull(payments.releasedAt)));
      },
    },
  ];
}

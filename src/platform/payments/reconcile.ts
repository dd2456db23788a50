import { and, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { getDomain } from '#src/domain/locales.ts';
import { PAYMENT_STATUSES } from '#src/domain/payment.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import type { Customer } from '../http/require-customer.ts';
import { placeOrder } from '../orders/place-order.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import type { CardGateway } from './card-gateway.ts';
import { SETTLE_AFTER_MS, STATUS_RULES } from './payment-rules.ts';
import type { Payment } from './payment-store.ts';
import { askProvider, closePayment, voidPayments } from './record-status.ts';
import { payments } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Work = Deps & { gateway: CardGateway; log: Logger };

const BATCH = 50;
const FINAL = PAYMENT_STATUSES.filter((status) => STATUS_RULES[status].isFinal);

/**
 * Settles what a crash or a closed browser left behind, so that within a minute every
 * authorised payment has its order or is given back, never both (F24). Safe to run in several
 * processes at once: each step locks the cart and looks again.
 */
export async function reconcile(work: Work): Promise<void> {
  await settleOpen(work);
  await settleAuthorised(work);
  await sendVoids(work);
}

/** Undecided payments: ask the provider; close those that were abandoned. */
async function settleOpen({ gateway, log, ...deps }: Work): Promise<void> {
  const settleFrom = new Date(deps.now().getTime() - SETTLE_AFTER_MS);
  const open = await deps.database
    .select()
    .from(payments)
    .where(and(notInArray(payments.status, FINAL), lte(payments.changedAt, settleFrom)))
    .limit(BATCH);
  for (const payment of open) {
    const current = await askProvider(deps, gateway, payment);
    if (STATUS_RULES[current.status].isFinal || current.expiresAt > deps.now()) continue;
    await closePayment(deps, gateway, current, { challenged: true });
    log.info({ reference: payment.reference }, 'abandoned payment closed');
  }
}

/** Authorised and not ordered: order it as the shopper would, else give it back. */
async function settleAuthorised({ log, gateway: _, ...deps }: Work): Promise<void> {
  const settleFrom = new Date(deps.now().getTime() - SETTLE_AFTER_MS);
  const waiting = await deps.database
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'Authorised'),
        isNull(payments.orderNumber),
        isNull(payments.voidedAt),
        lte(payments.changedAt, settleFrom),
      ),
    )
    .limit(BATCH);
  for (const payment of waiting) {
    const { reference, cartId } = payment;
    try {
      const customer = await customerOf(deps, payment);
      const order = await placeOrder(deps, customer, { cartId, version: payment.cartVersion });
      log.info({ reference, orderNumber: order.orderNumber }, 'order placed by the reconciler');
      // The cart may have been ordered with another payment: this one is then too much.
      await voidPayments(deps, cartId);
    } catch (error) {
      // Refusals are final; a database that is away is not, and the next run tries again.
      if (!(error instanceof Problem)) throw error;
      await voidPayments(deps, cartId);
      log.warn({ reference, code: error.code }, 'authorised payment given back');
    }
  }
}

/** The shopper that a payment belongs to, as the calls would name him. */
async function customerOf({ database }: Deps, payment: Payment): Promise<Customer> {
  const shop = await findWebDomainByStoreId(database, payment.storeId);
  if (shop === null) throw new Problem('CART_NOT_FOUND');
  return {
    storeId: shop.storeId,
    domain: shop.domain,
    locale: shop.domain,
    lang: getDomain(shop.domain).lang,
    sessionId: '',
    channel: 'SD',
    customerId: payment.customerId,
  };
}

/** Tells providers about what was given back, until they know. */
async function sendVoids({
  database,
  now,
  gateway,
}: Pick<Work, 'database' | 'now' | 'gateway'>): Promise<void> {
  const unsent = await database
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(isNotNull(payments.voidedAt), isNull(payments.voidSentAt)))
    .limit(BATCH);
  for (const { reference } of unsent) {
    await gateway.giveBack(reference);
    await database
      .update(payments)
      .set({ voidSentAt: now() })
      .where(eq(payments.reference, reference));
  }
}

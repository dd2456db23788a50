import { and, eq, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { getDomain } from '#src/domain/locales.ts';
import { PAYMENT_STATUSES } from '#src/domain/payment.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import type { Customer } from '../http/require-customer.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { CardGateway } from '../payments/card-gateway.ts';
import { SETTLE_AFTER_MS, STATUS_RULES } from '../payments/payment-rules.ts';
import type { Payment } from '../payments/payment-store.ts';
import { askProvider, closePayment, voidPayments } from '../payments/record-status.ts';
import { payments } from '../payments/tables.ts';
import { runSteps } from '../run-steps.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { settleEach } from './settle-each.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Work = Deps & { gateway: CardGateway; log: Logger };

const FINAL = PAYMENT_STATUSES.filter((status) => STATUS_RULES[status].isFinal);

/**
 * Settles what a crash or a closed browser left behind, so that within a minute every
 * authorised payment has its order or is given back, never both (F24). Safe to run in several
 * processes at once: each step locks the cart and looks again.
 */
export function reconcile(work: Work): Promise<void> {
  return runSteps(work.log, {
    'open payments': () => settleOpen(work),
    'authorised payments': () => settleAuthorised(work),
    'voids to be told': () => sendVoids(work),
  });
}

/** The shopper's own validation comes first: only what nobody touched for a while is due. */
const isUntouched = (now: Date) =>
  lte(payments.changedAt, new Date(now.getTime() - SETTLE_AFTER_MS));
/** In the very words of the index `payments_unsettled`: parameters would not match it. */
const isUnsettled = and(
  isNull(payments.orderNumber),
  isNull(payments.voidedAt),
  sql`${payments.status} not in ('Refused', 'Error', 'Cancelled')`,
);

/** Undecided payments: ask the provider; close those that were abandoned. */
function settleOpen({ gateway, ...deps }: Work): Promise<void> {
  const where = and(isUnsettled, notInArray(payments.status, FINAL), isUntouched(deps.now()));
  return settleEach(deps, { where, by: 'changedAt' }, async (payment) => {
    const current = await askProvider(deps, gateway, payment);
    if (STATUS_RULES[current.status].isFinal || current.expiresAt > deps.now()) return;
    await closePayment(deps, gateway, current, { challenged: true });
    deps.log.info({ reference: payment.reference }, 'abandoned payment closed');
  });
}

/** Authorised and not ordered: order it as the shopper would, else give it back. */
function settleAuthorised({ gateway: _, ...deps }: Work): Promise<void> {
  const where = and(isUnsettled, eq(payments.status, 'Authorised'), isUntouched(deps.now()));
  return settleEach(deps, { where, by: 'changedAt' }, async (payment) => {
    const { reference, cartId } = payment;
    try {
      const customer = await customerOf(deps, payment);
      const order = await placeOrder(deps, customer, { cartId, version: payment.cartVersion });
      deps.log.info(
        { reference, orderNumber: order.orderNumber },
        'order placed by the reconciler',
      );
      // The cart may have been ordered with another payment: this one is then too much.
      await voidPayments(deps, cartId);
    } catch (error) {
      // Refusals are final; anything else is tried again.
      if (!(error instanceof Problem)) throw error;
      await voidPayments(deps, cartId);
      deps.log.warn({ reference, code: error.code }, 'authorised payment given back');
    }
  });
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
function sendVoids({ gateway, ...deps }: Work): Promise<void> {
  const where = and(isNotNull(payments.voidedAt), isNull(payments.voidSentAt));
  return settleEach(deps, { where, by: 'voidedAt' }, async ({ reference }) => {
    await gateway.giveBack(reference);
    await deps.database
      .update(payments)
      .set({ voidSentAt: deps.now() })
      .where(eq(payments.reference, reference));
  });
}

import type { Logger } from 'pino';
import { DomainError, isDomainError } from '#src/domain/errors.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import type { Again, Job } from '../kernel/jobs/job-types.ts';
import { cancelAwaitingOrder, confirmAwaitingOrder, placeOrder } from '../orders/face.ts';
import type { CardGateway } from '../payments/face.ts';
import {
  askProvider,
  closePayment,
  findPayment,
  lockPayment,
  type Payment,
  SETTLE_AFTER_MS,
  SETTLE_AWAITED,
  SETTLE_PAYMENT,
  STATUS_RULES,
  voidPayments,
} from '../payments/face.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
export type SettlementDeps = Deps & { gateway: CardGateway; log: Pick<Logger, 'info' | 'warn'> };

const SETTLE_AFTER_SECONDS = SETTLE_AFTER_MS / 1_000;

/**
 * Settles what a crash or a closed browser left behind, so that within a minute every
 * authorised payment has its order or is given back, never both (F24). Looks at a payment until
 * it is settled. Safe to run twice at once: each step locks the cart and looks again.
 */
export function settlePayment(deps: SettlementDeps): Job {
  return {
    name: SETTLE_PAYMENT,
    run: async (reference): Promise<Again> => {
      const payment = await findPayment(deps.database, reference);
      if (payment === null || isSettled(payment)) return undefined;
      // The shopper's own validation comes first: only what nobody touched for a while is due.
      const dueInMs = payment.changedAt.getTime() + SETTLE_AFTER_MS - deps.now().getTime();
      if (dueInMs > 0) return { againInSeconds: Math.ceil(dueInMs / 1_000) };
      return settle(deps, payment);
    },
  };
}

/** Settles what was awaited as soon as it has come: its shopper validates nothing any more. */
export function settleAwaited(deps: SettlementDeps): Job {
  return {
    name: SETTLE_AWAITED,
    run: async (reference) => {
      const payment = await findPayment(deps.database, reference);
      if (payment !== null && !isSettled(payment)) await settle(deps, payment);
      return undefined;
    },
  };
}

async function settle(deps: SettlementDeps, payment: Payment): Promise<Again> {
  const current = await settleOpen(deps, payment);
  if (current.orderNumber !== null) return settleOrdered(deps, current);
  const isPayable = current.status === 'Authorised' || current.status === 'PresentToShopper';
  if (isPayable && current.voidedAt === null) await orderOrGiveBack(deps, current);
  const settled = await findPayment(deps.database, payment.reference);
  return settled === null || isSettled(settled) ? undefined : againFor(deps, settled);
}

/** An order that waits for its voucher is confirmed or cancelled by what came of it. */
async function settleOrdered({ database, now }: Deps, payment: Payment): Promise<Again> {
  return inTransaction(database, async (tx) => {
    const current = await lockPayment(tx, payment);
    const { status, orderNumber } = current;
    if (orderNumber === null) return undefined;
    if (!STATUS_RULES[status].isFinal) return againFor({ now }, current);
    if (status === 'Authorised') await confirmAwaitingOrder(tx, orderNumber, now());
    else await cancelAwaitingOrder(tx, current, now());
    return undefined;
  });
}

/** A voucher is looked at again when it ends, anything else soon. */
function againFor({ now }: Pick<Deps, 'now'>, { status, expiresAt }: Payment): Again {
  const leftSeconds = Math.ceil((expiresAt.getTime() - now().getTime()) / 1_000);
  const isVoucher = status === 'PresentToShopper';
  return { againInSeconds: isVoucher ? Math.max(1, leftSeconds) : SETTLE_AFTER_SECONDS };
}

/** What was paid and ordered, given back, or never paid. An order may wait for its voucher. */
function isSettled({ orderNumber, voidedAt, status }: Payment): boolean {
  if (voidedAt !== null) return true;
  if (orderNumber !== null) return false;
  return STATUS_RULES[status].isFinal && status !== 'Authorised';
}

/** Undecided: asks the provider; closes what was abandoned. */
async function settleOpen(
  { gateway, log, ...deps }: SettlementDeps,
  payment: Payment,
): Promise<Payment> {
  const current = await askProvider(deps, gateway, payment);
  if (STATUS_RULES[current.status].isFinal || current.expiresAt > deps.now()) return current;
  const closed = await closePayment(deps, gateway, current, { challenged: true });
  log.info({ reference: payment.reference }, 'abandoned payment closed');
  return closed;
}

/** Authorised and not ordered: orders it as the shopper would, else gives it back. */
async function orderOrGiveBack(
  { gateway: _, log, ...deps }: SettlementDeps,
  payment: Payment,
): Promise<void> {
  const { reference, cartId } = payment;
  try {
    const customer = await customerOf(deps, payment);
    const order = await placeOrder(deps, customer, { cartId, version: payment.cartVersion });
    log.info({ reference, orderNumber: order.orderNumber }, 'order placed by the reconciler');
    // The cart may have been ordered with another payment: this one is then too much.
    await voidPayments(deps, cartId);
  } catch (error) {
    // Refusals are final; anything else is tried again.
    if (!isDomainError(error)) throw error;
    await voidPayments(deps, cartId);
    log.warn({ reference, code: error.code }, 'authorised payment given back');
  }
}

/** The shopper that a payment belongs to, as the calls would name him. */
async function customerOf({ database }: Deps, payment: Payment): Promise<Customer> {
  const shop = await findWebDomainByStoreId(database, payment.storeId);
  if (shop === null) throw new DomainError('CART_NOT_FOUND');
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

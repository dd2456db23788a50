import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inTransaction } from '../kernel/database/database.ts';
import { violatedUnique } from '../kernel/database/database-errors.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { loadCart } from './cart-store.ts';
import { toCart } from './cart-view.ts';
import { requireShop } from './change-cart.ts';
import { carts } from './tables.ts';

/** The owner of a cart: a customer once there is one, else the session. */
export function ownerOf({ customerId, sessionId }: Shopper) {
  return customerId === null ? { sessionId, customerId } : { sessionId: null, customerId };
}

/** CART_ALREADY_EXISTS (406) for a customer with an active cart in this shop. */
export function createCart(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
): Promise<Cart> {
  return inTransaction(database, async (tx) => {
    const shop = await requireShop(tx, shopper.storeId);
    const values = {
      cartId: randomUUID(),
      version: 1,
      state: 'active' as const,
      storeId: shop.storeId,
      currency: shop.devise,
      ...ownerOf(shopper),
      channel: shopper.channel,
      shippingPrice: 0,
      createdAt: now(),
      changedAt: now(),
    };
    const [row] = await tx.insert(carts).values(values).returning();
    if (row === undefined) throw new Error('the new cart was not stored');
    return toCart(await loadCart(tx, row), new Map(), { lang: shopper.lang, now: now(), shop });
  }).catch((error: unknown) => {
    if (violatedUnique(error) === 'carts_one_active_a_customer') {
      throw new DomainError('CART_ALREADY_EXISTS');
    }
    throw error;
  });
}

/**
 * Gives the cart of a guest back to the session, for the account that the browser signs in to next:
 * without addresses, and not while it is being paid.
 */
export async function leaveGuestCart(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  { customerId, sessionId, storeId }: Customer,
): Promise<void> {
  const isIt = and(eq(carts.customerId, customerId), eq(carts.storeId, storeId));
  const isOpen = and(eq(carts.state, 'active'), isNull(carts.lockedBy), isNull(carts.agreed));
  const left = {
    ...{ sessionId, customerId: null, changedAt: now() },
    ...{ billingAddress: null, shippingAddress: null, shippingMethodKey: null, shippingPrice: 0 },
    plannedPayment: null,
  };
  await database.update(carts).set(left).where(and(isIt, isOpen));
}

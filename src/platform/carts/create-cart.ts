import { randomUUID } from 'node:crypto';
import type { Cart } from '#src/domain/cart.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { inTransaction, type Queryable } from '../database/database.ts';
import { violatedUnique } from '../database/database-errors.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import type { CartRow } from './cart-store.ts';
import { toCart } from './cart-view.ts';
import { requireShop } from './change-cart.ts';
import { carts } from './tables.ts';

/** Who a cart belongs to: a customer once there is one, else the session. */
export async function ownerOf(db: Queryable, { customerId, sessionId }: Shopper) {
  if (customerId === null) return { sessionId, customerId: null, loyaltyCardId: null };
  // The account says which card it is, not the caller (T08).
  const client = await findCustomer(db, customerId);
  return { sessionId: null, customerId, loyaltyCardId: client?.loyaltyNumber ?? null };
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
      ...(await ownerOf(tx, shopper)),
      shippingPrice: 0,
      createdAt: now(),
      changedAt: now(),
    };
    const [row] = await tx.insert(carts).values(values).returning();
    if (row === undefined) throw new Error('the new cart was not stored');
    return toCart(emptyCart(row), new Map(), shopper.lang);
  }).catch((error: unknown) => {
    if (violatedUnique(error) === 'carts_one_active_a_customer') {
      throw new Problem('CART_ALREADY_EXISTS');
    }
    throw error;
  });
}

const emptyCart = (row: CartRow) => ({ row, lines: [], codes: [], giftCardPlans: [] });

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { violatedUnique } from '../kernel/database/database-errors.ts';
import type { CartRow } from './cart-store.ts';
import { carts } from './tables.ts';

type Whose = { customerId: string; storeId: string };

const ofCustomer = ({ customerId, storeId }: Whose, state: CartRow['state']) =>
  and(eq(carts.customerId, customerId), eq(carts.storeId, storeId), eq(carts.state, state));

/** Sets the customer's cart aside, so that another one takes its place. Throws CART_LOCKED. */
export async function setAside(tx: Transaction, whose: Whose, now: Date): Promise<void> {
  const [active] = await tx.select().from(carts).where(ofCustomer(whose, 'active')).for('update');
  if (active === undefined) return;
  if (active.lockedBy !== null) throw new DomainError('CART_LOCKED');
  const moved = { version: active.version + 1, repricedFrom: null };
  const values = { state: 'set-aside', ...moved, changedAt: now } as const;
  await tx.update(carts).set(values).where(eq(carts.cartId, active.cartId));
}

/** Brings back what was set aside last, own carts first, unless the customer has begun another one. */
export async function bringBack(tx: Transaction, whose: Whose): Promise<void> {
  const [aside] = await tx
    .select({ cartId: carts.cartId })
    .from(carts)
    .where(ofCustomer(whose, 'set-aside'))
    .orderBy(desc(isNull(carts.agreed)), desc(carts.changedAt))
    .limit(1);
  if (aside === undefined) return;
  try {
    // By itself: what an order does beside it stands.
    await tx.transaction((step) =>
      step
        .update(carts)
        .set({ state: 'active', version: sql`${carts.version} + 1`, repricedFrom: null })
        .where(and(eq(carts.cartId, aside.cartId), eq(carts.state, 'set-aside'))),
    );
  } catch (error) {
    if (violatedUnique(error) !== 'carts_one_active_a_customer') throw error;
  }
}

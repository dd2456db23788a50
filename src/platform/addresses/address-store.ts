import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type {
  BillingAddress,
  DeliveryAddress,
  DeliveryAddressBody,
} from '#src/domain/address/address.schema.ts';
import type { AsTyped } from '#src/domain/address/address.ts';
import { lockCustomer } from '../customers/face.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../kernel/database/database.ts';
import { billingAddresses, deliveryAddresses } from './tables.ts';

type DeliveryRow = typeof deliveryAddresses.$inferSelect;

/** An address without what it does not have: the contract leaves it out. */
const withTyped = <T extends { asTyped: AsTyped | null }>({ asTyped, ...address }: T) => ({
  ...address,
  ...(asTyped !== null && { asTyped }),
});

const toDelivery = ({ customerId: _, createdAt: __, ...address }: DeliveryRow): DeliveryAddress =>
  withTyped(address);

/** An address as its row holds it: an earlier one's typed form does not stay behind. */
const stored = <T extends { asTyped?: AsTyped | undefined }>({
  asTyped = undefined,
  ...row
}: T) => ({ ...row, asTyped: asTyped ?? null });

const owned = (customerId: string, id: string) =>
  and(eq(deliveryAddresses.customerId, customerId), eq(deliveryAddresses.id, id));

/** The customer's delivery addresses: the favorite first, then as they were added. */
export async function findDeliveryAddresses(
  db: Queryable,
  customerId: string,
): Promise<DeliveryAddress[]> {
  const rows = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerId, customerId))
    .orderBy(
      desc(deliveryAddresses.favorite),
      asc(deliveryAddresses.createdAt),
      asc(deliveryAddresses.id),
    );
  return rows.map(toDelivery);
}

async function clearFavorite(tx: Transaction, customerId: string) {
  await tx
    .update(deliveryAddresses)
    .set({ favorite: false })
    .where(and(eq(deliveryAddresses.customerId, customerId), eq(deliveryAddresses.favorite, true)));
}

/** Most addresses that one account may keep. */
const MAX_ADDRESSES = 50;

/**
 * Adds a delivery address. The first one is the favorite, whatever was asked; a new favorite
 * takes it from the others (ADR-02, A-110). Null when there is no such customer; 'full' at the
 * fiftieth.
 */
export async function addDeliveryAddress(
  database: Database,
  customerId: string,
  body: DeliveryAddressBody,
  now: Date,
): Promise<DeliveryAddress | 'full' | null> {
  return inTransaction(database, async (tx) => {
    // Two new favorites must not meet.
    if (!(await lockCustomer(tx, customerId))) return null;
    const [found] = await tx
      .select({ total: count() })
      .from(deliveryAddresses)
      .where(eq(deliveryAddresses.customerId, customerId));
    const total = found?.total ?? 0;
    if (total >= MAX_ADDRESSES) return 'full';
    const favorite = body.favorite || total === 0;
    if (favorite) await clearFavorite(tx, customerId);
    const row = { ...stored(body), favorite, customerId, id: randomUUID(), createdAt: now };
    await tx.insert(deliveryAddresses).values(row);
    return toDelivery(row);
  });
}

/** Changes a delivery address of the customer; null when it is not theirs or not there. */
export async function changeDeliveryAddress(
  database: Database,
  customerId: string,
  id: string,
  body: DeliveryAddressBody,
): Promise<DeliveryAddress | null> {
  return inTransaction(database, async (tx) => {
    await lockCustomer(tx, customerId);
    const [found] = await tx.select().from(deliveryAddresses).where(owned(customerId, id));
    if (found === undefined) return null;
    if (body.favorite) await clearFavorite(tx, customerId);
    await tx.update(deliveryAddresses).set(stored(body)).where(owned(customerId, id));
    return { ...body, id };
  });
}

/** Removes a delivery address; no other becomes favorite. False when it is not theirs. */
export async function removeDeliveryAddress(
  db: Queryable,
  customerId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(deliveryAddresses)
    .where(owned(customerId, id))
    .returning({ id: deliveryAddresses.id });
  return rows.length > 0;
}

/** The customer's billing address; null when none was saved. */
export async function findBillingAddress(
  db: Queryable,
  customerId: string,
): Promise<BillingAddress | null> {
  const [row] = await db
    .select()
    .from(billingAddresses)
    .where(eq(billingAddresses.customerId, customerId));
  if (row === undefined) return null;
  const { customerId: _, ...address } = row;
  return withTyped(address);
}

/** Saves the customer's billing address over the one before. */
export async function saveBillingAddress(
  db: Queryable,
  customerId: string,
  address: BillingAddress,
): Promise<void> {
  await db
    .insert(billingAddresses)
    .values({ ...stored(address), customerId })
    .onConflictDoUpdate({ target: billingAddresses.customerId, set: stored(address) });
}

import { desc, eq } from 'drizzle-orm';
import type { CustomerData } from '#src/domain/account/customer-data.schema.ts';
import { findBankDetails } from '../accounts/face.ts';
import { findBillingAddress, findDeliveryAddresses } from '../addresses/face.ts';
import { findCustomer } from '../customers/face.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { stockAlerts, wishlistProducts } from '../knowledges/face.ts';
import { loyaltyMovements } from '../loyalty/face.ts';
import { findSubscriptions } from '../newsletters/face.ts';
import { orderReturns, orders, toOrder } from '../orders/face.ts';
import { findPasskeys } from '../passkeys/face.ts';
import { reservations } from '../reservations/face.ts';
import { findConnections, type LabelOf } from '../sign-in-providers/face.ts';

/** All that is saved of a customer, field by field: what is not named here is not handed out. */
export async function readCustomerData(
  { database, sealing, labelOf }: { database: Database; sealing: Sealing; labelOf: LabelOf },
  customerId: string,
  now: Date,
): Promise<CustomerData | null> {
  const profile = await findCustomer(database, customerId);
  if (profile === null) return null;
  return {
    exportedAt: now.toISOString(),
    profile,
    deliveryAddresses: await findDeliveryAddresses(database, customerId),
    billingAddress: await findBillingAddress(database, customerId),
    passkeys: (await findPasskeys(database, customerId)).map(({ passkeyId: _, ...known }) => known),
    connectedProviders: (await findConnections(database, customerId, labelOf)).map(
      ({ connectionId: _, ...known }) => known,
    ),
    bankDetails: (await findBankDetails(database, sealing, customerId)) ?? null,
    ...(await readPurchases(database, customerId)),
    ...(await readWishes(database, customerId)),
    subscriptions: (await findSubscriptions(database, customerId)) ?? [],
    loyaltyMovements: await readPoints(database, customerId),
  };
}

/** Orders, and what came back of them, the newest first. */
async function readPurchases(
  database: Database,
  customerId: string,
): Promise<Pick<CustomerData, 'orders' | 'returns'>> {
  const own = eq(orders.customerId, customerId);
  const bought = await database.select().from(orders).where(own).orderBy(desc(orders.createdAt));
  const declared = await database
    .select({ row: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderNumber, orderReturns.orderNumber))
    .where(own)
    .orderBy(desc(orderReturns.declaredAt));
  return {
    orders: bought.map((row) => {
      const { giftCards, ...order } = toOrder(row);
      return {
        ...order,
        giftCards: giftCards.map(({ id, price, message, senderName }) => ({
          ...{ id, price, message, senderName },
        })),
      };
    }),
    returns: declared.map(({ row: { returnNumber, orderNumber, basis, lines, ...row } }) => ({
      ...{ returnNumber, orderNumber, basis, lines },
      declaredAt: row.declaredAt.toISOString(),
      receivedAt: row.receivedAt?.toISOString() ?? null,
      refundedAt: row.refundedAt?.toISOString() ?? null,
    })),
  };
}

async function readWishes(
  database: Database,
  customerId: string,
): Promise<Pick<CustomerData, 'wishlist' | 'stockAlerts' | 'reservations'>> {
  const wishes = await database
    .select()
    .from(wishlistProducts)
    .where(eq(wishlistProducts.customerId, customerId))
    .orderBy(desc(wishlistProducts.addedAt));
  const alerts = await database
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.customerId, customerId))
    .orderBy(desc(stockAlerts.addedAt));
  const reserved = await database
    .select()
    .from(reservations)
    .where(eq(reservations.customerId, customerId))
    .orderBy(desc(reservations.createdAt));
  return {
    wishlist: wishes.map(({ productId, optionId, addedAt }) => ({
      productId,
      optionId,
      addedAt: addedAt.toISOString(),
    })),
    stockAlerts: alerts.map(({ store, sku, addedAt }) => ({
      store,
      sku,
      addedAt: addedAt.toISOString(),
    })),
    reservations: reserved.map((row) => ({
      reservationId: row.reservationId,
      storeId: row.storeId,
      sku: row.sku,
      createdAt: row.createdAt.toISOString(),
      pickUpBefore: row.pickUpBefore.toISOString(),
      collectedAt: row.collectedAt?.toISOString() ?? null,
      releasedAt: row.releasedAt?.toISOString() ?? null,
    })),
  };
}

async function readPoints(
  database: Database,
  customerId: string,
): Promise<CustomerData['loyaltyMovements']> {
  const rows = await database
    .select()
    .from(loyaltyMovements)
    .where(eq(loyaltyMovements.customerId, customerId))
    .orderBy(desc(loyaltyMovements.movedAt));
  return rows.map(({ id, movedAt, kind, points, orderNumber }) => ({
    id,
    movedAt: movedAt.toISOString(),
    kind,
    points,
    orderNumber,
  }));
}

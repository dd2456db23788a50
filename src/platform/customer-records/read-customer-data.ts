import type { CustomerData } from '#src/domain/account/customer-data.schema.ts';
import { findBankDetails } from '../accounts/face.ts';
import { findBillingAddress, findDeliveryAddresses } from '../addresses/face.ts';
import { findCustomer } from '../customers/face.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { findAllAlerts, findWishes } from '../knowledges/face.ts';
import { findMovements } from '../loyalty/face.ts';
import { findSubscriptions } from '../newsletters/face.ts';
import { findPurchases } from '../orders/face.ts';
import { findPasskeys } from '../passkeys/face.ts';
import { findReservationsOf } from '../reservations/face.ts';
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
    ...(await findPurchases(database, customerId)),
    ...(await readWishes(database, customerId)),
    reservations: await findReservationsOf(database, customerId),
    subscriptions: (await findSubscriptions(database, customerId)) ?? [],
    loyaltyMovements: await findMovements(database, customerId),
  };
}

async function readWishes(
  database: Database,
  customerId: string,
): Promise<Pick<CustomerData, 'wishlist' | 'stockAlerts'>> {
  const wishes = await findWishes(database, customerId);
  const alerts = await findAllAlerts(database, customerId);
  return {
    wishlist: wishes.map((wish) => ({ ...wish, addedAt: wish.addedAt.toISOString() })),
    stockAlerts: alerts.map((alert) => ({ ...alert, addedAt: alert.addedAt.toISOString() })),
  };
}

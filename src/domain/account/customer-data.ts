/** What a customer may take along: regulation 2016/679, articles 15 and 20. */
import type { BillingAddress, DeliveryAddress } from '#src/domain/address/address.ts';
import type { CartGiftCard } from '#src/domain/cart/cart.ts';
import type { LoyaltyAccount } from '#src/domain/loyalty/loyalty.ts';
import type { Subscription } from '#src/domain/newsletter/subscription.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { LineShare } from '#src/domain/order/withdrawal.ts';
import type { WishlistProduct } from '#src/domain/wishlist/wishlist.ts';
import type { BankDetails } from './bank-details.ts';
import type { Client } from './client.ts';

/** All that is kept of a customer; instants in ISO 8601 UTC. */
export type CustomerData = {
  exportedAt: string;
  profile: Client;
  deliveryAddresses: DeliveryAddress[];
  billingAddress: BillingAddress | null;
  bankDetails: BankDetails | null;
  /** Without those whom gift cards were for. */
  orders: (Omit<Order, 'giftCards'> & {
    giftCards: Pick<CartGiftCard, 'id' | 'price' | 'message'>[];
  })[];
  withdrawals: { orderNumber: string; declaredAt: string; lines: LineShare[] }[];
  wishlist: (WishlistProduct & { addedAt: string })[];
  stockAlerts: { store: string; sku: string; addedAt: string }[];
  reservations: {
    reservationId: string;
    storeId: string;
    sku: string;
    createdAt: string;
    pickUpBefore: string;
    releasedAt: string | null;
  }[];
  subscriptions: Subscription[];
  loyaltyMovements: LoyaltyAccount['values'];
};

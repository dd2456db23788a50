import { z } from 'zod';
import type { CustomerData } from '#src/domain/customer-data.ts';
import { bankDetailsSchema, clientSchema } from './accounts.ts';
import { accountBillingAddressSchema, deliveryAddressSchema } from './addresses.ts';
import { giftCardSchema } from './carts.ts';
import { loyaltySchema } from './loyalty.ts';
import { lineShareSchema } from './order-journey.ts';
import { orderSchema } from './orders.ts';
import { subscriptionSchema } from './subscriptions.ts';

/** All that is kept of a customer; instants in ISO 8601 UTC, amounts in cents. */
export const customerDataSchema = z
  .object({
    exportedAt: z.string(),
    profile: clientSchema,
    deliveryAddresses: z.array(deliveryAddressSchema),
    billingAddress: accountBillingAddressSchema.nullable(),
    bankDetails: bankDetailsSchema.nullable(),
    // Whom a gift card was for is that person's own business.
    orders: z.array(
      orderSchema.extend({
        giftCards: z.array(giftCardSchema.pick({ id: true, price: true, message: true })),
      }),
    ),
    withdrawals: z.array(
      z.object({
        orderNumber: z.string(),
        declaredAt: z.string(),
        lines: z.array(lineShareSchema),
      }),
    ),
    wishlist: z.array(
      z.object({ productId: z.string(), optionId: z.string(), addedAt: z.string() }),
    ),
    stockAlerts: z.array(z.object({ store: z.string(), sku: z.string(), addedAt: z.string() })),
    reservations: z.array(
      z.object({
        reservationId: z.string(),
        storeId: z.string(),
        sku: z.string(),
        createdAt: z.string(),
        pickUpBefore: z.string(),
        releasedAt: z.string().nullable(),
      }),
    ),
    subscriptions: z.array(subscriptionSchema),
    loyaltyMovements: loyaltySchema.shape.values,
  })
  .meta({ id: 'CustomerData' }) satisfies z.ZodType<CustomerData>;

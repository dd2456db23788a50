import { z } from 'zod';
import {
  accountBillingAddressSchema,
  deliveryAddressSchema,
} from '#src/domain/address/address.schema.ts';
import { giftCardSchema } from '#src/domain/cart/cart.schema.ts';
import { loyaltySchema } from '#src/domain/loyalty/loyalty.schema.ts';
import { subscriptionSchema } from '#src/domain/newsletter/newsletter.schema.ts';
import { orderSchema, returnedLineSchema } from '#src/domain/order/order.schema.ts';
import { RETURN_BASES } from '#src/domain/order/order.values.ts';
import { connectedProvidersSchema } from '#src/domain/sign-in/connected-providers.schema.ts';
import { passkeysSchema } from '#src/domain/sign-in/passkeys.schema.ts';
import { bankDetailsSchema, clientSchema } from './account.schema.ts';

/** All that is saved of a customer; instants in ISO 8601 UTC, amounts in cents. */
export const customerDataSchema = z
  .object({
    exportedAt: z.string(),
    profile: clientSchema,
    deliveryAddresses: z.array(deliveryAddressSchema),
    billingAddress: accountBillingAddressSchema.nullable(),
    /** What signs in without a password, as its owner calls it. */
    passkeys: z.array(passkeysSchema.shape.values.element.omit({ passkeyId: true })),
    /** Other providers that sign in, and who the customer is there. */
    connectedProviders: z.array(
      connectedProvidersSchema.shape.values.element
        .omit({ connectionId: true })
        .extend({ issuer: z.string(), subject: z.string() }),
    ),
    bankDetails: bankDetailsSchema.nullable(),
    // Whom a gift card was for is that person's own business.
    /** Without those whom gift cards were for. */
    orders: z.array(
      orderSchema.extend({
        giftCards: z.array(
          giftCardSchema.pick({ id: true, price: true, message: true, senderName: true }),
        ),
      }),
    ),
    returns: z.array(
      z.object({
        returnNumber: z.string(),
        orderNumber: z.string(),
        basis: z.enum(RETURN_BASES),
        declaredAt: z.string(),
        lines: z.array(returnedLineSchema),
        receivedAt: z.string().nullable(),
        refundedAt: z.string().nullable(),
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
        collectedAt: z.string().nullable(),
        releasedAt: z.string().nullable(),
      }),
    ),
    subscriptions: z.array(subscriptionSchema),
    loyaltyMovements: loyaltySchema.shape.values,
  })
  .meta({ id: 'CustomerData' });
export type CustomerData = z.infer<typeof customerDataSchema>;

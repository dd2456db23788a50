import { z } from 'zod';
import { cartAddressSchema, shippingAddressSchema } from '#src/domain/address/address.schema.ts';
import {
  cartPaymentSchema,
  discountSchema,
  donationSchema,
  giftCardSchema,
  lineItemSchema,
  loyaltyCardSchema,
  shippingInfoSchema,
} from '#src/domain/cart/cart.schema.ts';
import { moneySchema } from '#src/domain/money/money.schema.ts';
import { voucherSchema } from '#src/domain/payment/payment.schema.ts';
import { ORDER_STATUSES } from './order.ts';

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    cartId: z.string(),
    status: z.enum(ORDER_STATUSES),
    /** Instant, ISO 8601 UTC. */
    createdAt: z.string(),
    totalPrice: moneySchema,
    lineItems: z.array(lineItemSchema),
    loyaltyCard: loyaltyCardSchema.nullable(),
    giftCards: z.array(giftCardSchema),
    donations: z.array(donationSchema),
    loyaltyPointsEarned: z.int(),
    loyaltyBonusPointsEarned: z.int(),
    discounts: z.array(discountSchema),
    shippingInfo: shippingInfoSchema.nullable(),
    shippingAddress: shippingAddressSchema.nullable(),
    billingAddress: cartAddressSchema.nullable(),
    payments: z.array(cartPaymentSchema),
    /** What an order that awaits its payment is paid with. */
    voucher: voucherSchema.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

export const ordersSchema = z.object({
  total: z.int(),
  values: z.array(
    z.object({
      orderNumber: z.string(),
      status: z.enum(ORDER_STATUSES),
      createdAt: z.string(),
      totalPrice: moneySchema,
      itemCount: z.int(),
      optionIds: z.array(z.string()),
    }),
  ),
});

/** What the list of orders shows of each. */
export type OrderSummary = z.infer<typeof ordersSchema>['values'][number];

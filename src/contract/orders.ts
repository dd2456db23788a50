import { z } from 'zod';
import { ORDER_STATUSES, type Order, type OrderSummary } from '#src/domain/order.ts';
import { cartAddressSchema, shippingAddressSchema } from './addresses.ts';
import {
  cartPaymentSchema,
  discountSchema,
  donationSchema,
  giftCardSchema,
  lineItemSchema,
  loyaltyCardSchema,
  shippingInfoSchema,
} from './carts.ts';
import { moneySchema } from './money.ts';
import { voucherSchema } from './payments.ts';

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    cartId: z.string(),
    status: z.enum(ORDER_STATUSES),
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
    voucher: voucherSchema.nullable(),
  })
  .meta({ id: 'Order' }) satisfies z.ZodType<Order>;

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
}) satisfies z.ZodType<{ total: number; values: OrderSummary[] }>;

import { z } from 'zod';
import { cartAddressSchema, shippingAddressSchema } from '#src/domain/address/address.schema.ts';
import {
  cartPaymentSchema,
  discountSchema,
  donationSchema,
  giftCardSchema,
  giftWrapSchema,
  lineItemSchema,
  loyaltyCardSchema,
  shippingInfoSchema,
} from '#src/domain/cart/cart.schema.ts';
import { centsSchema, moneySchema } from '#src/domain/money/money.schema.ts';
import { voucherSchema } from '#src/domain/payment/payment.schema.ts';
import { emailText } from '#src/domain/wire/request-parts.ts';
import {
  DOWNLOAD_KINDS,
  FULFILMENT_STEPS,
  ORDER_STATUSES,
  RETURN_BASES,
  RETURN_REASONS,
  RETURN_WAYS,
} from './order.values.ts';
import { isReturnNumber } from './return-number.ts';

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    cartId: z.string(),
    status: z.enum(ORDER_STATUSES),
    createdAt: z.string().describe('Instant, ISO 8601 UTC'),
    totalPrice: moneySchema,
    lineItems: z.array(lineItemSchema),
    loyaltyCard: loyaltyCardSchema.nullable(),
    giftCards: z.array(giftCardSchema),
    donations: z.array(donationSchema),
    giftWrap: giftWrapSchema.nullable().default(null),
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
      itemCount: z.int().describe('Quantities of all lines together'),
      optionIds: z.array(z.string()).describe('Some of its colours, whose pictures are shown'),
      /** Of those of them that have photographs, as they were when they were ordered. */
      looks: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** What the list of orders shows of each. */
export type OrderSummary = z.infer<typeof ordersSchema>['values'][number];

export const lineShareSchema = z.strictObject({
  lineId: z.string().min(1).max(60),
  quantity: z.int().min(1).max(1_000),
});
/** How many items of a line. */
export type LineShare = z.infer<typeof lineShareSchema>;

export const returnedLineSchema = lineShareSchema.extend({
  reason: z.enum(RETURN_REASONS).nullable().default(null),
});
/** How many items of a line come back, and why. */
export type ReturnedLine = z.infer<typeof returnedLineSchema>;

/** What becomes of an item that came back; `refused` is not paid back, `exchanged` is sent in another size. */
export const FINDINGS = ['stock', 'second-choice', 'refused', 'exchanged'] as const;
export type Finding = (typeof FINDINGS)[number];

export const inspectedLineSchema = lineShareSchema.extend({
  finding: z.enum(FINDINGS),
  /** What the inspection says of it; a refusal has one. */
  remark: z.string().trim().max(500).default(''),
});
/** How many items of a line were found how. */
export type InspectedLine = z.infer<typeof inspectedLineSchema>;

export const returnNumberSchema = z.string().refine(isReturnNumber);

const returnWaySchema = z.enum(RETURN_WAYS);

const returnSchema = z.object({
  returnId: z.string(),
  returnNumber: z.string(),
  basis: z.enum(RETURN_BASES),
  declaredAt: z.string(),
  lines: z.array(lineShareSchema),
  /** Whether the items had left when this was declared: only then is there something to send. */
  wasSent: z.boolean(),
  /** How and where to the items are sent; null where they never left, and once they have arrived. */
  sending: z
    .object({
      until: z.iso.date(),
      carrier: z.string(),
      isFree: z.boolean(),
      /** Lines; a platform of before says none. */
      address: z.array(z.string()).default([]),
      /** How it was declared that they come; null where nothing was chosen. */
      way: returnWaySchema.nullable().default(null),
    })
    .nullable(),
  /** What is taken off the refund for the label. */
  feeCents: centsSchema.default(0),
  receivedAt: z.string().nullable(),
  /** Fixed when the items arrive. */
  refundCents: centsSchema.nullable(),
  refundedAt: z.string().nullable(),
});

export const journeySchema = z
  .object({
    /** The oldest first. */
    events: z.array(
      z.object({
        kind: z.enum([
          ...(['placed', ...FULFILMENT_STEPS] as const),
          ...(['withdrawn', 'returned', 'arrived', 'refunded'] as const),
        ]),
        at: z.string(),
      }),
    ),
    /** What has left, the first parcel first. */
    parcels: z.array(
      z.object({
        carrier: z.string(),
        trackingNumber: z.string().nullable(),
        /** Where the carrier tells how far it is; null where we do not know its page. */
        trackingUrl: z.string().nullable(),
        leftAt: z.string(),
      }),
    ),
    /** The oldest first. */
    returns: z.array(returnSchema),
    withdrawable: z
      .object({ until: z.iso.date().nullable(), lines: z.array(lineShareSchema) })
      .nullable(),
    returnable: z
      .object({
        /** Days that the shop promises. */
        days: z.int(),
        /** The last day; null before the delivery. */
        until: z.iso.date().nullable(),
        isOver: z.boolean(),
        /** Whether the shop pays the postage, whatever the items come back by. */
        isFree: z.boolean().default(false),
        lines: z.array(lineShareSchema),
        /** What the items of the order cost with their delivery: what refunds are computed from. */
        paidCents: centsSchema,
        /** What earlier returns are paid back for; all that they declared, if it is not said. */
        earlier: z.array(lineShareSchema).optional(),
      })
      .nullable(),
    /** How items may come back now, and what is taken off their refund; none where nothing is to choose. */
    ways: z.array(z.object({ way: returnWaySchema, feeCents: centsSchema })).default([]),
  })
  .meta({ id: 'OrderJourney' });
export type OrderJourney = z.infer<typeof journeySchema>;

export const trackedOrderSchema = orderSchema
  .pick({
    orderNumber: true,
    createdAt: true,
    totalPrice: true,
    lineItems: true,
    discounts: true,
    shippingInfo: true,
  })
  .extend({
    status: z.enum(ORDER_STATUSES),
    town: z.string().nullable(),
    /** Whether it is of nobody's account. */
    isGuest: z.boolean(),
    /** Whether its customer was erased: nobody is written to, and no sign-in leads to it. */
    isErased: z.boolean().default(false),
    /** Without its message. */
    giftWrap: giftWrapSchema.pick({ price: true }).nullable().default(null),
    journey: journeySchema,
  })
  .meta({ id: 'TrackedOrder' });
/** What a link in a mail shows of an order: no name, no address beyond the town, no payment. */
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

/** The token of a mail's link: a body, so that no log of URLs has it. */
export const orderLinkSchema = z.strictObject({ token: z.string().min(1).max(200) });

/** What a customer knows of an order without signing in: the number, and the e-mail of its mails. */
export const orderClaimSchema = z.strictObject({
  orderNumber: z.string().trim().min(1).max(40),
  email: emailText,
});

/** The token of a link that opens the order for an hour. */
export const claimedOrderSchema = orderLinkSchema.meta({ id: 'ClaimedOrder' });

/** The form names the declaration, so that sending it twice is declaring it once. */
export const withdrawalBodySchema = z.strictObject({
  returnId: z.uuid(),
  lines: z.array(lineShareSchema).min(1).max(100),
  /** How they come back, of what was offered; null where nothing was chosen. */
  way: returnWaySchema.nullable().default(null),
});

export const trackedWithdrawalBodySchema = withdrawalBodySchema.extend(orderLinkSchema.shape);

export const returnBodySchema = withdrawalBodySchema.extend({
  lines: z.array(returnedLineSchema).min(1).max(100),
});

export const trackedReturnBodySchema = returnBodySchema.extend(orderLinkSchema.shape);

export const trackedLabelBodySchema = orderLinkSchema.extend({ returnNumber: returnNumberSchema });

/** What happened; instants in ISO 8601 UTC. */
export type OrderEvent = OrderJourney['events'][number];

/** The carrier of the parcel and its number; a carrier may give none. */
export type Parcel = OrderJourney['parcels'][number];

/** What a customer sends back, and what became of it; instants in ISO 8601 UTC. */
export type Return = OrderJourney['returns'][number];

/** What the law lets the customer withdraw from; until when is null before the delivery. */
export type Withdrawable = NonNullable<OrderJourney['withdrawable']>;

/** What the shop takes back, as it promises. */
export type Returnable = NonNullable<OrderJourney['returnable']>;

export const downloadsSchema = z.object({
  /** Of the paid orders: a page holds all documents of its orders. */
  total: z.int(),
  values: z.array(
    z.object({
      documentId: z.string(),
      kind: z.enum(DOWNLOAD_KINDS),
      orderNumber: z.string(),
      createdAt: z.string(),
      productName: z.string().nullable(),
    }),
  ),
});

export const downloadFileSchema = z.object({
  /** Safe in a header and on every disk. */
  fileName: z.string().regex(/^[\w-]{1,120}\.(pdf|xml)$/),
  content: z.base64(),
});
/** A document itself in base64, and the name that it is saved under. */
export type DownloadFile = z.infer<typeof downloadFileSchema>;

/** A document in the list; `goods` was bought and is never shipped (w18118). */
export type Download = z.infer<typeof downloadsSchema>['values'][number];

import { z } from 'zod';
import { lineProductSchema } from '#src/domain/cart/cart.schema.ts';
import { centsSchema, currencySchema, moneySchema } from '#src/domain/money/money.schema.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import {
  downloadFileSchema,
  inspectedLineSchema,
  journeySchema,
  lineShareSchema,
  orderSchema,
  returnedLineSchema,
} from './order.schema.ts';
import { ORDER_STATUSES, RETURN_BASES, RETURN_WAYS } from './order.values.ts';
import {
  FULFILMENT_STATES,
  ORDER_ACTIONS,
  PAYMENT_STATES,
  REFUND_REASONS,
  RETURN_STATES,
} from './staff-order.ts';

/** Numbers of orders, with commas between them. */
export const orderNumbersText = z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/);

const instant = z.string();

export const listedOrderSchema = z
  .object({
    /** The number again: lists of the back office have ids. */
    id: z.string(),
    orderNumber: z.string(),
    createdAt: instant,
    ageDays: z.int(),
    shop: shopSchema,
    customerId: z.string(),
    customerName: z.string(),
    /** Masked for callers without `customers:read` in its shop. */
    email: z.string(),
    /** Whether it was ordered without an account. */
    isGuest: z.boolean(),
    /** Without what was cancelled. */
    itemCount: z.int(),
    /** Items that have still to leave. */
    toSend: z.int(),
    totalPrice: moneySchema,
    status: z.enum(ORDER_STATUSES),
    payment: z.enum(PAYMENT_STATES),
    fulfilment: z.enum(FULFILMENT_STATES),
    shippingMethod: z.enum(SHIPPING_METHOD_KEYS).nullable(),
    version: z.int(),
  })
  .meta({ id: 'ListedOrder' });
export type ListedOrder = z.infer<typeof listedOrderSchema>;

export const noteSchema = z
  .object({ noteId: z.string(), text: z.string(), authorName: z.string(), writtenAt: instant })
  .meta({ id: 'StaffNote' });

export const staffMailSchema = z
  .object({
    mailId: z.string(),
    kind: z.string(),
    subject: z.string(),
    writtenAt: instant,
    sentAt: instant.nullable(),
    /** It can be written again; of several about one thing, the newest can. */
    isRepeatable: z.boolean(),
  })
  .meta({ id: 'StaffMail' });

const transferSchema = z.object({
  id: z.string(),
  centAmount: centsSchema,
  state: z.enum(['requested', 'accepted', 'done', 'failed']),
  reason: z.string().nullable(),
  requestedAt: instant,
  changedAt: instant,
});

const staffPaymentSchema = z.object({
  reference: z.string(),
  service: z.string(),
  product: z.string(),
  centAmount: centsSchema,
  currency: currencySchema,
  status: z.string(),
  capture: z.enum(['immediate', 'dispatch']),
  captureBefore: instant.nullable(),
  releasedAt: instant.nullable(),
  /** Cents in the books. */
  captured: centsSchema,
  refunded: centsSchema,
  disputed: centsSchema,
  captures: z.array(transferSchema),
  refunds: z.array(transferSchema.extend({ isHeld: z.boolean(), settledAt: instant.nullable() })),
  disputes: z.array(
    z.object({
      disputeId: z.string(),
      centAmount: centsSchema,
      reason: z.string().nullable(),
      openedAt: instant,
      reversedAt: instant.nullable(),
    }),
  ),
  /** Messages of the provider. */
  events: z.array(z.object({ status: z.string(), receivedAt: instant })),
});

export const parcelSchema = z.object({
  parcelId: z.string(),
  number: z.int(),
  lines: z.array(lineShareSchema),
  carrier: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  leftAt: instant,
});

export const staffReturnSchema = z
  .object({
    returnId: z.string(),
    returnNumber: z.string(),
    basis: z.enum(RETURN_BASES),
    lines: z.array(returnedLineSchema),
    /** Of its items those that had not left. */
    unsent: z.array(lineShareSchema),
    declaredAt: instant,
    declaredBy: z.string().nullable(),
    inspected: z.array(inspectedLineSchema).nullable(),
    /** Of items that were refused. */
    pictures: z.array(z.object({ pictureId: z.string(), lineId: z.string(), addedBy: z.string() })),
    /** How it was declared that they come, and what was told that is taken off the refund. */
    way: z.enum(RETURN_WAYS).nullable().default(null),
    feeCents: centsSchema.default(0),
    receivedAt: instant.nullable(),
    refundCents: centsSchema.nullable(),
    refundedAt: instant.nullable(),
  })
  .meta({ id: 'StaffReturn' });

/** What happened to an order: by itself, or by the staff. */
const happeningSchema = z.enum([
  ...journeySchema.shape.events.element.shape.kind.options,
  ...ORDER_ACTIONS,
]);

export const staffOrderSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    shop: shopSchema,
    fulfilment: z.enum(FULFILMENT_STATES),
    order: orderSchema,
    customer: z.object({
      customerId: z.string(),
      name: z.string(),
      email: z.string(),
      /** Whether it was ordered without an account. */
      isGuest: z.boolean(),
      /** E-mail and telephone numbers are masked. */
      isMasked: z.boolean(),
    }),
    /** Where the parcel waits; null where it comes to the door. */
    pickupPoint: z
      .object({
        storeId: z.string(),
        name: z.string(),
        line1: z.string(),
        zipCode: z.string(),
        city: z.string(),
        country: z.string(),
      })
      .nullable(),
    payment: staffPaymentSchema.nullable(),
    /** Cents that may still be paid back by hand, before the limit of the role. */
    refundableCents: centsSchema,
    /** What may still be cancelled, and packed. */
    toSend: z.array(lineShareSchema),
    exchanges: z.array(
      z.object({
        exchangeId: z.string(),
        returnId: z.string(),
        lineId: z.string(),
        sku: z.string(),
        quantity: z.int(),
        product: lineProductSchema,
      }),
    ),
    parcels: z.array(parcelSchema),
    returns: z.array(staffReturnSchema),
    handRefunds: z.array(
      z.object({
        refundId: z.string(),
        centAmount: centsSchema,
        reason: z.enum(REFUND_REASONS),
        authorName: z.string(),
        decidedAt: instant,
      }),
    ),
    /** What was credited of the invoice, the oldest first; each has a paper. */
    creditNotes: z.array(
      z.object({ refundId: z.string(), number: z.string(), centAmount: centsSchema, at: instant }),
    ),
    /** What happened, the oldest first; `by` is who of the staff did it. */
    timeline: z.array(z.object({ at: instant, kind: happeningSchema, by: z.string().nullable() })),
    returnable: journeySchema.shape.returnable,
    ways: journeySchema.shape.ways,
    mails: z.array(staffMailSchema),
    notes: z.array(noteSchema),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

export const listedReturnSchema = z
  .object({
    id: z.string(),
    returnNumber: z.string(),
    orderNumber: z.string(),
    shop: shopSchema,
    customerName: z.string(),
    declaredAt: instant,
    receivedAt: instant.nullable(),
    refundedAt: instant.nullable(),
    items: z.int(),
    state: z.enum(RETURN_STATES),
    /** Of its order: what a write names. */
    version: z.int(),
  })
  .meta({ id: 'ListedReturn' });

/** What to take from the shelves: an item once, for all orders that want it. */
export const pickListSchema = downloadFileSchema
  .extend({
    values: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        details: z.string(),
        quantity: z.int(),
        orders: z.array(z.object({ orderNumber: z.string(), quantity: z.int() })),
      }),
    ),
  })
  .meta({ id: 'PickList' });

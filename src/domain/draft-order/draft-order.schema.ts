import { z } from 'zod';
import { cartAddressSchema } from '#src/domain/address/address.schema.ts';
import {
  cartSchema,
  discountSchema,
  lineItemSchema,
  lineProductSchema,
  shippingInfoSchema,
} from '#src/domain/cart/cart.schema.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import { moneySchema } from '#src/domain/money/money.schema.ts';
import { staffWrite } from '#src/domain/order/staff-write.schema.ts';
import { shippingMethodsSchema } from '#src/domain/shipping/shipping.schema.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { emailText, skuText } from '#src/domain/wire/request-parts.ts';
import { DRAFT_ORDER_STATES, LINK_OUTCOMES } from './draft-order.ts';

const orderNumber = z.string().regex(/^[\w-]{1,40}$/);
const shippingMethod = z.enum(SHIPPING_METHOD_KEYS);
const address = z.strictObject(cartAddressSchema.shape);

const items = z
  .array(z.strictObject({ sku: skuText, quantity: z.int().min(1).max(MAX_LINE_QUANTITY) }))
  .max(MAX_CART_LINES);

/** What a shop sells, as the staff choose it. */
export const sellableItemSchema = z
  .object({ sku: z.string(), product: lineProductSchema, availableQuantity: z.int() })
  .meta({ id: 'SellableItem' });
export type SellableItem = z.infer<typeof sellableItemSchema>;

/** A customer whose e-mail the staff typed; the addresses, the favourite first. */
export const knownCustomerSchema = z
  .object({
    customer: z.object({ name: z.string(), addresses: z.array(cartAddressSchema) }).nullable(),
  })
  .meta({ id: 'KnownCustomer' });

export const knownCustomerBodySchema = z.strictObject({ shop: shopSchema, email: emailText });

export const quoteBodySchema = z.strictObject({
  shop: shopSchema,
  items,
  /** Of delivery, alpha-2; null while no address is typed. */
  country: z.string().length(2).nullable(),
  /** Null where the customer chooses it. */
  shippingMethod: shippingMethod.nullable(),
  /** The order that the items are added to: they go where it goes, and delivery is free. */
  addedTo: orderNumber.nullable(),
});
export type QuoteBody = z.infer<typeof quoteBodySchema>;

/** What a cart with these items would cost. */
export const draftQuoteSchema = z
  .object({
    lineItems: z.array(lineItemSchema),
    discounts: z.array(discountSchema),
    shippingInfo: shippingInfoSchema.nullable(),
    totalPrice: moneySchema,
    /** That the shop delivers to, alpha-2. */
    countries: z.array(z.string()),
    /** By which it may be brought to the country. */
    methods: shippingMethodsSchema,
    /** Skus that are not sold, or of which there are fewer. */
    lacking: z.array(z.string()),
  })
  .meta({ id: 'DraftQuote' });
export type DraftQuote = z.infer<typeof draftQuoteSchema>;

export const makeDraftOrderBodySchema = z.strictObject({
  changeId: staffWrite.changeId,
  shop: shopSchema,
  items: items.min(1),
  /** What the form said that it costs. */
  totalCentAmount: z.int().min(0),
  for: z.union([
    z.strictObject({
      email: emailText,
      /** Null where the customer gives it. */
      address: address.nullable(),
      shippingMethod: shippingMethod.nullable(),
    }),
    z.strictObject({ addedTo: orderNumber }),
  ]),
});

const instant = z.string();

export const listedDraftOrderSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    shop: shopSchema,
    state: z.enum(DRAFT_ORDER_STATES),
    customerName: z.string(),
    /** Masked for callers without `customers:read` in its shop. */
    email: z.string(),
    itemCount: z.int(),
    totalPrice: moneySchema,
    madeBy: z.string(),
    madeAt: instant,
    mailedAt: instant,
    endsAt: instant,
    addedTo: z.string().nullable(),
    /** The order that it became. */
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'ListedDraftOrder' });
export type ListedDraftOrder = z.infer<typeof listedDraftOrderSchema>;

/** How an order has to do with draft orders: what it was made from, and what was added to it. */
export const orderAdditionsSchema = z
  .object({ madeAs: listedDraftOrderSchema.nullable(), added: z.array(listedDraftOrderSchema) })
  .meta({ id: 'OrderAdditions' });
export type OrderAdditions = z.infer<typeof orderAdditionsSchema>;

export const paymentLinkBodySchema = z.strictObject({ token: z.string().min(20).max(100) });

/** What anybody with the link of a mail is told. */
export const paymentLinkSchema = z
  .object({
    state: z.enum(DRAFT_ORDER_STATES),
    /** Masked. */
    email: z.string(),
  })
  .meta({ id: 'PaymentLink' });

export const openedLinkSchema = z
  .object({
    outcome: z.enum(LINK_OUTCOMES),
    /** The customer's cart from now on; null unless it was opened. */
    cart: cartSchema.nullable(),
    /** Masked: whom the link was mailed to. */
    email: z.string(),
  })
  .meta({ id: 'OpenedLink' });

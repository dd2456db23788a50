import { z } from 'zod';
import { cartAddressSchema, shippingAddressSchema } from '#src/domain/address/address.schema.ts';
import { colourSchema, priceSchema, tagsSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { lookSchema, pictureTypesSchema } from '#src/domain/catalogue/pictures.schema.ts';
import { GIFT_CARD, GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import { centsSchema, moneySchema } from '#src/domain/money/money.schema.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { PAYMENT_PROVIDERS } from '#src/domain/payment/payment.ts';
import { promotionGoodsSchema } from '#src/domain/promotion/promotion-goods.schema.ts';
import { missingSchema } from '#src/domain/promotion/why-not.schema.ts';
import { deliveryPromiseSchema } from '#src/domain/shipping/shipping.schema.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { sizeLabelSchema, sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import { HELD_BACK_REASONS, MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.values.ts';

export const lineProductSchema = z
  .object({
    productId: z.string(),
    optionId: z.string(),
    slug: z.string(),
    name: z.string(),
    size: z.string(),
    sizeLabel: sizeLabelSchema,
    sizeScale: sizeScaleSchema,
    colour: colourSchema,
    price: priceSchema,
    tags: tagsSchema,
    pictures: pictureTypesSchema,
    look: lookSchema,
  })
  .meta({ id: 'LineProduct' });
/** What a cart line shows of its product. */
export type LineProduct = z.infer<typeof lineProductSchema>;

export const lineItemSchema = z
  .object({
    lineId: z.string().describe('Of the cart alone: letters, digits, `-` and `_`'),
    sku: z.string(),
    quantity: z.int().min(1),
    // Quantity times the price of its product; 0 where it is free.
    totalPrice: moneySchema,
    isFree: z.boolean().describe('A gift of a code or an offer, which costs nothing'),
    lastModifiedAt: z.string().describe('Instant, ISO 8601 UTC'),
    segmentationId: z.string().describe('That of its product'),
    availableQuantity: z.int().min(0).describe('Items in stock, those of this line included'),
    categoryLabel: z.string().describe('That of its product'),
    product: lineProductSchema,
    // What one cost when it was put in, where it costs something else now.
    formerPrice: moneySchema.optional(),
    /**
     * What each code took off each unit, in cents: one amount a unit. Codes that took nothing off are
     * left out. Missing from orders that were placed before it was kept.
     */
    reductions: z.array(z.object({ code: z.string(), units: z.array(centsSchema) })).optional(),
  })
  .meta({ id: 'LineItem' });
export type LineItem = z.infer<typeof lineItemSchema>;

export const discountSchema = z.object({
  code: z.string(),
  label: z.string(),
  centAmount: centsSchema,
});

const nearlySchema = z.object({
  code: z.string(),
  label: z.string(),
  missing: missingSchema,
  /** Which goods count for it; null where all do. */
  goods: promotionGoodsSchema.nullish(),
  /** Percent that it takes off the cheapest item; null where it does something else. */
  cheapestPercent: z.int().nullable(),
});
/** A promotion that a cart nearly has: items of its goods are missing, or cents of them. */
export type PromotionNearby = z.infer<typeof nearlySchema>;

const goneSchema = z.object({
  code: z.string(),
  label: z.string(),
  reason: z.enum(['used-up', 'used']),
});

export const cartPaymentSchema = z.object({
  paymentProvider: z.enum(PAYMENT_PROVIDERS),
  paymentProduct: z.enum([...PAYMENT_METHODS, GIFT_CARD]),
  amountPlanned: centsSchema.describe('Cents that it is to pay'),
  /** Which gift card pays; it tells nothing of its number. */
  giftCardId: z.string().optional(),
  /** Its last four signs: `•••• C500`. */
  giftCardNumber: z.string().optional(),
});
export type CartPayment = z.infer<typeof cartPaymentSchema>;

export const shippingInfoSchema = z.object({
  shippingMethodKey: z.enum(SHIPPING_METHOD_KEYS),
  price: centsSchema.describe('Cents, which are in the total of the cart'),
  name: z.string(),
  /** When it comes if it is ordered now, or was promised to come; null where no day is promised. */
  promise: deliveryPromiseSchema.pick({ from: true, to: true }).nullable().default(null),
});
export type ShippingInfo = z.infer<typeof shippingInfoSchema>;

export const loyaltyCardSchema = z.object({
  cardId: z.string(),
  lineId: z.string(),
  price: centsSchema,
});
/** A loyalty card in the cart: `cardId` is the number that its buyer will have as a member. */
export type CartLoyaltyCard = z.infer<typeof loyaltyCardSchema>;

export const giftCardSchema = z.object({
  id: z.string(),
  price: centsSchema,
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** Who gives it; empty where nobody said. */
  senderName: z.string().default(''),
  /** The shop's day on which it is sent, `YYYY-MM-DD`; null: as soon as it is paid for. */
  sendOn: z.string().nullable().default(null),
  design: z.enum(GIFT_CARD_DESIGNS).default('window'),
});
/** A gift card in the cart, and whom it is for; `price` is what will be on it, in cents. */
export type CartGiftCard = z.infer<typeof giftCardSchema>;

export const donationSchema = z.object({ id: z.string(), lineId: z.string(), price: centsSchema });
/** A donation of a choice of the shop (`id`), in cents. */
export type CartDonation = z.infer<typeof donationSchema>;

export const giftWrapSchema = z.object({
  price: centsSchema,
  /** What the giver writes; empty for nothing. */
  message: z.string(),
});
/** An order that is a gift: its goods are wrapped, in cents, and a message lies with them. */
export type GiftWrap = z.infer<typeof giftWrapSchema>;

/** The answer of every cart call. */
export const cartSchema = z
  .object({
    id: z.string().describe('Hard to guess: letters, digits, `-` and `_`'),
    version: z.int().min(1).describe('1 for a new cart, one more with each change'),
    lineItems: z.array(lineItemSchema),
    discountCode: z.array(
      z.object({
        code: z.string(),
        type: z.string(),
        value: z.int(),
        productOutOfStock: z.array(z.string()),
        opcId: z.string().nullable(),
        heldBack: z
          .object({
            reason: z.enum(HELD_BACK_REASONS),
            minimumCentAmount: centsSchema,
            missingCentAmount: centsSchema,
            /** Items of its goods that are missing. */
            missingItems: z.int().min(1).optional(),
          })
          .optional(),
      }),
    ),
    discounts: z
      .array(discountSchema)
      .describe('What promotions (their id is the code) and codes took off, in cents'),
    /** Promotions of which the cart lacks little, and what. */
    nearly: z.array(nearlySchema).optional(),
    /** Promotions that the cart had and has no more: all is used up, or its customer has had it. */
    gone: z.array(goneSchema).optional(),
    /** Ways of delivery that cost nothing by a promotion. */
    freeDelivery: z.array(z.enum(SHIPPING_METHOD_KEYS)).optional(),
    loyaltyCard: loyaltyCardSchema.nullable(),
    giftCards: z.array(giftCardSchema),
    donations: z.array(donationSchema),
    giftWrap: giftWrapSchema.nullable().default(null),
    loyaltyOffers: z.array(
      z.object({ id: z.string(), label: z.string(), productOutOfStock: z.array(z.string()) }),
    ),
    shippingInfo: shippingInfoSchema.nullable(),
    shippingAddress: shippingAddressSchema.nullable(),
    billingAddress: cartAddressSchema.nullable(),
    payments: z.array(cartPaymentSchema).describe('What it is being paid with, or was planned'),
    // Everything to pay, shipping and discounts included.
    totalPrice: moneySchema,
    customer: z
      .object({ loyaltyCardId: z.string().nullable() })
      .nullable()
      .describe('Null for the cart of a guest'),
    loyaltyPointsEarned: z.int(),
    loyaltyBonusPointsEarned: z.int(),
    loyaltyPointsIncentive: z.int(),
    productsNotAdded: z
      .array(z.string())
      .describe('Skus that this call left out (206); else empty'),
    sourceCartId: z.string().nullable().describe('The shared cart that it was copied from'),
    orderNumber: z.string().nullable().describe('Null until it is ordered'),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cartSchema>;

export const cartUserSchema = z
  .strictObject({
    customerId: z.string(),
    loyaltyCardId: z.string().nullable(),
    /** Whole years since the loyalty card was created; null for non-members. */
    loyaltySeniority: z.int().nullable(),
    loyaltyType: z.enum(['FID', 'HSP']).nullable(),
    email: z.string(),
  })
  .meta({ id: 'CartUser' });
export type CartUser = z.infer<typeof cartUserSchema>;

export const createCartBodySchema = z.strictObject({ user: cartUserSchema.optional() });

/** Skus, repeated for quantity. */
export const productsListBodySchema = z
  .array(skuText)
  .min(1)
  .max(MAX_CART_LINES * MAX_LINE_QUANTITY);

export const mergeBodySchema = z.strictObject({
  cartId: z.string().max(40).nullable(),
  customer: cartUserSchema,
});

/** What another shopper may copy. */
export const sharedCartSchema = z
  .object({
    values: z.array(z.object({ sku: z.string(), quantity: z.int().min(1) })),
  })
  .meta({ id: 'SharedCart' });

/** Carts of a customer in other shops. */
export const cartsElsewhereSchema = z
  .object({
    values: z.array(
      z.object({ shop: z.enum(ONLINE_LOCALES), nbProducts: z.int().min(1), total: moneySchema }),
    ),
  })
  .meta({ id: 'CartsElsewhere' });
export type CartElsewhere = z.infer<typeof cartsElsewhereSchema>['values'][number];

export type DiscountCode = Cart['discountCode'][number];

/** Amounts in cents: what the goods must come to, and what they lack of it. */
export type HeldBack = NonNullable<DiscountCode['heldBack']>;

/** An offer that was chosen. One that meets a product out of stock is not applied. */
export type LoyaltyOffer = Cart['loyaltyOffers'][number];

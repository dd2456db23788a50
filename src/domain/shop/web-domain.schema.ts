import { z } from 'zod';
import { SELLER_FIELDS } from '#src/domain/legal/seller.ts';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { ACCOUNTS } from '#src/domain/order/accounts.ts';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order-paths.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { capabilitiesSchema } from '#src/domain/wire/capabilities.schema.ts';
import { ONLINE_LOCALES } from './locales.ts';

const donationChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  isActive: z.boolean(),
  amounts: z.array(centsSchema),
  preselected: centsSchema.nullable(),
});

/** As accountants write them; nothing in it is a formula of a spreadsheet, or needs quotes in a file. */
const accountNumberSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9./-]{0,19}$/);

const paramsSchema = z.object({
  /** What the platform serves in this shop beyond the core; it says so itself, nobody sets it. */
  capabilities: capabilitiesSchema.optional(),
  deliveryCountries: z.array(z.string()),
  billingCountries: z.array(z.string()),
  ereservation: z.boolean(),
  paymentProducts: z.array(
    z.object({
      name: z.enum(PAYMENT_METHODS),
      rank: z.int().describe('Its place among the methods, the lowest first'),
      minAmount: centsSchema.nullable().describe('Smallest total that it is offered for'),
      maxAmount: centsSchema.nullable().describe('Largest total that it is offered for'),
    }),
  ),
  phoneNumberCountries: z.array(z.string()),
  giftCard: z
    .object({ minAmount: centsSchema, maxAmount: centsSchema, preselectedAmount: centsSchema })
    .nullable(),
  loyaltyCardCentAmount: centsSchema,
  /** What is paid for goods for each point; a unit of the currency where it is not said. */
  pointCentAmount: z.int().min(1).max(1_000_000).optional(),
  loyaltyScale: z.array(z.object({ points: z.int(), rewardCentAmount: centsSchema })),
  orderConfirmation: z
    .object({ maxAttempts: z.int().min(1), attemptDelay: z.int().min(0) })
    .describe('How often a payment that is not decided is asked for, and after how many ms'),
  loyalty: z.boolean(),
  wishlist: z.boolean(),
  showProductAvailabilityAlert: z.boolean(),
  agec: z.boolean().describe('Shows what the French law AGEC wants of garments'),
  myDownloads: z.boolean(),
  recaptcha: z.boolean(),
  privateSales: z
    .object({ startDate: z.string().nullable(), endDate: z.string().nullable() })
    .nullable(),
  swiftAddToCart: z.boolean(),
  showMap: z.boolean(),
  newRatioOnProductPicture: z.boolean(),
  commercialOperation: z
    .object({ version: z.string() })
    .describe('Another version lets cached pages go'),
  abtasty: z.boolean(),
  olapic: z.boolean(),
  phoneNumberByShippingMethod: z
    .partialRecord(z.enum(SHIPPING_METHOD_KEYS), z.boolean())
    .describe('Whether a phone number is asked for'),
  richRelevance: z.boolean(),
  allowShareCart: z.boolean(),
  showEcoDesign: z.boolean(),
  /**
   * Strikes the initial price in a shop of the Union, too, where the lowest of 30 days is what a
   * reduction is measured by: for a retailer whose counsel allows it.
   */
  strikesInitialPrice: z.boolean().default(false),
  checkoutVersion: z.enum(CHECKOUT_VERSIONS).nullable(),
  expressCheckout: z.boolean(),
  /** Orders without an account (decision 100). */
  guestCheckout: z.boolean(),
  returns: z.object({
    /** From the day of delivery on. */
    days: z.int().min(1),
    isFree: z.boolean(),
    /**
     * What is taken off a refund for the label of the shop, where sending back is not free, and what
     * the label costs the shop, which is the most that may be taken. Null: no label is paid for.
     */
    labelFee: z
      .object({ centAmount: z.int().min(1), costCentAmount: z.int().min(1) })
      .nullable()
      .optional(),
    /** Who takes the parcel. */
    carrier: z.string().min(1),
    /** Where it goes, below the name of the brand. */
    address: z.array(z.string()).min(1),
  }),
  /** What deliveries cost. Of several rows for a method the country's counts before the one for all. */
  shippingRates: z.array(
    z.object({
      method: z.enum(SHIPPING_METHOD_KEYS),
      /** ISO 3166-1 alpha-2; null: every country that the shop delivers to. */
      country: z.string().length(2).nullable(),
      /** The day of the shop (`YYYY-MM-DD`) from which it counts; null: always. */
      from: z.iso.date().nullable(),
      price: centsSchema,
      /** Free when the goods cost more than this; null: never. */
      freeAbove: centsSchema.nullable(),
      /** Working days from dispatch to delivery, both ends included. */
      minDays: z.int().min(0),
      maxDays: z.int().min(0),
      onSaturdays: z.boolean(),
      /** For members of Happy Shopping alone. */
      forMembers: z.boolean(),
      /** What it costs from a weight (grams) or a sum of goods (cents) on, the lowest first. */
      steps: z
        .object({
          of: z.enum(['weight', 'sum']),
          values: z
            .array(z.object({ above: z.int().min(1), price: z.int().min(1) }))
            .min(1)
            .max(20),
        })
        .nullable()
        .optional(),
    }),
  ),
  /** Days of the warehouse, beside weekends and public holidays, when no parcel leaves. */
  closingDays: z
    .array(z.object({ day: z.iso.date(), name: z.string().trim().min(1).max(80) }))
    .optional(),
  /** Grams that an item is reckoned with where a rate goes by weight. */
  itemGrams: z.int().min(1).max(100_000).optional(),
  /** Rates of value added tax beside those that are known (`domain/order/vat.ts`). */
  vatRates: z.array(
    z.object({
      /** ISO 3166-1 alpha-2. */
      country: z.string().length(2),
      from: z.iso.date(),
      percent: z.number().min(0).max(100),
    }),
  ),
  /** Where parcels leave from, on working days of its country. */
  warehouse: z.object({
    /** ISO 3166-1 alpha-2. */
    country: z.string().length(2),
    /** Orders before this time (`HH:MM` by its clocks) leave the same day. */
    cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  }),
  /** Who sells: imprint, terms, invoices and offers name it. */
  seller: z.record(z.enum(SELLER_FIELDS), z.string().max(500)),
  /** Numbers of the accounts that the retailer's books have for what documents say. */
  accounts: z.partialRecord(z.enum(ACCOUNTS), accountNumberSchema).optional(),
  donations: z.array(donationChoiceSchema),
  /** What it costs to have the goods of an order wrapped as a gift, VAT included; null: not offered. */
  giftWrap: z.object({ centAmount: centsSchema }).nullable().default(null),
  funnel: z.object({ overview: z.boolean() }),
  freeCartCriteria: z
    .object({
      enabled: z.boolean(),
      maxItems: z.int().nullable(),
      excludedSegmentationIds: z.array(z.string()),
    })
    .nullable(),
});

export const webDomainSchema = z
  .object({
    domain: z.enum(ONLINE_LOCALES).describe('The locale that the shop has in URLs'),
    storeId: z.string().min(1).describe('What `x-store-id` says'),
    countryCodeISO2: z.string().length(2),
    devise: currencySchema.describe('The currency of its prices'),
    params: paramsSchema,
  })
  .meta({ id: 'WebDomain' });
export type WebDomain = z.infer<typeof webDomainSchema>;

export const webDomainsSchema = z.array(webDomainSchema);

export type DomainParams = WebDomain['params'];

/** A donation that the cart may offer. */
export type DonationChoice = DomainParams['donations'][number];

/** What the shop promises of returns, beyond the law. */
export type ReturnTerms = DomainParams['returns'];

/** When a cart of zero may be ordered; null means always. */
export type FreeCartCriteria = NonNullable<DomainParams['freeCartCriteria']>;

/** A payment product of a domain; bounds in cents, inclusive, null = none. */
export type PaymentProduct = DomainParams['paymentProducts'][number];

/** What a way of delivery costs and takes in a shop. */
export type ShippingRate = DomainParams['shippingRates'][number];

/** What it costs above a weight or a sum. */
export type PriceStep = NonNullable<ShippingRate['steps']>['values'][number];

/** A reward and what it takes, in cents and points (`loyaltyScale`). */
export type LoyaltyStep = DomainParams['loyaltyScale'][number];

import { z } from 'zod';
import { CENTS_A_POINT } from '#src/domain/loyalty/loyalty.ts';
import { ITEM_GRAMS } from '#src/domain/shipping/shipping-rate.ts';
import { ONLINE_LOCALES } from './locales.ts';
import { webDomainSchema } from './web-domain.schema.ts';

const { params } = webDomainSchema.shape;
const { shape } = params;

/** What a shop turns on and off. */
const switchesSchema = params.pick({
  ereservation: true,
  loyalty: true,
  wishlist: true,
  showProductAvailabilityAlert: true,
  agec: true,
  myDownloads: true,
  recaptcha: true,
  swiftAddToCart: true,
  showMap: true,
  newRatioOnProductPicture: true,
  abtasty: true,
  olapic: true,
  richRelevance: true,
  allowShareCart: true,
  showEcoDesign: true,
  strikesInitialPrice: true,
  expressCheckout: true,
  guestCheckout: true,
});
export type SwitchName = keyof z.infer<typeof switchesSchema>;

/**
 * What the staff set of a shop, part by part: each is a page with its history. The fields are
 * those of `DomainParams`, in which they are stored.
 */
export const settingSchema = z.discriminatedUnion('part', [
  z.strictObject({
    part: z.literal('delivery'),
    deliveryCountries: shape.deliveryCountries.min(1).max(60),
    shippingRates: shape.shippingRates.max(200),
    warehouse: shape.warehouse,
    itemGrams: shape.itemGrams.unwrap().default(ITEM_GRAMS),
  }),
  z.strictObject({ part: z.literal('vat'), vatRates: shape.vatRates.max(200) }),
  z.strictObject({ part: z.literal('payments'), paymentProducts: shape.paymentProducts.max(60) }),
  z.strictObject({
    part: z.literal('closing-days'),
    closingDays: shape.closingDays.unwrap().max(400).default([]),
  }),
  z.strictObject({
    part: z.literal('switches'),
    ...switchesSchema.shape,
    commercialOperation: shape.commercialOperation,
  }),
  z.strictObject({
    part: z.literal('checkout'),
    checkoutVersion: shape.checkoutVersion,
    funnel: shape.funnel,
    orderConfirmation: shape.orderConfirmation,
    billingCountries: shape.billingCountries.max(60),
    phoneNumberCountries: shape.phoneNumberCountries.max(60),
    phoneNumberByShippingMethod: shape.phoneNumberByShippingMethod,
    freeCartCriteria: shape.freeCartCriteria,
  }),
  z.strictObject({ part: z.literal('returns'), returns: shape.returns }),
  z.strictObject({
    part: z.literal('gifts'),
    giftCard: shape.giftCard,
    giftWrap: shape.giftWrap,
    donations: shape.donations.max(20),
  }),
  z.strictObject({
    part: z.literal('members'),
    loyaltyCardCentAmount: shape.loyaltyCardCentAmount,
    pointCentAmount: shape.pointCentAmount.unwrap().default(CENTS_A_POINT),
    loyaltyScale: shape.loyaltyScale.max(20),
    privateSales: shape.privateSales,
  }),
  z.strictObject({ part: z.literal('seller'), seller: shape.seller }),
  z.strictObject({ part: z.literal('accounts'), accounts: shape.accounts.unwrap().default({}) }),
]);
export type Setting = z.infer<typeof settingSchema>;
export type SettingPart = Setting['part'];
export type SettingOf<Part extends SettingPart> = Extract<Setting, { part: Part }>;

export const SETTING_PARTS = settingSchema.options.map(({ shape: { part } }) => part.value);

/** Why a setting is refused. */
export const SETTING_FAULTS = [
  'country-unknown',
  'country-not-served',
  'days-reversed',
  'rate-twice',
  'step-order',
  'vat-day-past',
  'vat-twice',
  'limits-reversed',
  'method-twice',
  'day-twice',
  'campaign-name',
  'wait-too-long',
  'return-days',
  'return-address',
  'label-fee',
  'gift-card-order',
  'donation-name',
  'donation-amounts',
  'scale-order',
  'sale-reversed',
] as const;
export type SettingFault = (typeof SETTING_FAULTS)[number];

/** A change as the audit log has it; `before` and `after` hold the fields that changed. */
const settingChangeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** A part of the settings of a shop, and what was changed of it, the newest first. */
export const shopSettingSchema = z
  .object({
    shop: z.enum(ONLINE_LOCALES),
    currency: webDomainSchema.shape.devise,
    setting: settingSchema,
    /** Names this state: a change says which one it saw. */
    revision: z.string(),
    /** Seconds until shoppers see a change at the latest: storefronts are told of it, or ask again. */
    seenWithin: z.int(),
    history: z.array(settingChangeSchema),
  })
  .meta({ id: 'ShopSetting' });
export type ShopSetting = z.infer<typeof shopSettingSchema>;

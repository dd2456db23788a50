import { z } from 'zod';
import { isPersonName } from '#src/domain/text/person-name.ts';

/**
 * A single line of text without control characters, at most `max` characters. Spelled in ranges:
 * the document is read by engines that do not know `\p`.
 */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[ -~\u00a0-\uffff]*$/);
const country = z.string().length(2);

const postalFields = { line1: text(50), line2: text(50), line3: text(50), line4: text(50) };

const names = { lastName: text(50), firstName: text(50) };

/** What was typed, beside the capitals that are sent: for people to read (decision 023). */
const asTyped = z
  .strictObject({ ...names, ...postalFields, city: text(50) })
  .partial()
  .optional();

export const cartAddressSchema = z
  .object({
    ...names,
    ...postalFields,
    city: text(50),
    country,
    zipCode: text(12),
    phoneNumber: text(20),
    phoneNumberCountry: text(3),
    quality: text(20),
    phoneNumberQuality: text(20),
    asTyped,
  })
  .meta({ id: 'CartAddress' });
/** Cart-side address (specification §3). Countries are ISO 3166-1 alpha-2. */
export type CartAddress = z.infer<typeof cartAddressSchema>;

export const shippingAddressSchema = cartAddressSchema
  .extend({ deliveryPointIdV2: z.string().nullable() })
  .meta({ id: 'ShippingAddress' });
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;

/** The delivery point is only sent where there is one. */
export const shippingMethodBodySchema = z.strictObject({
  ...cartAddressSchema.shape,
  deliveryPointIdV2: z.string().max(40).nullable().optional(),
});

const receiverName = text(50).min(1).refine(isPersonName);
const receiverSchema = z.strictObject({ firstName: receiverName, lastName: receiverName });

/** The receiver itself, or wrapped under its name. */
export const happyShoppingBodySchema = z.union([
  receiverSchema,
  z.strictObject({ receiver: receiverSchema }),
]);

export const billingAddressBodySchema = z.strictObject(cartAddressSchema.shape);

export const deliveryAddressBodySchema = z.strictObject({
  ...cartAddressSchema.shape,
  favorite: z.boolean(),
});
/** What is written to the account as a delivery address (14 fields, API-55). */
export type DeliveryAddressBody = z.infer<typeof deliveryAddressBodySchema>;

export const deliveryAddressSchema = cartAddressSchema
  .extend({ id: z.string(), favorite: z.boolean() })
  .meta({ id: 'DeliveryAddress' });
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

export const deliveryAddressesSchema = z.object({ values: z.array(deliveryAddressSchema) });

/** The account's other form. */
export const accountAddressSchema = z
  .object({
    shopAddressId: z.string(),
    favorite: z.boolean(),
    ...names,
    address1: text(50),
    address2: text(50),
    address3: text(50),
    address4: text(50),
    city: text(50),
    country,
    zipCode: text(12),
    phone: text(20),
    phoneNumberCountry: text(3),
    addressQualityCode: text(20),
    phoneQualityCode: text(20),
    asTyped,
  })
  .meta({ id: 'AccountAddress' });
export type AccountAddress = z.infer<typeof accountAddressSchema>;

export const accountAddressesSchema = z.object({ values: z.array(accountAddressSchema) });

/** The account's own, of 8 fields. */
export const accountBillingAddressSchema = z
  .object({
    ...postalFields,
    country,
    city: text(50),
    zipCode: text(12),
    quality: text(20),
    asTyped,
  })
  .meta({ id: 'BillingAddress' });
export type BillingAddress = z.infer<typeof accountBillingAddressSchema>;

export const accountBillingAddressBodySchema = z.strictObject(accountBillingAddressSchema.shape);

/** The ten keys of specification §3. */
export const addressSuggestionSchema = z
  .object({
    buildingInfo_1: text(50),
    buildingName: text(50),
    /** As it was typed, `12 bis`; empty while none is. */
    streetNumber: text(10),
    streetName: text(100),
    /** 2 means that the number comes after the street name. */
    streetNumberPosition: z.int().min(1).max(2),
    additionalInfo_1: text(50),
    /** Another name of the place: a hint beside it. */
    localitySynonym: text(50),
    postalCode: text(12),
    locality: text(50),
    qualityCode: text(20),
  })
  .meta({ id: 'AddressSuggestion' });
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>;

export const addressSuggestionsSchema = z.object({ values: z.array(addressSuggestionSchema) });

import { type CustomFieldConfig, LanguageCode, type VendureConfig } from '@vendure/core';

/** What Vendure has no field for: kept by Vendure itself, so that the bridge keeps nothing. */

/** The bridge writes it alone: no form of the dashboard, no shopper. */
const own = { public: false, internal: false, readonly: true } as const;

const text = (name: string): CustomFieldConfig => ({
  name,
  type: 'text',
  nullable: true,
  ...own,
});

/** What the dashboard writes above a field. */
const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

export const CUSTOM_FIELDS: VendureConfig['customFields'] = {
  Order: [
    /** Raised by one with each change of the cart. */
    { name: 'vitrineVersion', type: 'int', defaultValue: 1, nullable: false, ...own },
    /** Of the visitor who made the cart; null once it is a customer's. */
    { name: 'vitrineSession', type: 'string', nullable: true, ...own },
    /** Idempotency keys of what was added, with what that was. */
    text('vitrineKeys'),
    /** The payment method that is chosen before it is paid. */
    text('vitrinePlan'),
  ],
  /** The address in the fields of a storefront, which are more than those of Vendure. */
  Address: [{ name: 'vitrine', type: 'text', nullable: true, internal: false }],
  Customer: [
    { name: 'vitrineWelcomed', type: 'boolean', defaultValue: false, nullable: false, ...own },
    /** Fields of the profile that Vendure does not have. */
    { name: 'vitrineProfile', type: 'text', nullable: true },
    { name: 'vitrineBilling', type: 'text', nullable: true },
  ],
  /** What it cost before a reduction: the staff type it beside the price. */
  ProductVariantPrice: [
    {
      ...{ name: 'priceBefore', type: 'int', nullable: true, public: true },
      label: label('Price before a reduction, in cents (3500, not 35.00)'),
    },
  ],
  ProductOption: [
    {
      ...{ name: 'hex', type: 'string', nullable: true, public: true },
      label: label('Colour of its swatch, as #b5382a'),
    },
  ],
};

import type {
  MerchantReturnPolicy,
  MonetaryAmount,
  ShippingConditions,
  ShippingService,
} from 'schema-dts';
import { toDecimal } from '#src/domain/money/money.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';

/** What a shop promises of returns, and where to: countries as ISO 3166-1 alpha-2. */
type ReturnPromise = {
  days: number;
  isFree: boolean;
  /** Where items are sent back to. */
  country: string;
  /** Where they may come from. */
  countries: readonly string[];
};

/** For how long a shop takes items back from where it delivers to, and who pays for the parcel. */
export function returnPolicy({
  days,
  isFree,
  country,
  countries,
}: ReturnPromise): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnLabelSource: 'https://schema.org/ReturnLabelDownloadAndPrint',
    returnFees: isFree
      ? 'https://schema.org/FreeReturn'
      : 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  };
}

/** How an order begins to be sent within the country of a shop, ISO 3166-1 alpha-2. */
type ShippingOffer = {
  country: string;
  currency: string;
  method: Pick<ShippingMethod, 'name' | 'delay' | 'shippingRate'>;
};

/** What sending costs up to the threshold and above it, and how many working days it takes. */
export function shippingService({ country, currency, method }: ShippingOffer): ShippingService {
  const { name, delay, shippingRate } = method;
  const { price, freeAbove } = shippingRate;
  const sentAt = (cents: number, orderValue?: MonetaryAmount): ShippingConditions => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(orderValue && { orderValue }),
    shippingRate: amount({ value: toDecimal(cents) }),
    transitTime: {
      '@type': 'ServicePeriod',
      duration: {
        '@type': 'QuantitativeValue',
        ...{ minValue: delay.minDays, maxValue: delay.maxDays, unitCode: 'DAY' },
      },
    },
  });
  const amount = (of: Pick<MonetaryAmount, 'value' | 'minValue' | 'maxValue'>): MonetaryAmount => ({
    '@type': 'MonetaryAmount',
    ...of,
    currency,
  });
  return {
    '@type': 'ShippingService',
    name,
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions:
      freeAbove === null
        ? [sentAt(price.centAmount)]
        : [
            sentAt(price.centAmount, amount({ maxValue: toDecimal(freeAbove.centAmount) })),
            // Above the threshold, not at it.
            sentAt(0, amount({ minValue: toDecimal(freeAbove.centAmount + 1) })),
          ],
  };
}

/** What a shop promises of returns, and of delivery where something says it. */
export type ShopPromises = { returns: ReturnPromise; shipping: ShippingOffer | null };

import type { AggregateOffer, Offer } from 'schema-dts';
import type { Price, Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf, struckPrice } from '#src/domain/catalogue/catalogue.ts';
import type { Availability } from '#src/domain/catalogue/catalogue.values.ts';
import { type OfferState, offeredFrom, offerState } from '#src/domain/content/offer-state.ts';
import { toDecimal } from '#src/domain/money/money.ts';

const AVAILABILITY: Record<OfferState, Offer['availability']> = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  preorder: 'https://schema.org/PreOrder',
  backorder: 'https://schema.org/BackOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
};

function availabilityData(
  product: Pick<Product, 'tags' | 'expectedOn'>,
  availability: Availability,
): Pick<Offer, 'availability' | 'availabilityStarts'> {
  const state = offerState(product, availability);
  const availabilityStarts = offeredFrom(product, state);
  return {
    availability: AVAILABILITY[state],
    ...(availabilityStarts !== null && { availabilityStarts }),
  };
}

/** The price before a reduction. */
function priceBefore(price: Price): Pick<Offer, 'priceSpecification'> {
  const struck = struckPrice(price);
  if (struck === null) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: toDecimal(struck).toFixed(2),
      priceCurrency: price.currency,
    },
  };
}

/** What a size of a product is offered at, and whether it can be had. */
export function offerData(
  product: Pick<Product, 'tags' | 'expectedOn'>,
  price: Price,
  availability: Availability,
) {
  return {
    '@type': 'Offer',
    price: toDecimal(price.centAmount).toFixed(2),
    priceCurrency: price.currency,
    ...priceBefore(price),
    itemCondition: 'https://schema.org/NewCondition',
    ...availabilityData(product, availability),
  } as const;
}

/** From where to where its prices go; nothing of a product that costs the same in all sizes and colours. */
export function priceRange({ options }: Pick<Product, 'options'>): { offers?: AggregateOffer } {
  const prices = options.flatMap((option) => option.skus.map((sku) => priceOf(option, sku)));
  const amounts = prices.map(({ centAmount }) => centAmount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const [first] = prices;
  if (first === undefined || low === high) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: toDecimal(low).toFixed(2),
      highPrice: toDecimal(high).toFixed(2),
      priceCurrency: first.currency,
      offerCount: prices.length,
    },
  };
}

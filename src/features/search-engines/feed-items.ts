import type { Price, Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf, struckPrice } from '#src/domain/catalogue/catalogue.ts';
import type { Availability } from '#src/domain/catalogue/catalogue.values.ts';
import { optionPictureUrl, type PictureType } from '#src/domain/catalogue/pictures.ts';
import type { FeedProduct } from '#src/domain/catalogue/product-feed.schema.ts';
import { isRegular, portalSystemOf } from '#src/domain/catalogue/product-feed.ts';
import { variantName } from '#src/domain/catalogue/variant-name.ts';
import { type OfferState, offeredFrom, offerState } from '#src/domain/content/offer-state.ts';
import { variantPath } from '#src/domain/content/page-slugs.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import { deliveryCost, goodsFor } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';

/** What portals read of each item that is for sale, in the words of Google Merchant Center. */

/** In the order in which a table has them; an item says each at most once but for pictures and shipping. */
export const FEED_FIELDS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'shipping',
  'identifier_exists',
  'gtin',
  'brand',
  'manufacturer',
  'condition',
  'color',
  'material',
  'pattern',
  'size',
  'size_system',
  'size_type',
  'gender',
  'age_group',
  'google_product_category',
  'product_type',
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** What an item costs to send to a country; `price` as `3.90 EUR`. */
export type FeedShipping = { country: string; service: string; price: string };

/** Fields of an item, each with what it says. */
export type FeedItem = readonly (readonly [FeedField, string | FeedShipping])[];

export type Delivery = { country: string; method: ShippingMethod };

export type FeedShop = {
  locale: OnlineLocale;
  brandName: string;
  /** URL of home, absolute. */
  home: string;
  /** Absolute base of pictures. */
  media: string;
  /** How an order begins to be sent to each country that the shop delivers to. */
  deliveries: readonly Delivery[];
};

const PICTURE_WIDTH = 800;

/** Views that show more than the first picture does: the back, a detail, the colours together. */
const FURTHER_VIEWS: readonly PictureType[] = ['VH', 'DP', 'GZ'];

const AVAILABILITY: Record<OfferState, string> = {
  'in-stock': 'in_stock',
  few: 'in_stock',
  preorder: 'preorder',
  backorder: 'backorder',
  'out-of-stock': 'out_of_stock',
};

const amount = (cents: number, { currency }: Price) => `${toDecimal(cents).toFixed(2)} ${currency}`;

/** Nothing for what is not known. */
const field = (name: FeedField, text: string | number | null | undefined): FeedItem =>
  text === null || text === undefined || text === '' ? [] : [[name, String(text)]];

function availabilityOf(
  product: Pick<Product, 'tags' | 'expectedOn'>,
  availability: Availability,
): FeedItem {
  const state = offerState(product, availability);
  return [
    ['availability', AVAILABILITY[state]],
    ...field('availability_date', offeredFrom(product, state)),
  ];
}

function pricesOf(price: Price): FeedItem {
  const struck = struckPrice(price);
  return [
    ['price', amount(struck ?? price.centAmount, price)],
    ...field('sale_price', struck === null ? null : amount(price.centAmount, price)),
  ];
}

/** What a single item costs to send, by country; nothing where it is above the threshold. */
function shippingOf(price: Price, deliveries: readonly Delivery[]): FeedItem {
  return deliveries.map(({ country, method }) => {
    const { centAmount } = deliveryCost(method, goodsFor(price.centAmount));
    return ['shipping', { country, service: method.name, price: amount(centAmount, price) }];
  });
}

function makerOf({ safety }: FeedProduct): FeedItem {
  const maker = safety?.manufacturer;
  return field('manufacturer', maker && [maker.name, maker.address, maker.contact].join(', '));
}

/** Every size of every colour: what is for sale. */
export function feedItems(shop: FeedShop, product: FeedProduct): FeedItem[] {
  const { productId, name, description, families, audience, sizeScale, options } = product;
  return options.flatMap(({ optionId, colour, pictures, look, skus, ...option }) => {
    const pictureOf = (view: PictureType) =>
      optionPictureUrl(shop.media, { optionId, look }, view, PICTURE_WIDTH);
    return skus.map(({ sku, gtin, size, sizeLabel, availability, ...own }): FeedItem => {
      const price = priceOf(option, own);
      return [
        ['id', sku],
        ['item_group_id', productId],
        ['title', variantName(shop.locale, name, colour.label, sizeLabel.full)],
        ['description', description],
        ['link', `${shop.home}${variantPath(product, { option: optionId, size })}`],
        ['image_link', pictureOf('AP')],
        ...FURTHER_VIEWS.filter((view) => pictures.includes(view)).flatMap((view) =>
          field('additional_image_link', pictureOf(view)),
        ),
        ...availabilityOf(product, availability),
        ...pricesOf(price),
        ...shippingOf(price, shop.deliveries),
        ...(gtin === null ? field('identifier_exists', 'no') : field('gtin', gtin)),
        ['brand', product.brand ?? shop.brandName],
        ...makerOf(product),
        ['condition', 'new'],
        ['color', colour.label],
        // Most first: `cotton/polyester`.
        ...field('material', product.materials.map(({ label }) => label).join('/')),
        ...field('pattern', product.pattern),
        ['size', sizeLabel.short],
        ...field('size_system', portalSystemOf(sizeScale, shop.locale)),
        ...field('size_type', isRegular(sizeScale) ? 'regular' : null),
        ...field('gender', audience?.gender),
        ...field('age_group', audience?.ageGroup),
        ...field('google_product_category', product.googleCategory),
        ...field('product_type', families.join(' > ')),
      ];
    });
  });
}

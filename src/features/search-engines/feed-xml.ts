import type { Price, Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf, struckPrice } from '#src/domain/catalogue/catalogue.ts';
import type { Availability } from '#src/domain/catalogue/catalogue.values.ts';
import { optionPictureUrl, type PictureType } from '#src/domain/catalogue/pictures.ts';
import type { FeedProduct } from '#src/domain/catalogue/product-feed.schema.ts';
import { isRegular, portalSystemOf } from '#src/domain/catalogue/product-feed.ts';
import { type OfferState, offeredFrom, offerState } from '#src/domain/content/offer-state.ts';
import { variantPath } from '#src/domain/content/page-slugs.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import { deliveryCost, goodsFor } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { xmlText } from '#src/domain/text/xml-text.ts';

/** A feed of products as Google Merchant Center reads it: RSS 2.0 with its own elements. */

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

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const amount = (cents: number, { currency }: Price) => `${toDecimal(cents).toFixed(2)} ${currency}`;

function availabilityOf(
  product: Pick<Product, 'tags' | 'expectedOn'>,
  availability: Availability,
): string {
  const state = offerState(product, availability);
  const date = offeredFrom(product, state);
  return (
    element('g:availability', AVAILABILITY[state]) +
    (date === null ? '' : element('g:availability_date', date))
  );
}

function pricesOf(price: Price): string {
  const struck = struckPrice(price);
  if (struck === null) return element('g:price', amount(price.centAmount, price));
  return [
    element('g:price', amount(struck, price)),
    element('g:sale_price', amount(price.centAmount, price)),
  ].join('');
}

/** What a single item costs to send, by country; nothing where it is above the threshold. */
function shippingOf(price: Price, deliveries: readonly Delivery[]): string {
  return deliveries
    .map(({ country, method }) => {
      const { centAmount } = deliveryCost(method, goodsFor(price.centAmount));
      const parts = [
        element('g:country', country),
        element('g:service', method.name),
        element('g:price', amount(centAmount, price)),
      ];
      return `<g:shipping>${parts.join('')}</g:shipping>`;
    })
    .join('');
}

/** Cloths as portals read them, most first: `cotton/polyester`. */
function materialOf(materials: Product['materials']): string {
  if (materials.length === 0) return '';
  return element('g:material', materials.map(({ label }) => label).join('/'));
}

export function feedHead({ brandName, home }: FeedShop): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', brandName) + element('link', home) + element('description', brandName),
    '\n',
  ].join('');
}

/** Every size of every colour: what is for sale. */
export function feedItems(shop: FeedShop, product: FeedProduct): string {
  const { productId, name, description, families, audience, sizeScale, options } = product;
  const { materials, pattern, googleCategory } = product;
  const brand = product.brand ?? shop.brandName;
  const madeFor =
    audience === null
      ? ''
      : element('g:gender', audience.gender) + element('g:age_group', audience.ageGroup);
  const maker = product.safety?.manufacturer;
  const made = maker
    ? element('g:manufacturer', [maker.name, maker.address, maker.contact].join(', '))
    : '';
  const system = portalSystemOf(sizeScale, shop.locale);
  const sized = [
    system === null ? '' : element('g:size_system', system),
    isRegular(sizeScale) ? element('g:size_type', 'regular') : '',
  ].join('');
  const items = options.flatMap(({ optionId, colour, pictures, look, skus, ...option }) => {
    const pictureOf = (view: PictureType) =>
      optionPictureUrl(shop.media, optionId, view, PICTURE_WIDTH, 'tall', look);
    return skus.map(({ sku, gtin, size, sizeLabel, availability, ...own }) => {
      const price = priceOf(option, own);
      return [
        '<item>',
        element('g:id', sku),
        element('g:item_group_id', productId),
        element('g:title', `${name}, ${colour.label}, ${sizeLabel.full}`),
        element('g:description', description),
        element('g:link', `${shop.home}${variantPath(product, { option: optionId, size })}`),
        element('g:image_link', pictureOf('AP')),
        ...FURTHER_VIEWS.filter((view) => pictures.includes(view)).map((view) =>
          element('g:additional_image_link', pictureOf(view)),
        ),
        availabilityOf(product, availability),
        pricesOf(price),
        shippingOf(price, shop.deliveries),
        gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', gtin),
        element('g:brand', brand),
        made,
        element('g:condition', 'new'),
        element('g:color', colour.label),
        materialOf(materials),
        pattern === null ? '' : element('g:pattern', pattern),
        element('g:size', sizeLabel.short),
        sized,
        madeFor,
        googleCategory === null ? '' : element('g:google_product_category', String(googleCategory)),
        families.length === 0 ? '' : element('g:product_type', families.join(' > ')),
        '</item>\n',
      ].join('');
    });
  });
  return items.join('');
}

export const FEED_END = '</channel></rss>\n';

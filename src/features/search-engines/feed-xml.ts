import type { Price, Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { type Availability, priceOf } from '#src/domain/catalogue/catalogue.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type { FeedProduct } from '#src/domain/catalogue/product-feed.schema.ts';
import { isRegular, portalSystemOf } from '#src/domain/catalogue/product-feed.ts';
import { type OfferState, offeredFrom, offerState } from '#src/domain/content/offer-state.ts';
import { productPath } from '#src/domain/content/page-slugs.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { xmlText } from './xml-text.ts';

/** A feed of products as Google Merchant Center reads it: RSS 2.0 with its own elements. */

export type FeedShop = {
  locale: OnlineLocale;
  brandName: string;
  /** URL of home, absolute. */
  home: string;
  /** Absolute base of pictures. */
  media: string;
};

const PICTURE_WIDTH = 800;

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
  if (price.initial === null) return element('g:price', amount(price.centAmount, price));
  return [
    element('g:price', amount(price.initial, price)),
    element('g:sale_price', amount(price.centAmount, price)),
  ].join('');
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
  const brand = product.brand ?? shop.brandName;
  const url = `${shop.home}${productPath(product)}`;
  const madeFor =
    audience === null
      ? ''
      : element('g:gender', audience.gender) + element('g:age_group', audience.ageGroup);
  const system = portalSystemOf(sizeScale, shop.locale);
  const sized = [
    system === null ? '' : element('g:size_system', system),
    isRegular(sizeScale) ? element('g:size_type', 'regular') : '',
  ].join('');
  const items = options.flatMap(({ optionId, colour, skus, ...option }) =>
    skus.map(({ sku, gtin, sizeLabel, availability, ...own }) =>
      [
        '<item>',
        element('g:id', sku),
        element('g:item_group_id', productId),
        element('g:title', `${name}, ${colour.label}, ${sizeLabel.full}`),
        element('g:description', description),
        element('g:link', `${url}?option=${optionId}`),
        element('g:image_link', optionPictureUrl(shop.media, optionId, 'AP', PICTURE_WIDTH)),
        availabilityOf(product, availability),
        pricesOf(priceOf(option, own)),
        gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', gtin),
        element('g:brand', brand),
        element('g:condition', 'new'),
        element('g:color', colour.label),
        element('g:size', sizeLabel.short),
        sized,
        madeFor,
        families.length === 0 ? '' : element('g:product_type', families.join(' > ')),
        '</item>\n',
      ].join(''),
    ),
  );
  return items.join('');
}

export const FEED_END = '</channel></rss>\n';

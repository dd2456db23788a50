import type {
  AggregateOffer,
  BreadcrumbList,
  ClothingStore,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  ProductGroup,
  Product as ProductThing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { FamilyLink, Price, Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { type Availability, priceOf } from '#src/domain/catalogue/catalogue.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import { type OfferState, offeredFrom, offerState } from '#src/domain/content/offer-state.ts';
import { familySlug, productPath } from '#src/domain/content/page-slugs.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import { type LocaleCode, onlineVariant } from '#src/domain/shop/locales.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { STORES_PATH, storePath } from '#src/domain/store/store.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { sizeData } from './size-data.server.ts';

/** What search engines read of a page (schema.org). URLs are canonical. */

export type Page = {
  shop: Pick<Shop, 'brandName' | 'mediaUrl' | 'origins'>;
  locale: LocaleCode;
};

type SoldProduct = Pick<
  Product,
  | 'productId'
  | 'slug'
  | 'name'
  | 'description'
  | 'brand'
  | 'breadcrumb'
  | 'tags'
  | 'expectedOn'
  | 'sizeScale'
  | 'options'
>;

type SoldAt = Omit<Store, 'distance' | 'stock'>;

const PICTURE_WIDTH = 800;

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

function urlOf({ shop, locale }: Page, path: string): string {
  const online = onlineVariant(locale);
  return `${shop.origins[online] ?? ''}/${online}${path}`;
}

const familyPath = ({ slug, familyId }: FamilyLink) =>
  `/${familySlug({ name: slug, id: familyId })}`;

/** A page by its title, and its path without the prefix. */
export type Step = { name: string; path: string };

const familyStep = (family: FamilyLink): Step => ({
  name: family.title,
  path: familyPath(family),
});

/** The way from home down to a page; the last step is the page itself. */
function breadcrumb(page: Page, below: readonly Step[]): BreadcrumbList {
  const steps = [{ name: page.shop.brandName, path: '' }, ...below];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: urlOf(page, path),
    })),
  };
}

const graph = (...things: Graph['@graph'][number][]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** Home: the seller, and where to search. */
export function shopData(page: Page): Graph {
  const { brandName: name } = page.shop;
  const url = urlOf(page, '');
  const organization: Organization = { '@type': 'Organization', name, url };
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(page, '/search')}?q={q}` },
    'query-input': 'required name=q',
  } as const;
  const site: WebSite = { '@type': 'WebSite', name, url, potentialAction: action };
  return graph(organization, site);
}

/** A list: its breadcrumb, and the products that the document shows. */
export function familyData(
  page: Page,
  family: FamilyLink & { parents: readonly FamilyLink[] },
  products: readonly Parameters<typeof productPath>[0][],
): Graph {
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: products.map((product, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: urlOf(page, productPath(product)),
    })),
  };
  return graph(breadcrumb(page, [...family.parents, family].map(familyStep)), list);
}

/** A page that editors write: its breadcrumb, and what it is about. */
export function storyData(
  page: Page,
  { title, text, path }: { title: string; text: string; path: string },
): Graph {
  const about: WebPage = {
    '@type': 'WebPage',
    name: title,
    description: text,
    url: urlOf(page, path),
  };
  return graph(breadcrumb(page, [{ name: title, path }]), about);
}

type Answer = { question: string; text: string };

/** Answers of the help, all or those of a topic; `way` leads to them. */
export function helpData(page: Page, way: readonly Step[], answers: readonly Answer[]): Graph {
  const asked: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return graph(breadcrumb(page, way), asked);
}

/** What buyers say: the mean, and the newest in full; nothing where there is none. */
function ratingData({ total, average, values }: ProductReviews) {
  if (average === null) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: total },
    review: values.map(({ rating, author, text, writtenOn }) => ({
      '@type': 'Review' as const,
      reviewRating: { '@type': 'Rating' as const, ratingValue: rating },
      author: { '@type': 'Person' as const, name: author },
      reviewBody: text,
      datePublished: writtenOn,
    })),
  } satisfies Partial<ProductGroup>;
}

/** The price before a reduction. */
function struckPrice({ initial, currency }: Price): Pick<Offer, 'priceSpecification'> {
  if (initial === null) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: toDecimal(initial).toFixed(2),
      priceCurrency: currency,
    },
  };
}

/** From where to where its prices go; nothing of a product that costs the same in all sizes and colours. */
function priceRange({ options }: Pick<Product, 'options'>): { offers?: AggregateOffer } {
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

/** A product with each of its sizes and colours as what is for sale, and what buyers say of it. */
export function productData(
  page: Page,
  product: SoldProduct,
  reviews: ProductReviews | null = null,
): Graph {
  const url = urlOf(page, productPath(product));
  const media = page.shop.mediaUrl.startsWith('/')
    ? `${page.shop.origins[onlineVariant(page.locale)] ?? ''}${page.shop.mediaUrl}`
    : page.shop.mediaUrl;
  const sized = sizeData(product.sizeScale, onlineVariant(page.locale));
  const variants = product.options.flatMap(({ optionId, colour, skus, ...option }) =>
    skus.map(({ sku, gtin, sizeLabel, availability, ...own }): ProductThing => {
      const price = priceOf(option, own);
      return {
        '@type': 'Product',
        sku,
        ...(gtin !== null && { gtin }),
        name: `${product.name}, ${colour.label}, ${sizeLabel.full}`,
        color: colour.label,
        size: { '@type': 'SizeSpecification', name: sizeLabel.short, ...sized },
        image: optionPictureUrl(media, optionId, 'AP', PICTURE_WIDTH),
        offers: {
          '@type': 'Offer',
          price: toDecimal(price.centAmount).toFixed(2),
          priceCurrency: price.currency,
          ...struckPrice(price),
          itemCondition: 'https://schema.org/NewCondition',
          ...availabilityData(product, availability),
          url: `${url}?option=${optionId}`,
        },
      };
    }),
  );
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    productGroupID: product.productId,
    name: product.name,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: product.brand ?? page.shop.brandName },
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    ...priceRange(product),
    hasVariant: variants,
    ...(reviews !== null && ratingData(reviews)),
  };
  return graph(breadcrumb(page, product.breadcrumb.map(familyStep)), group);
}

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A page right below home, such as the list of all stores: its breadcrumb. */
export function topPageData(page: Page, step: Step): Graph {
  return graph(breadcrumb(page, [step]));
}

/**
 * A store, below the list of all by its title; its hours are in its own time zone, as search
 * engines expect them.
 */
export function storeData(page: Page, store: SoldAt, listTitle: string): Graph {
  const shop: ClothingStore = {
    '@type': 'ClothingStore',
    name: store.name,
    url: urlOf(page, storePath(store.storeId)),
    telephone: store.phoneNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.line1,
      postalCode: store.zipCode,
      addressLocality: store.city,
      addressCountry: store.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.openingHours.flatMap(({ day, opens, closes }) => {
      const dayOfWeek = DAYS[day - 1];
      return dayOfWeek === undefined
        ? []
        : [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }];
    }),
  };
  const way = breadcrumb(page, [
    { name: listTitle, path: STORES_PATH },
    { name: store.name, path: storePath(store.storeId) },
  ]);
  return graph(shop, way);
}

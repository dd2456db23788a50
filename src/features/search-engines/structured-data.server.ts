import type {
  BreadcrumbList,
  ClothingStore,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  ProductGroup,
  Product as ProductThing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { FamilyLink, Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf } from '#src/domain/catalogue/catalogue.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type { Company } from '#src/domain/catalogue/product-safety.schema.ts';
import { variantName } from '#src/domain/catalogue/variant-name.ts';
import { familySlug, productPath, variantPath } from '#src/domain/content/page-slugs.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import { type LocaleCode, onlineVariant } from '#src/domain/shop/locales.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { STORES_PATH, storePath } from '#src/domain/store/store.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { hoursData } from './hours-data.server.ts';
import { offerData, priceRange } from './offer-data.server.ts';
import { returnPolicy, type ShopPromises, shippingService } from './promise-data.server.ts';
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
  | 'safety'
  | 'breadcrumb'
  | 'tags'
  | 'expectedOn'
  | 'sizeScale'
  | 'options'
  | 'passportUrl'
>;

type SoldAt = Omit<Store, 'distance' | 'stock' | 'services'>;

const PICTURE_WIDTH = 800;

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

/** The seller, and what it promises of returns and delivery. */
function sellerData(page: Page, { returns, shipping }: ShopPromises) {
  return {
    '@type': 'Organization',
    ...sellerId(page),
    name: page.shop.brandName,
    url: urlOf(page, ''),
    hasMerchantReturnPolicy: returnPolicy(returns),
    ...(shipping !== null && { hasShippingService: shippingService(shipping) }),
  } as const satisfies Organization;
}

/** By it, what is offered names its seller. */
const sellerId = (page: Page) => ({ '@id': `${urlOf(page, '')}#seller` });

/** Home: the seller, what it promises of delivery and returns, and where to search. */
export function shopData(page: Page, promises: ShopPromises): Graph {
  const { brandName: name } = page.shop;
  const url = urlOf(page, '');
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(page, '/search')}?q={q}` },
    'query-input': 'required name=q',
  } as const;
  const site: WebSite = { '@type': 'WebSite', name, url, potentialAction: action };
  return graph(sellerData(page, promises), site);
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
  const faqPage: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return graph(breadcrumb(page, way), faqPage);
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

/** The company that made a product. */
const makerData = ({ name, address, contact }: Company) => ({
  '@type': 'Organization' as const,
  name,
  address,
  ...(contact.includes('@') ? { email: contact } : { url: contact }),
});

/** A digital product passport, by its URL. */
const passportData = (url: string) => ({
  '@type': 'Certification' as const,
  name: 'Digital Product Passport',
  url,
});

/**
 * A product with each of its sizes and colours as what is for sale, what buyers say of it, and what
 * its seller promises; a size of a colour has a URL of its own, at which it is chosen.
 */
export function productData(
  page: Page,
  product: SoldProduct,
  promises: ShopPromises | null = null,
  reviews: ProductReviews | null = null,
): Graph {
  const url = urlOf(page, productPath(product));
  const media = page.shop.mediaUrl.startsWith('/')
    ? `${page.shop.origins[onlineVariant(page.locale)] ?? ''}${page.shop.mediaUrl}`
    : page.shop.mediaUrl;
  const sized = sizeData(product.sizeScale, onlineVariant(page.locale));
  const variants = product.options.flatMap(({ optionId, look, colour, skus, ...option }) =>
    skus.map(
      ({ sku, gtin, size, sizeLabel, availability, ...own }): ProductThing => ({
        '@type': 'Product',
        sku,
        ...(gtin !== null && { gtin }),
        name: variantName(page.locale, product.name, colour.label, sizeLabel.full),
        color: colour.label,
        size: { '@type': 'SizeSpecification', name: sizeLabel.short, ...sized },
        image: optionPictureUrl(media, { optionId, look }, 'AP', PICTURE_WIDTH),
        offers: {
          ...offerData(product, priceOf(option, own), availability),
          url: urlOf(page, variantPath(product, { option: optionId, size })),
          ...(promises !== null && { seller: sellerId(page) }),
        },
      }),
    ),
  );
  const group: ProductGroup = {
    '@type': 'ProductGroup',
    productGroupID: product.productId,
    name: product.name,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: product.brand ?? page.shop.brandName },
    ...(product.safety?.manufacturer && { manufacturer: makerData(product.safety.manufacturer) }),
    ...(product.passportUrl !== undefined && {
      hasCertification: passportData(product.passportUrl),
    }),
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    ...priceRange(product),
    hasVariant: variants,
    ...(reviews !== null && ratingData(reviews)),
  };
  const seller = promises === null ? [] : [sellerData(page, promises)];
  return graph(breadcrumb(page, product.breadcrumb.map(familyStep)), group, ...seller);
}

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
    ...hoursData(store),
  };
  const way = breadcrumb(page, [
    { name: listTitle, path: STORES_PATH },
    { name: store.name, path: storePath(store.storeId) },
  ]);
  return graph(shop, way);
}

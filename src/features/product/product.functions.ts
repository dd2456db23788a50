import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { ProductOption, RelatedProducts } from '#src/domain/catalogue/catalogue.schema.ts';
import { safetyOf } from '#src/domain/catalogue/product-safety.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { readProduct } from '#src/features/catalogue/catalogue.server.ts';
import { readDeliveries, readPromises } from '#src/features/delivery/delivery.server.ts';
import { readReviews } from '#src/features/reviews/reviews.server.ts';
import { readMarketingLabels } from '#src/features/shop/describe-shop.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { commerceMiddleware, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { readRelated, readTiles } from './product.server.ts';

/** Reviews that search engines read on the page. */
const NAMED_REVIEWS = 3;

const digits = v.pipe(v.string(), v.regex(NUMBER_ID));

/** How a URL names a product; `id` may be an option or a product, in that order. */
const referenceSchema = v.variant('by', [
  v.object({ by: v.literal('productId'), value: digits }),
  v.object({ by: v.literal('optionId'), value: digits }),
  v.object({ by: v.literal('gtin'), value: digits }),
  v.object({ by: v.literal('id'), value: digits }),
]);
export type ProductReference = v.InferOutput<typeof referenceSchema>;

async function findReferenced(commerce: Commerce, { by, value }: ProductReference) {
  if (by === 'productId') return readProduct(commerce, { productId: value });
  if (by === 'gtin') return readProduct(commerce, { gtin: value });
  try {
    return await readProduct(commerce, { optionId: value });
  } catch (error) {
    if (by === 'id' && isCommerceError(error, 'PRODUCT_NOT_FOUND')) {
      return readProduct(commerce, { productId: value });
    }
    throw error;
  }
}

/**
 * The product that a URL names, with the option and sku it selects, what editors say of its labels,
 * the newest reviews of buyers, and what the shop promises of delivery and returns;
 * PRODUCT_NOT_FOUND.
 */
export const fetchProduct = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(referenceSchema)
  .handler(async ({ context: { commerce, shop }, data }) => {
    const [match, labels, deliveries, promises] = await Promise.all([
      findReferenced(commerce, data),
      readMarketingLabels(commerce),
      readDeliveries(commerce, getDomain(commerce.caller.locale).iso2),
      readPromises(commerce, shop),
    ]);
    const { productId, labels: codes } = match.product;
    return {
      ...match,
      product: { ...match.product, safety: safetyOf(match.product, shop.params.seller) },
      deliveries,
      promises,
      labels: labels?.filter(({ code }) => codes.includes(code)) ?? [],
      reviews: await readReviews(commerce, { productId, page: 0, size: NAMED_REVIEWS }),
    };
  });

const NO_RELATED: RelatedProducts = { look: [], similar: [] };

/** What goes with a product and what resembles it. */
export const fetchRelated = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ productId: digits }))
  .handler(({ context: { commerce }, data: { productId } }) =>
    commerce.caller.served.has('related') ? readRelated(commerce, productId) : NO_RELATED,
  );

/** Tiles of products that a browser remembers; those no longer sold are left out. */
export const fetchTiles = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ productIds: v.pipe(v.array(digits), v.minLength(1), v.maxLength(24)) }))
  .handler(({ context: { commerce }, data: { productIds } }) => readTiles(commerce, productIds));

/** The options of a product at the prices that this customer gets and others do not; none for guests. */
export const fetchMemberPrices = createServerFn({ method: 'GET' })
  .middleware([commerceMiddleware])
  .validator(v.object({ productId: digits }))
  .handler(async ({ context: { commerce }, data }): Promise<ProductOption[]> => {
    if (commerce.session === null) return [];
    const { product } = await commerce.ask(calls.getProduct, { params: data });
    return product.options;
  });

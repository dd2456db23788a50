import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type {
  ProductMatch,
  ProductSummary,
  RelatedProducts,
  Segmentation,
  Stock,
  Suggestions,
} from '#src/domain/catalogue/catalogue.ts';
import type { ListQuery } from '#src/domain/catalogue/facets.ts';
import type { FamilyPage, SearchPage } from '#src/domain/catalogue/listing.ts';
import type { FeedPage } from '#src/domain/catalogue/product-feed.ts';
import type { NamedPage, PageNames } from '#src/domain/content/page-names.ts';
import { type CallContext, previewHeaders } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** A list query as it goes over the wire: what is not chosen is left out. */
const toQuery = ({ filter, ...list }: ListQuery) => ({ ...list, ...filter });

/** FAMILY_NOT_FOUND when unknown. */
export function getFamilyProducts(
  context: CallContext,
  familyId: string,
  query: ListQuery,
): Promise<FamilyPage> {
  return ask(context, calls.getFamilyProducts, { params: { familyId }, query: toQuery(query) });
}

/** What a shopper searches for, in any words. */
export function searchProducts(
  context: CallContext,
  text: string,
  query: ListQuery,
): Promise<SearchPage> {
  return ask(context, calls.searchProducts, { query: { q: text, ...toQuery(query) } });
}

/** Without a text: what is popular. */
export function getSuggestions(context: CallContext, text: string): Promise<Suggestions> {
  return ask(context, calls.getSuggestions, { query: { q: text } });
}

/** Those of the products that are still listed, in their order. */
export async function getTiles(
  context: CallContext,
  productIds: readonly string[],
): Promise<ProductSummary[]> {
  const query = { productIds: productIds.join(',') };
  const { values } = await ask(context, calls.getTiles, { query });
  return values;
}

/** What goes with a product, and what resembles it. */
export function getRelatedProducts(
  context: CallContext,
  productId: string,
): Promise<RelatedProducts> {
  return ask(context, calls.getRelatedProducts, { params: { productId } });
}

/** How a product page names its product: exactly one key. */
export type ProductKey =
  | { productId: string }
  | { optionId: string }
  | { gtin: string }
  | { sku: string };

/** PRODUCT_NOT_FOUND. */
export function findProduct(context: CallContext, key: ProductKey): Promise<ProductMatch> {
  const headers = previewHeaders(context);
  return 'productId' in key
    ? ask(context, calls.getProduct, { params: key, headers })
    : ask(context, calls.findProduct, { query: key, headers });
}

/** What a failure means is for the caller to say (specification §7). */
export function getSegmentations(context: CallContext): Promise<Segmentation[]> {
  return ask(context, calls.getSegmentations, {});
}

/** Stock of the skus that exist. */
export async function getStocks(context: CallContext, skus: readonly string[]): Promise<Stock[]> {
  const query = { skus: skus.map(encodeURIComponent).join(',') };
  const { values } = await ask(context, calls.getStocks, { query });
  return values;
}

/** Names of pages in all shops; `page` is 0-based. */
export function getPageNames(
  context: CallContext,
  kind: NamedPage,
  page: number,
): Promise<PageNames> {
  return ask(context, calls.getPageNames, { query: { kind, page } });
}

/** Names of one page in all shops; no value where nobody shows it. */
export function getPageName(context: CallContext, kind: NamedPage, id: string): Promise<PageNames> {
  return ask(context, calls.getPageNames, { query: { kind, id } });
}

/** Products after the one with an id, from the first without; for a feed of all of them. */
export function getFeedPage(context: CallContext, after: string | null): Promise<FeedPage> {
  return ask(context, calls.getFeedPage, { query: after === null ? {} : { after } });
}

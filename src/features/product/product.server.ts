import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** What goes with a product and what resembles it. */
export const readRelated = cachedRead('related', CATALOGUE_RULE, (commerce, productId: string) =>
  commerce.ask(calls.getRelatedProducts, { params: { productId } }),
);

/** Those of the products that are still listed, in their order. */
export async function readTiles(
  commerce: Commerce,
  productIds: readonly string[],
): Promise<ProductSummary[]> {
  const query = { productIds: productIds.join(',') };
  return (await commerce.ask(calls.getTiles, { query })).values;
}

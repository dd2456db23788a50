import type { QueryClient } from '@tanstack/react-query';
import type { ProductSummary } from '#src/domain/catalogue.ts';

/** What a tile knows of the product that it leads to: its page begins with it (performance.md). */
const keyOf = (productId: string) => ['pressed-tile', productId] as const;

/** A tile was pressed. */
export function leaveTile(queryClient: QueryClient, tile: ProductSummary): void {
  queryClient.setQueryData(keyOf(tile.productId), tile);
}

/** The tile that led to a product in this visit. */
export function pressedTile(queryClient: QueryClient, productId: string) {
  return queryClient.getQueryData<ProductSummary>(keyOf(productId));
}

import type { QueryClient } from '@tanstack/react-query';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';

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

/** After this the shopper comes another way, such as Forward. */
const JUST_NOW_MS = 1_000;

/**
 * Whether somebody who has just pressed the tile of a product, whose page was known by then, waits
 * to see that the press counts. `knownAt` is an instant in ms.
 */
export function isAwaited(queryClient: QueryClient, productId: string, knownAt: number): boolean {
  const pressedAt = queryClient.getQueryState(keyOf(productId))?.dataUpdatedAt ?? 0;
  return knownAt <= pressedAt && Date.now() - pressedAt < JUST_NOW_MS;
}

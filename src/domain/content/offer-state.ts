import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Availability } from '#src/domain/catalogue/catalogue.values.ts';

/** How a size is offered, as shopping portals and search engines tell it. */
export type OfferState = 'in-stock' | 'few' | 'preorder' | 'backorder' | 'out-of-stock';

const IN_STOCK: Record<Availability, OfferState> = {
  AVAILABLE: 'in-stock',
  FEW_REMAINING: 'few',
  UNAVAILABLE: 'out-of-stock',
};

/** What is announced is a pre-order, what is made to order a back-order, as long as it can be bought. */
export function offerState(
  { tags }: Pick<Product, 'tags'>,
  availability: Availability,
): OfferState {
  if (availability === 'UNAVAILABLE') return 'out-of-stock';
  if (tags.includes('RAL_ANTICIPATION')) return 'preorder';
  return tags.includes('ON_DEMAND') ? 'backorder' : IN_STOCK[availability];
}

/** The instant from which a pre-order or back-order is sent, ISO 8601; null where none is known. */
export function offeredFrom(
  { expectedOn }: Pick<Product, 'expectedOn'>,
  state: OfferState,
): string | null {
  const isLater = state === 'preorder' || state === 'backorder';
  return isLater && expectedOn !== null ? `${expectedOn}T00:00:00Z` : null;
}

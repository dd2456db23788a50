import { isPreOrderCart } from '#src/domain/cart/cart.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.ts';
import type { Parcel } from '../deliveries/offered-methods.ts';
import type { StoredCart } from './cart-store.ts';
import { type Facts, toLineItems } from './cart-view.ts';

/** What the delivery of a cart depends on: a pre-order, something to ship at all. */
export function parcelOf(cart: Pick<StoredCart, 'lines'>, facts: Facts): Parcel {
  const lineItems = toLineItems(cart.lines, facts);
  const isShipped = lineItems.some(
    ({ segmentationId }) => segmentationId !== DEMATERIALISED_SEGMENTATION,
  );
  return {
    isPreOrder: isPreOrderCart({ lineItems }),
    // Without a single line there are gift cards, or a loyalty card.
    isDematerialised: !isShipped,
  };
}

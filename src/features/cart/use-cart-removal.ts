import { useQueryClient } from '@tanstack/react-query';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { itemCount } from '#src/domain/cart/cart.ts';
import { useRemoved } from '#src/features/undo/use-removed.ts';
import { cartQuery } from './cart.functions.ts';
import { useRemoveLine, useRestoreLine } from './cart.mutations.ts';
import { closeEmptyCart } from './cart-changes.functions.ts';
import { type CartEntry, rowKey } from './cart-rows.ts';
import {
  useAddGiftCard,
  useAddLoyaltyCard,
  useRemoveGiftCard,
  useRemoveLoyaltyCard,
  useSetDonation,
  useSetGiftWrap,
} from './use-cart-extras.ts';

/** Removes rows from the cart immediately, each with 4 s to undo it (A-056, decision 024). */
export function useCartRemoval() {
  const queryClient = useQueryClient();
  const removeLine = useRemoveLine();
  const restoreLine = useRestoreLine();
  const removeGiftCard = useRemoveGiftCard();
  const addGiftCard = useAddGiftCard({ isToasted: true });
  const removeLoyaltyCard = useRemoveLoyaltyCard();
  const addLoyaltyCard = useAddLoyaltyCard();
  const setDonation = useSetDonation();
  const setGiftWrap = useSetGiftWrap();
  // When the last item's undo window closes, no cart is left.
  const closeIfEmpty = () => {
    const current = queryClient.getQueryData(cartQuery.queryKey);
    if (!current || itemCount(current) > 0) return;
    queryClient.setQueryData(cartQuery.queryKey, null);
    void closeEmptyCart({ data: { version: current.version } }).catch(() => undefined);
  };
  const { removed, remember, stop, clear, hold } = useRemoved<CartEntry>(rowKey, closeIfEmpty);

  const send = (entry: CartEntry) => {
    switch (entry.kind) {
      case 'line':
        return removeLine.mutate({ lineId: entry.line.lineId });
      case 'gift-card':
        return removeGiftCard.mutate({ id: entry.card.id });
      case 'loyalty-card':
        return removeLoyaltyCard.mutate();
      case 'donation':
        return setDonation.mutate({ donationId: entry.donation.id, centAmount: 0 });
      case 'gift-wrap':
        return setGiftWrap.mutate({ wrap: null });
    }
  };

  const restore = (entry: CartEntry): Promise<unknown> => {
    switch (entry.kind) {
      case 'line':
        return restoreLine.mutateAsync(entry.line);
      case 'gift-card': {
        const { id: _, price: amount, ...recipient } = entry.card;
        return addGiftCard.mutateAsync({
          amount,
          ...recipient,
          idempotencyKey: crypto.randomUUID(),
        });
      }
      case 'loyalty-card':
        return addLoyaltyCard.mutateAsync();
      case 'donation': {
        const { id: donationId, price: centAmount } = entry.donation;
        return setDonation.mutateAsync({ donationId, centAmount });
      }
      case 'gift-wrap':
        return setGiftWrap.mutateAsync({ wrap: entry.wrap });
    }
  };

  return {
    removed,
    hold,
    remove: (entry: CartEntry) => {
      remember(entry);
      send(entry);
    },
    /** Out of the cart for good, such as into another list: there is nothing to call back. */
    takeOut: ({ lineId }: LineItem) => removeLine.mutate({ lineId }, closeIfEmpty),
    undo: (entry: CartEntry) => {
      stop(entry);
      // The banner goes when the row is back, not before: the row and its focus stay.
      const done = () => clear(entry);
      restore(entry).then(done, done);
    },
  };
}

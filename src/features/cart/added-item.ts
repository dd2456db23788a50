import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { announce } from '#src/ui/announce.tsx';
import { useCartName } from './use-cart-name.ts';

/** What was last added, while its panel is open; `opener` had the focus then. */
export type AddedItem = { sku: string; name: string; opener: Element | null };

/** The item whose panel is open, or null. */
export const addedItemQuery = queryOptions({
  queryKey: ['added-item'],
  queryFn: (): AddedItem | null => null,
  enabled: false,
});

/** Says that an item is in the cart: to the eye by a panel, to a screen reader with the cart's total. */
export function useShowAdded() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const cartName = useCartName();
  return ({ sku, name }: Pick<AddedItem, 'sku' | 'name'>, cart: ShopperCart) => {
    const added: AddedItem = { sku, name, opener: document.activeElement };
    queryClient.setQueryData(addedItemQuery.queryKey, () => added);
    announce(t`Added to your cart: ${name}`);
    announce(cartName(cart));
  };
}

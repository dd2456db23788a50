import { useLingui } from '@lingui/react/macro';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { announce } from '#src/ui/announce.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { useCartName } from './use-cart-name.ts';

/** Says that an item is in the cart: a toast, which is announced too, and what the header shows. */
export function useAddedToast() {
  const { t } = useLingui();
  const cartName = useCartName();
  return (name: string, cart: ShopperCart) => {
    showShopToast(t`Added to your cart: ${name}`);
    announce(cartName(cart));
  };
}

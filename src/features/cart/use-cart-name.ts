import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isCartEmpty, type ShopperCart, toCartSummary } from '#src/domain/cart/cart.ts';
import { usePrices } from '#src/i18n/use-prices.ts';

/** The accessible name of the cart: its number of items and its total. */
export function useCartName() {
  const { t } = useLingui();
  const { money } = usePrices();
  return (cart: ShopperCart | null) => {
    if (cart === null || isCartEmpty(cart)) return t`Cart`;
    const total = money(cart.totalPrice);
    // Inside `t`, so that the page's own language is used and not a global one.
    return t`${plural(toCartSummary(cart).nbProducts, {
      one: `Cart, # item, ${total}`,
      other: `Cart, # items, ${total}`,
    })}`;
  };
}

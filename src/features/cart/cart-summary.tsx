import type { ShopperCart } from '#src/domain/cart.ts';
import { flow, summary } from '#styles/recipes';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { LoyaltyOffers } from './loyalty-offers.tsx';
import { PromoCode } from './promo-code.tsx';
import { ShareCart } from './share-cart.tsx';

/** What the cart comes to, and the ways on. */
export function CartSummary({ cart }: { cart: ShopperCart }) {
  return (
    <aside className={summary().root}>
      <div className={flow({ gap: '6' })}>
        <PromoCode cart={cart} />
        <LoyaltyOffers cart={cart} />
        <CartTotals cart={cart} />
        <FreeShippingProgress cart={cart} />
        <CheckoutButton />
        <ShareCart cartId={cart.id} />
      </div>
    </aside>
  );
}

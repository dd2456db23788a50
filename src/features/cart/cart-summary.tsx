import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isLacking, isPreOrderCart, type ShopperCart } from '#src/domain/cart/cart.ts';
import { Announced } from '#src/ui/announced.tsx';
import { banner, flow, summary, text } from '#styles/recipes';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { LoyaltyOffers } from './loyalty-offers.tsx';
import { PromoCode } from './promo-code.tsx';
import { ShareCart } from './share-cart.tsx';

type CartSummaryProps = {
  cart: ShopperCart;
  /** A quicker way to the order, beside the checkout. */
  express: ReactNode;
};

/** To the checkout; not while something in the cart cannot be had. */
function WayOn({ cart, express }: CartSummaryProps) {
  if (!cart.lineItems.some(isLacking)) {
    return (
      <div className={flow({ gap: '4' })}>
        <CheckoutButton />
        {express}
      </div>
    );
  }
  return (
    <Announced className={banner({ type: 'warning' })}>
      <span>
        <Trans>
          Something in your cart is no longer available in this quantity. Please change or remove it
          to go on.
        </Trans>
      </span>
    </Announced>
  );
}

/** A pre-order is sent when it is there, and never by express. */
function PreOrderNotice({ cart }: { cart: ShopperCart }) {
  if (!isPreOrderCart(cart)) return null;
  return (
    <p className={text({ tone: 'notice' })}>
      <Trans>Pre-order: we send your item as soon as it is ready, by standard delivery.</Trans>
    </p>
  );
}

/** What the cart comes to, and the ways on. */
export function CartSummary({ cart, express }: CartSummaryProps) {
  return (
    <aside className={summary().root}>
      <div className={flow({ gap: '6' })}>
        <PromoCode cart={cart} />
        <LoyaltyOffers cart={cart} />
        <CartTotals cart={cart} />
        <FreeShippingProgress cart={cart} />
        <PreOrderNotice cart={cart} />
        <WayOn cart={cart} express={express} />
        <ShareCart cartId={cart.id} />
      </div>
    </aside>
  );
}

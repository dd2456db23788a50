import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isLacking, isPreOrderCart, type ShopperCart } from '#src/domain/cart/cart.ts';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Announced } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { banner, flow, summary, text } from '#styles/recipes';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { LoyaltyOffers } from './loyalty-offers.tsx';
import { NearlyPromoted } from './nearly-promoted.tsx';
import { PromoCode } from './promo-code.tsx';
import { useDelivery } from './use-delivery.ts';

/** Copies a link that puts the same items into its reader's cart. */
function ShareCart({ cartId }: { cartId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { parameters } = useShop();
  if (!parameters.params.allowShareCart) return null;
  const share = async () => {
    const link = `${window.location.origin}/${locale}/cart?share=${cartId}`;
    try {
      await navigator.clipboard.writeText(link);
      showShopToast(t`The link to your cart is copied.`);
    } catch {
      showShopToast(link);
    }
  };
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      <Trans>Share cart</Trans>
    </Button>
  );
}

type CartSummaryProps = {
  cart: ShopperCart;
  /** A quicker way to the order, beside the checkout. */
  express: ReactNode;
};

/** To the checkout; not while an item is out of stock. */
function CheckoutActions({ cart, express }: CartSummaryProps) {
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
  const isSentFree = useDelivery(cart)?.missing === 0;
  const { lacks } = useShop();
  return (
    <aside className={summary().root}>
      <div className={flow({ gap: '6' })}>
        {!lacks.includes('codes') && <PromoCode cart={cart} />}
        <LoyaltyOffers cart={cart} />
        <CartTotals cart={cart} isSentFree={isSentFree} />
        <PriceNote isComplete={cart.shippingInfo !== null || isSentFree} />
        <FreeShippingProgress cart={cart} />
        <NearlyPromoted cart={cart} />
        <PreOrderNotice cart={cart} />
        <CheckoutActions cart={cart} express={express} />
        <ShareCart cartId={cart.id} />
      </div>
    </aside>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { goodsTotal, isLacking, isPreOrderCart, type ShopperCart } from '#src/domain/cart/cart.ts';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { orderRoute, useLiveFlow } from '#src/features/shop/order-page.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { banner, button, flow, progress, summary, text } from '#styles/recipes';
import { isCartChanging, shippingOffersQuery } from './cart.functions.ts';
import { cartSettled } from './cart-settled.ts';
import { CartTotals } from './cart-totals.tsx';
import { freeShipping } from './free-shipping.ts';
import { LoyaltyOffers } from './loyalty-offers.tsx';
import { PromoCode } from './promo-code.tsx';

/** How much more makes the delivery free; nothing where that is not known. */
function FreeShippingProgress({ cart }: { cart: ShopperCart }) {
  const { t } = useLingui();
  const { price } = usePrices();
  // Until the first add has its answer, the cart is this page's alone.
  const { data: methods = [] } = useQuery({ ...shippingOffersQuery, enabled: cart.version > 0 });
  const goods = goodsTotal(cart);
  const free = freeShipping(methods, goods);
  if (free === null) return null;
  const missing = price(free.missing, cart.totalPrice.currencyCode, { dropZero: true });
  const styles = progress();
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        <Icon name="truck" />
        {free.missing === 0 ? (
          <Trans>Your delivery is free.</Trans>
        ) : (
          <Trans>Only {missing} more for free delivery.</Trans>
        )}
      </p>
      <progress
        className={styles.bar}
        aria-label={t`Free delivery`}
        max={free.threshold}
        value={Math.min(goods, free.threshold)}
      />
    </div>
  );
}

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

/**
 * On to the checkout, once all changes are saved: a change that is still on its way would
 * be lost with the page.
 */
function CheckoutButton() {
  const locale = useLocale();
  const flow = useLiveFlow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const wait = async (event: MouseEvent) => {
    if (!isCartChanging(queryClient)) return;
    event.preventDefault();
    setWaiting(true);
    const here = window.location.href;
    await cartSettled(queryClient);
    if (window.location.href !== here) return;
    await navigate({ to: orderRoute('billing', flow), params: { locale } });
  };
  return (
    <CheckoutLink className={button({ width: 'full' })} onClick={wait}>
      <Trans>Checkout</Trans>
      {isWaiting && <Spinner />}
    </CheckoutLink>
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
  return (
    <aside className={summary().root}>
      <div className={flow({ gap: '6' })}>
        <PromoCode cart={cart} />
        <LoyaltyOffers cart={cart} />
        <CartTotals cart={cart} />
        <FreeShippingProgress cart={cart} />
        <PreOrderNotice cart={cart} />
        <CheckoutActions cart={cart} express={express} />
        <ShareCart cartId={cart.id} />
      </div>
    </aside>
  );
}

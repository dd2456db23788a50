import { Plural, Trans } from '@lingui/react/macro';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { itemCount, type ShopperCart } from '#src/domain/cart/cart.ts';
import { DeliveredTo } from '#src/features/addresses/delivered-to.tsx';
import { CartTotals } from '#src/features/cart/cart-totals.tsx';
import { ExtraList } from '#src/features/cart/extra-list.tsx';
import { GiftCardShares } from '#src/features/cart/gift-card-shares.tsx';
import { LineList } from '#src/features/cart/line-list.tsx';
import { NearlyPromoted } from '#src/features/cart/nearly-promoted.tsx';
import { useDelivery } from '#src/features/cart/use-delivery.ts';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { CartLink } from '#src/features/shop/links.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { checkoutSummary, heading, text } from '#styles/recipes';

type CheckoutSummaryProps = {
  cart: ShopperCart;
  /** Where it goes, once that is settled. */
  delivery?: CartAddress | null;
};

/** What is being ordered: always open beside the form, folded above it on small screens. */
export function CheckoutSummary({ cart, delivery }: CheckoutSummaryProps) {
  const { money } = usePrices();
  const styles = checkoutSummary();
  const isSentFree = useDelivery(cart)?.missing === 0;
  return (
    <aside className={styles.root}>
      <h2 className={`${heading({ size: 'part' })} ${styles.title}`}>
        <Trans>Your order</Trans>
      </h2>
      <details className={styles.details}>
        <summary className={styles.toggle}>
          <span>
            <Trans>Your order</Trans>
            <span className={text({ tone: 'muted', size: 'sm' })}>
              {' · '}
              <Plural value={itemCount(cart)} one="# item" other="# items" />
            </span>
            <Icon name="down" />
          </span>
          <strong>{money(cart.totalPrice)}</strong>
        </summary>
        <div className={styles.content}>
          <LineList lines={cart.lineItems} />
          <ExtraList extras={cart} currency={cart.totalPrice.currencyCode} />
          <CartTotals cart={cart} isSentFree={isSentFree} />
          <NearlyPromoted cart={cart} isLinked={false} />
          <PriceNote isComplete={cart.shippingInfo !== null || isSentFree} />
          <GiftCardShares cart={cart} />
          {delivery && (
            <DeliveredTo
              shippingInfo={cart.shippingInfo}
              address={delivery}
              heading={(title) => <h3 className={text({ tone: 'label' })}>{title}</h3>}
            />
          )}
          <CartLink className={styles.change}>
            <Trans>Edit cart</Trans>
          </CartLink>
        </div>
      </details>
    </aside>
  );
}

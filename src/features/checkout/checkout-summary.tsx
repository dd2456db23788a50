import { Plural, Trans } from '@lingui/react/macro';
import { itemCount, type ShopperCart } from '#src/domain/cart.ts';
import { CartTotals } from '#src/features/cart/cart-totals.tsx';
import { ExtraList } from '#src/features/cart/extra-list.tsx';
import { LineList } from '#src/features/cart/line-list.tsx';
import { CartLink } from '#src/features/shop/links.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { checkoutSummary, heading, text } from '#styles/recipes';

/** What is being ordered: always open beside the form, folded above it on small screens. */
export function CheckoutSummary({ cart }: { cart: ShopperCart }) {
  const { money } = useFormats();
  const styles = checkoutSummary();
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
          <CartTotals cart={cart} />
          <CartLink className={styles.change}>
            <Trans>Change the cart</Trans>
          </CartLink>
        </div>
      </details>
    </aside>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { totalBeforeCodes } from '#src/domain/cart/cart.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { summary } from '#styles/recipes';

type Totalled = Pick<Cart, 'totalPrice' | 'discounts' | 'shippingInfo'>;

type CartTotalsProps = {
  cart: Totalled;
  /** The delivery that a cart starts with costs nothing, though none is chosen. */
  isSentFree?: boolean;
};

/** Items, reductions, delivery, total of a cart or an order: as the platform computed them. */
export function CartTotals({ cart, isSentFree = false }: CartTotalsProps) {
  const prices = usePrices();
  const styles = summary();
  const { centAmount, currencyCode } = cart.totalPrice;
  const show = (cents: number) => prices.price(cents, currencyCode);
  return (
    <dl className={styles.totals}>
      <div className={styles.row}>
        <dt>
          <Trans>Items</Trans>
        </dt>
        <dd>{show(totalBeforeCodes(cart))}</dd>
      </div>
      {cart.discounts.map((discount) => (
        <div key={discount.code} className={styles.row}>
          <dt>{discount.label}</dt>
          <dd>{`−${show(discount.centAmount)}`}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>
          <Trans>Delivery</Trans>
        </dt>
        <dd>
          {isSentFree || cart.shippingInfo?.price === 0 ? (
            <Trans>Free</Trans>
          ) : cart.shippingInfo === null ? (
            <Trans>Not chosen yet</Trans>
          ) : (
            show(cart.shippingInfo.price)
          )}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{show(centAmount)}</dd>
      </div>
    </dl>
  );
}

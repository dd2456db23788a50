import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ShopperCart, totalBeforeCodes } from '#src/domain/cart/cart.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { progress } from '#styles/recipes';
import { shippingOffersQuery } from './cart.functions.ts';
import { freeShipping } from './free-shipping.ts';

/** How much more makes the delivery free; nothing where that is not known. */
export function FreeShippingProgress({ cart }: { cart: ShopperCart }) {
  const { t } = useLingui();
  const { price } = usePrices();
  // Until the first add has its answer, the cart is this page's alone.
  const { data: methods = [] } = useQuery({ ...shippingOffersQuery, enabled: cart.version > 0 });
  const goods = totalBeforeCodes(cart);
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

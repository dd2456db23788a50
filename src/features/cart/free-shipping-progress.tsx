import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { goodsOf } from '#src/domain/shipping/delivery-cost.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { progress } from '#styles/recipes';
import { useDelivery } from './use-delivery.ts';

/** How much more makes the delivery free; nothing where that is not known. */
export function FreeShippingProgress({ cart }: { cart: ShopperCart }) {
  const { t } = useLingui();
  const { price } = usePrices();
  const cents = useDelivery(cart)?.missing ?? null;
  if (cents === null) return null;
  const { centAmount: goods } = goodsOf(cart);
  const missing = price(cents, cart.totalPrice.currencyCode, { dropZero: true });
  const styles = progress();
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        <Icon name="truck" />
        {cents === 0 ? (
          <Trans>Your delivery is free.</Trans>
        ) : (
          <Trans>Only {missing} more for free delivery.</Trans>
        )}
      </p>
      {cents > 0 && (
        <progress
          className={styles.bar}
          aria-label={t`Free delivery`}
          max={goods + cents}
          value={goods}
        />
      )}
    </div>
  );
}

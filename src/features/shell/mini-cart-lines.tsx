import { Trans } from '@lingui/react/macro';
import { isLacking, type ShopperCart } from '#src/domain/cart/cart.ts';
import {
  EXTRA_ICONS,
  extraKey,
  extraPrice,
  extrasOf,
  useExtraName,
} from '#src/features/cart/cart-extras.ts';
import { CheckoutButton } from '#src/features/cart/checkout-button.tsx';
import { ShortLine } from '#src/features/cart/short-line.tsx';
import { CartLink } from '#src/features/shop/links.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { button, miniCart } from '#styles/recipes';

type MiniCartLinesProps = { cart: ShopperCart; onChoose: () => void };

/** What is in the cart, in the dropdown of wide screens. */
export function MiniCartLines({ cart, onChoose }: MiniCartLinesProps) {
  const styles = miniCart();
  const { money, price } = usePrices();
  const nameOf = useExtraName();
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {cart.lineItems.map((line) => (
          <li key={line.lineId}>
            <ShortLine line={line} onChoose={onChoose} />
          </li>
        ))}
        {extrasOf(cart).map((entry) => (
          <li key={extraKey(entry)} className={styles.line}>
            <Icon name={EXTRA_ICONS[entry.kind]} />
            <span className={styles.fact}>{nameOf(entry)}</span>
            <span>{price(extraPrice(entry), cart.totalPrice.currencyCode)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <Trans>Total</Trans>
        <strong>{money(cart.totalPrice)}</strong>
      </p>
      <CartLink className={button({ look: 'outline', width: 'full' })} onClick={onChoose}>
        <Trans>See cart</Trans>
      </CartLink>
      {!cart.lineItems.some(isLacking) && <CheckoutButton />}
    </div>
  );
}

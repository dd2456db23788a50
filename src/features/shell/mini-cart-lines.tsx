import { Trans } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import {
  EXTRA_ICONS,
  extraKey,
  extraPrice,
  extrasOf,
  useExtraName,
} from '#src/features/cart/cart-extras.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { CartLink, OptionLink } from '#src/features/shop/links.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { button, miniCart } from '#styles/recipes';

function Line({ line, onChoose }: { line: LineItem; onChoose: () => void }) {
  const styles = miniCart();
  const { money } = usePrices();
  const { product, quantity } = line;
  return (
    <li className={styles.line}>
      <ProductPicture
        optionId={product.optionId}
        type="AP"
        alt=""
        sizes="64px"
        widths={THUMBNAIL_WIDTHS}
        className={styles.picture}
      />
      <span>
        <OptionLink
          product={product}
          optionId={product.optionId}
          className={styles.name}
          onClick={onChoose}
        >
          {product.name}
        </OptionLink>
        <span className={styles.fact}>{`${product.colour.label}, ${product.size}`}</span>
        <span className={styles.fact}>
          <Trans>Quantity: {quantity}</Trans>
        </span>
      </span>
      <span>{money(line.totalPrice)}</span>
    </li>
  );
}

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
          <Line key={line.lineId} line={line} onChoose={onChoose} />
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
      <CartLink className={button({ width: 'full' })} onClick={onChoose}>
        <Trans>See cart</Trans>
      </CartLink>
    </div>
  );
}

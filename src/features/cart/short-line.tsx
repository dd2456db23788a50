import { Trans } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { OptionLink } from '#src/features/shop/links.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { miniCart } from '#styles/recipes';
import { LineDetails } from './colour-and-size.tsx';

type ShortLineProps = { line: LineItem; onChoose: () => void };

/** A line of the cart where there is little room. */
export function ShortLine({ line, onChoose }: ShortLineProps) {
  const styles = miniCart();
  const { money } = usePrices();
  const { product, quantity } = line;
  return (
    <div className={styles.line}>
      <ProductPicture
        optionId={product.optionId}
        look={product.look}
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
        <span className={styles.fact}>
          <LineDetails product={product} />
        </span>
        <span className={styles.fact}>
          <Trans>Quantity: {quantity}</Trans>
        </span>
      </span>
      <span>{money(line.totalPrice)}</span>
    </div>
  );
}

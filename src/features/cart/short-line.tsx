import { Trans } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { OptionLink } from '#src/features/shop/links.tsx';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { miniCart } from '#styles/recipes';
import { LineDetails } from './colour-and-size.tsx';
import { PriceTurned } from './price-turned.tsx';

/** In words that few pages need. */
function Turned({ line }: { line: LineItem }) {
  useLayerWords();
  return (
    <span className={miniCart().fact}>
      <PriceTurned line={line} />
    </span>
  );
}

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
        {line.formerPrice && (
          <OptionalPart>
            <Turned line={line} />
          </OptionalPart>
        )}
      </span>
      <span>{money(line.totalPrice)}</span>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addedProduct } from '#src/domain/cart/cart-preview.ts';
import type { ProductSku, ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { useShowAdded } from '#src/features/cart/added-item.ts';
import { useAddToCart } from '#src/features/cart/cart.mutations.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { tile } from '#styles/recipes';
import { tileOptionQuery } from './catalogue.queries.ts';

type QuickSizesProps = {
  product: ProductSummary;
  onDone: () => void;
  /** Escape works on each size. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The sizes of the colour on a tile; one click adds it to the cart. */
export function QuickSizes({ product, onDone, onKeyDown }: QuickSizesProps) {
  const { t } = useLingui();
  const styles = tile();
  const addToCart = useAddToCart();
  const showAdded = useShowAdded();
  const prices = usePrices();
  const { data, isError } = useQuery(tileOptionQuery(product.optionId));
  const list = useRef<HTMLFieldSetElement>(null);
  const isReady = data !== undefined;
  useEffect(() => {
    // The button was clicked for the sizes: the focus goes on to them.
    if (isReady) list.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [isReady]);

  if (isError || data === null) {
    return (
      <p role="alert" className={styles.sizes}>
        <Trans>The sizes did not load. Please try again.</Trans>
      </p>
    );
  }
  if (data === undefined) {
    return (
      <span className={styles.sizes}>
        <Spinner />
      </span>
    );
  }
  const { option, sizeScale } = data;
  const add = (sku: ProductSku) => {
    const { name, price } = product;
    const added = addedProduct({ ...product, sizeScale }, { ...option, price }, sku);
    addToCart.add(added, (cart) => showAdded({ sku: sku.sku, name }, cart));
    onDone();
  };
  // The list is some seconds old: the last item may have gone since.
  if (option.skus.every(({ availability }) => availability === 'UNAVAILABLE')) {
    return (
      <p role="alert" className={styles.sizes}>
        <Trans>Sorry, this item has just sold out.</Trans>
      </p>
    );
  }
  return (
    <fieldset
      ref={list}
      className={styles.sizes}
      data-wide={option.price.isFrom}
      aria-label={isOfShoes(sizeScale) ? t`Shoe size` : t`Size`}
    >
      {option.skus.map((one) => (
        <button
          key={one.sku}
          type="button"
          className={styles.size}
          disabled={one.availability === 'UNAVAILABLE'}
          onClick={() => add(one)}
          onKeyDown={onKeyDown}
        >
          {one.sizeLabel.short}
          {one.price && (
            <small className={styles.sizePrice}>
              {prices.price(one.price.centAmount, one.price.currency, { dropZero: true })}
            </small>
          )}
        </button>
      ))}
    </fieldset>
  );
}

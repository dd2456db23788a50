import { Trans } from '@lingui/react/macro';
import type { PriceFrom } from '#src/domain/catalogue/catalogue.schema.ts';
import { struckPrice } from '#src/domain/catalogue/catalogue.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { price as priceRecipe, unseen } from '#styles/recipes';

type PriceTagProps = {
  price: PriceFrom;
  size?: 'tile' | 'product';
  /** Announced when it changes. */
  isLive?: boolean | undefined;
};

/** Current price (of several the lowest, said as such), the struck one, and the lowest of 30 days under reductions. */
export function PriceTag({ price, size = 'tile', isLive }: PriceTagProps) {
  const prices = usePrices();
  const struck = struckPrice(price);
  const lowest = struck === null ? null : price.lowest30Days;
  const styles = priceRecipe({
    isReduced: struck !== null || undefined,
    size: size === 'product' ? size : undefined,
  });
  const show = (cents: number) =>
    prices.price(cents, price.currency, { dropZero: size === 'tile' });
  return (
    <p className={styles.root} role={isLive ? 'status' : undefined}>
      <span className={styles.current}>
        {price.isFrom ? (
          <Trans context="price tag">from {show(price.centAmount)}</Trans>
        ) : (
          show(price.centAmount)
        )}
      </span>
      {struck !== null && (
        <s className={styles.initial}>
          <span className={unseen()}>
            <Trans>was</Trans>{' '}
          </span>
          <span>{show(struck)}</span>
        </s>
      )}
      {lowest !== null && (
        <small className={styles.lowest}>
          <Trans>Lowest price in the 30 days before the reduction: {show(lowest)}</Trans>
        </small>
      )}
    </p>
  );
}

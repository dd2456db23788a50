import { Trans } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { lineList } from '#styles/recipes';
import { LineDetails } from './colour-and-size.tsx';
import { TurnedNotice } from './price-turned.tsx';

/** Lines to look at, not to change: at checkout, on the confirmation, in an order. */
export function LineList({ lines }: { lines: readonly LineItem[] }) {
  const { money } = usePrices();
  const styles = lineList();
  return (
    <ul className={styles.root}>
      {lines.map((line) => {
        const { lineId, product, quantity, totalPrice } = line;
        return (
          <li key={lineId} className={styles.line}>
            <ProductPicture
              optionId={product.optionId}
              look={product.look}
              type="AP"
              alt=""
              sizes="64px"
              widths={THUMBNAIL_WIDTHS}
              className={styles.picture}
            />
            <div>
              <p className={styles.name}>{product.name}</p>
              <p className={styles.facts}>
                <LineDetails product={product} />
              </p>
              <p className={styles.facts}>
                <Trans>Quantity: {quantity}</Trans>
              </p>
              <TurnedNotice line={line} />
            </div>
            <p className={styles.amount}>{money(totalPrice)}</p>
          </li>
        );
      })}
    </ul>
  );
}

import { Trans } from '@lingui/react/macro';
import type { WishlistEntry } from '#src/domain/wishlist/wishlist.schema.ts';
import { cheaperBy } from '#src/domain/wishlist/wishlist.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { wishNotes } from '#styles/recipes';

/** What changed about a wish: it became cheaper, or few are left by the rule of its page. */
export function WishNotes({ entry }: { entry: WishlistEntry }) {
  const prices = usePrices();
  const { product } = entry;
  const cents = cheaperBy(entry);
  const isScarce = product?.availability === 'FEW_REMAINING';
  if (product === null || (cents === 0 && !isScarce)) return null;
  const amount = prices.price(cents, product.price.currency, { dropZero: true });
  const styles = wishNotes();
  return (
    <div className={styles.root}>
      {cents > 0 && (
        <p className={styles.cheaper}>
          <Trans>{amount} less than when you saved it</Trans>
        </p>
      )}
      {isScarce && (
        <p className={styles.scarce}>
          <Trans>Few left</Trans>
        </p>
      )}
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { WishlistEntry } from '#src/domain/wishlist/wishlist.schema.ts';
import { cheaperBy } from '#src/domain/wishlist/wishlist.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { SelectionRow } from '#src/features/content/selection-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { wishlistQuery } from '#src/features/wishlist/wishlist.functions.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { flow, heading, text, tiles, wishNotes } from '#styles/recipes';
import { EmptyState } from './empty-state.tsx';
import { ShareWishlist } from './share-wishlist.tsx';

/** What changed about a wish: a lower price, or few left by the rule of the product page. */
function WishNotes({ entry }: { entry: WishlistEntry }) {
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

/** An item of the wishlist; when its heart is emptied it goes, and the focus stays on the page. */
function Wish({ entry, product }: { entry: WishlistEntry; product: ProductSummary }) {
  const row = useRowFocus<HTMLLIElement>(false);
  return (
    <li ref={row}>
      <ProductTile product={product} isAddable />
      <WishNotes entry={entry} />
    </li>
  );
}

/** The customer's wishlist (WSH-05); what is no longer sold is left out. */
export function WishlistPage() {
  const { data } = useSuspenseQuery(wishlistQuery);
  const wishes = data.flatMap((entry) =>
    entry.product === null ? [] : [{ entry, product: entry.product }],
  );
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Wishlist</Trans>
      </h1>
      {wishes.length === 0 ? (
        <>
          <EmptyState>
            <Trans>
              Your wishlist is empty. Tap the heart on the items you like to find them here.
            </Trans>
          </EmptyState>
          <SelectionRow />
        </>
      ) : (
        <>
          <p className={text({ tone: 'muted' })} role="status">
            <Plural value={wishes.length} one="# item" other="# items" />
          </p>
          <ul className={tiles()}>
            {wishes.map((wish) => (
              <Wish key={wish.product.productId} {...wish} />
            ))}
          </ul>
          <OptionalPart>
            <ShareWishlist />
          </OptionalPart>
        </>
      )}
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { WishlistEntry } from '#src/domain/wishlist/wishlist.schema.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { SelectionRow } from '#src/features/content/selection-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { wishlistQuery } from '#src/features/wishlist/wishlist.queries.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { flow, heading, text, tiles } from '#styles/recipes';
import { NothingYet } from './nothing-yet.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { WishNotes } from './wish-notes.tsx';

/** A wish; whose heart is emptied goes away, and the focus stays on the page. */
function Wish({ entry, product }: { entry: WishlistEntry; product: ProductSummary }) {
  const row = useRowFocus<HTMLLIElement>(false);
  return (
    <li ref={row}>
      <ProductTile product={product} isAddable />
      <WishNotes entry={entry} />
    </li>
  );
}

/** What the customer wants to keep in sight (WSH-05); what is no longer sold is left out. */
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
          <NothingYet>
            <Trans>
              Your wishlist is empty. Tap the heart on the items you like to find them here.
            </Trans>
          </NothingYet>
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

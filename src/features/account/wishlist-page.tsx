import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ProductTile } from '#src/features/catalogue/product-tile.after.tsx';
import { SelectionPlace } from '#src/features/content/selection-place.tsx';
import { wishlistQuery } from '#src/features/wishlist/wishlist.queries.ts';
import { flow, heading, text, tiles } from '#styles/recipes';
import { NothingYet } from './nothing-yet.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { WishNotes } from './wish-notes.tsx';

/** What the customer wants to keep in sight (WSH-05); what is no longer sold is left out. */
export function WishlistPage() {
  const { data } = useSuspenseQuery(wishlistQuery);
  const wishes = data.flatMap(({ product, ...wish }) =>
    product === null ? [] : [{ ...wish, product }],
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
              Your wishlist is empty. Tap the heart on the pieces you like to find them here.
            </Trans>
          </NothingYet>
          <SelectionPlace />
        </>
      ) : (
        <>
          <p className={text({ tone: 'muted' })} role="status">
            <Plural value={wishes.length} one="# item" other="# items" />
          </p>
          <ul className={tiles()}>
            {wishes.map((wish) => (
              <li key={wish.productId}>
                <ProductTile product={wish.product} />
                <WishNotes entry={wish} />
              </li>
            ))}
          </ul>
          <ShareWishlist />
        </>
      )}
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ProductList } from '#src/features/catalogue/product-list.tsx';
import { sharedWishlistQuery } from '#src/features/wishlist/wishlist-share.functions.ts';
import { flow, heading, page, text } from '#styles/recipes';
import { EmptyState } from './empty-state.tsx';

/** A shared wishlist: its items, with the visitor's own hearts and cart. */
export function SharedWishlistPage({ shareId }: { shareId: string }) {
  const { data } = useSuspenseQuery(sharedWishlistQuery(shareId));
  const products = data?.values ?? [];
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>
          {data === null ? (
            <Trans>This wishlist is not shared any more.</Trans>
          ) : (
            <Trans>A wishlist shared with you</Trans>
          )}
        </h1>
        {products.length === 0 ? (
          <EmptyState>
            {data === null ? (
              <Trans>Ask whoever sent you the link for a new one.</Trans>
            ) : (
              <Trans>There is nothing on this wishlist at the moment.</Trans>
            )}
          </EmptyState>
        ) : (
          <>
            <p className={text({ tone: 'muted' })}>
              <Plural value={products.length} one="# item" other="# items" />
            </p>
            <ProductList products={products} />
          </>
        )}
      </div>
    </div>
  );
}

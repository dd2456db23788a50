import { type PropsWithChildren, useEffect, useState } from 'react';
import { ReviewList } from '#src/features/reviews/review-list.tsx';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';
import { productPage } from '#styles/recipes';
import { seeProduct } from './browser-memory.ts';
import { RelatedProducts } from './related-products.tsx';

type PartProps = PropsWithChildren<{ part: 'reviews' | 'related'; isFew?: boolean }>;

/** Shows its content once the shopper has scrolled near it; a part that fails gives its room back. */
function WhenNear({ part, isFew = false, children }: PartProps) {
  const [element, isNear] = useNearView<HTMLDivElement>();
  return (
    <div ref={element} id={part} className={productPage()[part]} data-few={isFew || undefined}>
      {isNear && <OptionalPart instead={<span />}>{children}</OptionalPart>}
    </div>
  );
}

/** So many reviews leave much of a screen free. */
const FEW = 2;

type BuyerReviewsProps = { productId: string; isShoe: boolean; total: number };

export function BuyerReviews({ total, ...product }: BuyerReviewsProps) {
  return (
    <WhenNear part="reviews" isFew={total <= FEW}>
      <ReviewList {...product} />
    </WhenNear>
  );
}

/**
 * Below the product: related products and those seen before. The state is here, so that nothing
 * else of the page renders again for it.
 */
export function Related({ productId }: { productId: string }) {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(seeProduct(browserStorage, productId)), [productId]);
  return (
    <WhenNear part="related">
      <RelatedProducts productId={productId} seen={seen} />
    </WhenNear>
  );
}

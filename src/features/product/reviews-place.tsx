import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';

const ReviewList = lazyPart(() =>
  import('#src/features/reviews/review-list.tsx').then((part) => part.ReviewList),
);

/** Below the product: what buyers say of it, fetched when the shopper comes near. */
export function ReviewsPlace({ productId }: { productId: string }) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  return (
    <div ref={place} id="reviews">
      {isNear && (
        <OptionalPart>
          <ReviewList productId={productId} />
        </OptionalPart>
      )}
    </div>
  );
}

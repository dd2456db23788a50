import { whenShown } from '#src/ui/after-load.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';

const ReviewList = whenShown(
  'ReviewList',
  () => import('#src/features/reviews/review-list.late.tsx'),
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

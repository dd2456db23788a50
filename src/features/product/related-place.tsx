import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';
import { useSeenBefore } from './use-seen-before.ts';

const RelatedProducts = lazyPart(() =>
  import('./related-products.tsx').then((part) => part.RelatedProducts),
);

/**
 * Below the product: what else may please, fetched when the shopper comes near. What was seen before
 * is known here alone, so that nothing else of the page is rendered again for it.
 */
export function RelatedPlace({ productId }: { productId: string }) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  const seen = useSeenBefore(productId);
  return (
    <div ref={place}>
      {isNear && (
        <OptionalPart>
          <RelatedProducts productId={productId} seen={seen} />
        </OptionalPart>
      )}
    </div>
  );
}

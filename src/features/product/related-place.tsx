import { lazy, Suspense } from 'react';
import { useNearView } from '#src/ui/use-near-view.ts';
import type { RelatedProductsProps } from './related-products.tsx';

const RelatedProducts = lazy(() =>
  import('./related-products.tsx').then((module) => ({ default: module.RelatedProducts })),
);

/** Below the product: what else may please, fetched when the shopper comes near. */
export function RelatedPlace(props: RelatedProductsProps) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <RelatedProducts {...props} />
        </Suspense>
      )}
    </div>
  );
}

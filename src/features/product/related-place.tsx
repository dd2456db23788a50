import { Suspense } from 'react';
import { whenShown } from '#src/ui/after-load.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';
import type { RelatedProductsProps } from './related-products.late.tsx';

const RelatedProducts = whenShown('RelatedProducts', () => import('./related-products.late.tsx'));

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

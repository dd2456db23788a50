import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ProductRow } from '#src/features/catalogue/product-row.tsx';
import { relatedQuery, tilesQuery } from './product.queries.ts';

export type RelatedProductsProps = {
  productId: string;
  /** Ids of the products seen before this one, newest first. */
  seen: readonly string[];
};

/** What goes with a garment, what resembles it, what was seen before. */
export function RelatedProducts({ productId, seen }: RelatedProductsProps) {
  const { data: related, isPending } = useQuery(relatedQuery(productId));
  const { data: tiles = [] } = useQuery({ ...tilesQuery(seen), enabled: seen.length > 0 });
  // Empty, it keeps its room; once that is known, it is as high as what there is.
  if (isPending) return null;
  return (
    <div>
      <ProductRow title={<Trans>Complete the look</Trans>} products={related?.look ?? []} />
      <ProductRow title={<Trans>You may also like</Trans>} products={related?.similar ?? []} />
      <ProductRow title={<Trans>Recently viewed</Trans>} products={tiles} />
    </div>
  );
}

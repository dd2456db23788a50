import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { heading, productPage } from '#styles/recipes';
import { relatedQuery, tilesQuery } from './product.queries.ts';

type RailProps = { title: ReactNode; products: readonly ProductSummary[] };

function Rail({ title, products }: RailProps) {
  const styles = productPage();
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2 className={heading({ size: 'section' })}>{title}</h2>
      <ul className={styles.rail}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductTile product={product} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export type RelatedProductsProps = {
  productId: string;
  /** Ids of the products seen before this one, newest first. */
  seen: readonly string[];
};

/** What goes with a garment, what resembles it, what was seen before. */
export function RelatedProducts({ productId, seen }: RelatedProductsProps) {
  const { data: related } = useQuery(relatedQuery(productId));
  const { data: tiles = [] } = useQuery({ ...tilesQuery(seen), enabled: seen.length > 0 });
  return (
    <>
      <Rail title={<Trans>Complete the look</Trans>} products={related?.look ?? []} />
      <Rail title={<Trans>You may also like</Trans>} products={related?.similar ?? []} />
      <Rail title={<Trans>Recently viewed</Trans>} products={tiles} />
    </>
  );
}

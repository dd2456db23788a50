import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.after.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { heading, productPage } from '#styles/recipes';
import { relatedQuery, tilesQuery } from './product.queries.ts';

type RowProps = { title: ReactNode; products: readonly ProductSummary[] };

/** So few fill no row: their title stands beside them. */
const FEW = 4;

function Row({ title, products }: RowProps) {
  const styles = productPage({ row: products.length < FEW ? 'short' : 'long' });
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2 className={heading({ size: 'section' })}>{title}</h2>
      <Rail className={styles.rail}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductTile product={product} level="h3" />
          </li>
        ))}
      </Rail>
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
      <Row title={<Trans>Complete the look</Trans>} products={related?.look ?? []} />
      <Row title={<Trans>You may also like</Trans>} products={related?.similar ?? []} />
      <Row title={<Trans>Recently viewed</Trans>} products={tiles} />
    </>
  );
}

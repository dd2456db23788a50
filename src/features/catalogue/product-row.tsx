import type { ReactNode } from 'react';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { Rail } from '#src/ui/rail.tsx';
import { heading, productPage } from '#styles/recipes';
import { ProductTile } from './product-tile.tsx';

type ProductRowProps = { title: ReactNode; products: readonly ProductSummary[] };

/** So few fill no row: their title is beside them. */
const FEW = 4;

/** Products below a page that is about something else; nothing where there are none. */
export function ProductRow({ title, products }: ProductRowProps) {
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

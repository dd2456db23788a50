import type { ProductSummary } from '#src/domain/catalogue.ts';
import { tiles } from '#styles/recipes';
import { ProductTile } from './product-tile.after.tsx';

/** Tiles of the first row are painted first: their pictures do not wait. */
const FIRST_ROW = 4;

type ProductListProps = {
  products: readonly ProductSummary[];
  /** The sizes that the list is narrowed to. */
  sizes?: readonly string[] | undefined;
};

export function ProductList({ products, sizes }: ProductListProps) {
  return (
    <ul className={tiles()}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductTile product={product} sizes={sizes} isFirst={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

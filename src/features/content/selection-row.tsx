import { useQuery } from '@tanstack/react-query';
import { firstBlock } from '#src/domain/content/blocks.ts';
import { ProductRow } from '#src/features/catalogue/product-row.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { homeQuery } from './content.functions.ts';

function Selection() {
  const { data } = useQuery(homeQuery);
  const row = firstBlock(data?.page?.sections ?? [], 'products');
  return row && <ProductRow title={row.title} products={row.products} />;
}

/** The first row of products of the home page where a cart or a list is empty; nothing when it cannot be read. */
export function SelectionRow() {
  return (
    <OptionalPart>
      <Selection />
    </OptionalPart>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ProductRow } from '#src/features/catalogue/product-row.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { homeQuery } from './content.functions.ts';

function Selection() {
  const { data } = useQuery(homeQuery);
  if (!data?.page) return null;
  return <ProductRow title={data.page.selection.title} products={data.selection} />;
}

/** The selection of the home page where a cart or a list is empty; nothing when it cannot be read. */
export function SelectionRow() {
  return (
    <OptionalPart>
      <Selection />
    </OptionalPart>
  );
}

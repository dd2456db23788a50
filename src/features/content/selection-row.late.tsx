import { useQuery } from '@tanstack/react-query';
import { homeQuery } from './content.queries.ts';
import { Selection } from './selection.tsx';

/** The selection of the home page where a cart or a list is empty; nothing when it cannot be read. */
export function SelectionRow() {
  const { data } = useQuery(homeQuery);
  if (!data?.page || data.selection.length === 0) return null;
  return <Selection selection={data.page.selection} products={data.selection} />;
}

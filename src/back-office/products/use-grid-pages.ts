import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { getPriceGrid } from '#src/domain/catalogue/price-grid.calls.ts';
import {
  type GridQuery,
  MAX_GRID_ROWS,
  type PriceGrid,
} from '#src/domain/catalogue/price-grid.schema.ts';
import { ask, type Refusal } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';

export type LoadedGrid = {
  /** The first page with the rows of all pages that were read. */
  grid: PriceGrid;
  hasMore: boolean;
  isLoading: boolean;
  /** Reads on until there are so many rows, or no more; answers the grid with them. */
  load: (rows: number) => Promise<PriceGrid>;
};

function gridOf(data: InfiniteData<PriceGrid> | undefined): PriceGrid | null {
  const [first] = data?.pages ?? [];
  if (data === undefined || first === undefined) return null;
  return { ...first, rows: data.pages.flatMap(({ rows }) => rows) };
}

/** The grid of prices, of which pages are read as they are come to. */
export function useGridPages(query: GridQuery): {
  loaded: LoadedGrid | null;
  refusal: Refusal | null;
} {
  const pages = useInfiniteQuery({
    queryKey: [getPriceGrid.path, query],
    queryFn: ({ pageParam, signal }) =>
      ask(getPriceGrid, { query: { ...query, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const grid = gridOf(data);

  async function load(known: PriceGrid, rows: number): Promise<PriceGrid> {
    let [read, isMore] = [known, hasNextPage];
    while (isMore && read.rows.length < Math.min(rows, MAX_GRID_ROWS)) {
      const page = await fetchNextPage();
      read = gridOf(page.data) ?? read;
      isMore = page.hasNextPage && !page.isError;
    }
    return read;
  }

  return {
    loaded: grid && {
      ...{ grid, hasMore: hasNextPage, isLoading: isFetchingNextPage },
      load: (rows) => load(grid, rows),
    },
    refusal: error === null ? null : refusalOf(error),
  };
}

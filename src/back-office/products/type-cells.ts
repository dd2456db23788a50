import { changedBy } from '#src/domain/catalogue/bulk-price.ts';
import type { GridRow, PriceGrid } from '#src/domain/catalogue/price-grid.schema.ts';
import type { BulkChange } from './bulk-prices.tsx';
import { columnsOf, type Edits, readCell, textOf, withTexts } from './grid-cells.ts';
import type { endsOf, Typed } from './grid-table.tsx';
import { writeAmount } from './typed-prices.ts';

type Sheet = { grid: PriceGrid; edits: Edits; language: string };

/** Edits with what was typed or pasted; what falls beside the grid is left out. */
export function typedInto({ grid, edits, language }: Sheet, typed: readonly Typed[]): Edits {
  const columns = columnsOf(grid.shops);
  const inside = typed.flatMap(({ row, column, text }) => {
    const [of, at] = [grid.rows[row], columns[column]];
    return of && at ? [{ row: of, column: at, text }] : [];
  });
  return withTexts(edits, inside, language);
}

/** Edits with a bulk change of the rows and shops of a block, or of all rows in its shops. */
export function bulkTyped(
  { grid, edits, language }: Sheet,
  { block, change }: { block: ReturnType<typeof endsOf>; change: BulkChange },
): Edits {
  const { top, bottom, left, right } = block;
  const shops = new Set(
    columnsOf(grid.shops)
      .slice(left, right + 1)
      .map(({ shop }) => shop),
  );
  const rows: readonly GridRow[] = change.isAll ? grid.rows : grid.rows.slice(top, bottom + 1);
  const priced = columnsOf(grid.shops).filter(
    ({ field, shop }) => field === 'initialCents' && shops.has(shop),
  );
  const filled = rows.flatMap((row) =>
    priced.flatMap((column) => {
      const cents = readCell(textOf(row, column, edits, language), language);
      if (cents === null) return [];
      const text = writeAmount(changedBy(cents, change), language);
      return [{ row, column: { ...column, field: change.target }, text }];
    }),
  );
  return withTexts(edits, filled, language);
}

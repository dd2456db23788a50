import type { StockAlert } from '#src/domain/wishlist/wishlist.schema.ts';

/** A row of the page of alerts: what was deleted a moment ago keeps its place (specification §3). */
export type AlertRow = { alert: StockAlert; index: number; isDeleted: boolean };

/** The rows of all alerts as they were read, with those that were deleted since (ALR-03). */
export function alertRows(
  alerts: readonly StockAlert[],
  deleted: readonly StockAlert[],
): AlertRow[] {
  const skus = new Set(deleted.map(({ sku }) => sku));
  return alerts.map((alert, index) => ({ alert, index, isDeleted: skus.has(alert.sku) }));
}

import { cellOf, type ExportRow } from './export-columns.ts';

export type PlacedPicture = { source: string; position: number };

/** Where no position is written, a picture stands after those that have one. */
const UNPLACED = 1_000_000;

/** The picture that a row shows of its product; none where it names none. */
export function placedPicture(row: ExportRow): PlacedPicture[] {
  const source = cellOf(row, 'picture');
  if (source === '') return [];
  const position = Number(cellOf(row, 'picturePosition') || UNPLACED);
  return [{ source, position: Number.isFinite(position) ? position : UNPLACED }];
}

/** Pictures of a product in the order of their positions, each once. */
export function inTheirOrder(placed: readonly PlacedPicture[]): string[] {
  const sorted = placed.toSorted((one, other) => one.position - other.position);
  return [...new Set(sorted.map(({ source }) => source))];
}

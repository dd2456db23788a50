import type { CsvRow } from './csv-rows.ts';

export type PlacedPicture = { source: string; position: number };

/** Where no position is written, a picture stands after those that have one. */
const UNPLACED = 1_000_000;

/** The picture that a row shows of its product; none where it names none. */
export function placedPicture({ values }: CsvRow): PlacedPicture[] {
  const source = values.get('Image Src') ?? '';
  if (source === '') return [];
  const position = Number(values.get('Image Position') || UNPLACED);
  return [{ source, position: Number.isFinite(position) ? position : UNPLACED }];
}

/** Pictures of a product in the order of their positions, each once. */
export function inTheirOrder(placed: readonly PlacedPicture[]): string[] {
  const sorted = placed.toSorted((one, other) => one.position - other.position);
  return [...new Set(sorted.map(({ source }) => source))];
}

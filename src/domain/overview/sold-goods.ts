import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { sizeOfValue } from '#src/domain/size/size-label.ts';
import { SIZE_SCALES } from '#src/domain/size/size-scales.ts';
import { SIZE_TABLES } from '#src/domain/size/size-tables.ts';
import { csvOf, inUnits } from '#src/domain/text/csv.ts';
import type { SoldGoods, SoldRow } from './sold-goods.schema.ts';

type Size = Pick<SoldRow, 'id' | 'scale'>;

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '3XL', '4XL', '5XL'];

/** Where a size is in the table of its scale, or among letters; all others follow by their number. */
function rankOf({ id, scale }: Size, shop: OnlineLocale): number {
  const rows = (scale === null ? undefined : SIZE_TABLES[scale])?.rows ?? [];
  const size = scale === null ? id : sizeOfValue(scale, id, shop);
  const row = rows.findIndex(({ EUR }) => EUR === size);
  const rank = row >= 0 ? row : LETTERS.indexOf(size);
  return rank >= 0 ? rank : rows.length + LETTERS.length;
}

/** Sizes scale by scale, from small to large. */
export function inSizeOrder<S extends Size>(sizes: readonly S[], shop: OnlineLocale): S[] {
  const placeOf = ({ scale }: S) =>
    scale === null ? SIZE_SCALES.length : SIZE_SCALES.indexOf(scale);
  return sizes.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      rankOf(one, shop) - rankOf(other, shop) ||
      one.id.localeCompare(other.id, 'en', { numeric: true }),
  );
}

const HEAD = [
  ...['id', 'name', 'scale', 'items', 'sales', 'currency'],
  ...['returned', 'too_small', 'too_large'],
];

/** A row for each, with names as shoppers read them. */
export function soldGoodsCsv({ rows, currency }: SoldGoods): string {
  return csvOf([
    HEAD,
    ...rows.map(({ id, name, scale, items, cents, returned, tooSmall, tooLarge }) => [
      ...[id, name, scale ?? '', String(items), inUnits(cents), currency],
      ...[returned, tooSmall, tooLarge].map(String),
    ]),
  ]);
}

import type { SoldGoods } from '#src/domain/overview/sold-goods.schema.ts';
import { csvOf } from '#src/domain/text/csv.ts';

const HEAD = [
  ...['id', 'name', 'scale', 'items', 'sales', 'currency'],
  ...['returned', 'too_small', 'too_large'],
];

export function soldGoodsCsv({ rows, currency }: SoldGoods): string {
  return csvOf([
    HEAD,
    ...rows.map(({ id, name, scale, items, cents, returned, tooSmall, tooLarge }) => [
      ...[id, name, scale ?? '', String(items), (cents / 100).toFixed(2), currency],
      ...[returned, tooSmall, tooLarge].map(String),
    ]),
  ]);
}

import type { Taking } from '#src/domain/order/takings.schema.ts';
import { dayAfter } from '#src/domain/shop/shop-day.ts';
import { figuresCsv, inUnits } from '#src/domain/text/csv.ts';

/** The first and the last day of the month that a day (`YYYY-MM-DD`) is in. */
export function monthOf(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 7)}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  return { from: first, to: dayAfter(next, -1) };
}

/** What each shop took, paid back (below zero) and owes of both as tax, in cents of a currency. */
export function sumsByShop(takings: readonly Taking[]) {
  const keyOf = ({ shop, currency }: Taking) => `${shop} ${currency}`;
  return [...new Set(takings.map(keyOf))].sort().flatMap((key) => {
    const own = takings.filter((taking) => keyOf(taking) === key);
    const sumOf = (which: readonly Taking[], of: 'gross' | 'vat') =>
      which.reduce((sum, taking) => sum + taking[of], 0);
    const [sales, refunds] = (['sales', 'refunds'] as const).map((kind) =>
      sumOf(
        own.filter((taking) => taking.kind === kind),
        'gross',
      ),
    );
    return own.slice(0, 1).map(({ shop, currency }) => ({
      ...{ shop, currency, sales: sales ?? 0, refunds: refunds ?? 0, vat: sumOf(own, 'vat') },
    }));
  });
}

const HEAD = [
  ...['day', 'shop', 'kind', 'country', 'rate', 'documents', 'net', 'vat', 'gross', 'currency'],
];

export function toCsv(takings: readonly Taking[]): string {
  const rows = takings.map(
    ({ day, shop, kind, country, rate, documents, net, vat, gross, currency }) => [
      ...[day, shop, kind, country, rate ?? '', documents],
      ...[net, vat, gross].map(inUnits),
      currency,
    ],
  );
  return figuresCsv(HEAD, rows);
}

import type { Booking } from '#src/domain/order/bookings.schema.ts';

const HEAD = [
  ...['day', 'document', 'kind', 'order', 'account', 'number', 'method', 'country', 'rate'],
  ...['debit', 'credit', 'currency'],
];
const inUnits = (cents: number) => (cents / 100).toFixed(2);

/** A row for each line: numbers and codes alone, so that no cell needs quotes. */
export function bookingsCsv(bookings: readonly Booking[]): string {
  const rows = bookings.map(
    ({ day, document, kind, orderNumber, account, number, method, country, rate, ...one }) => [
      ...[day, document, kind, orderNumber, account, number, method ?? '', country, rate ?? ''],
      ...[one.debit, one.credit].map(inUnits),
      one.currency,
    ],
  );
  return [HEAD, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

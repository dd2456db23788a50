import { expect, test } from 'vitest';
import type { Booking } from '#src/domain/order/bookings.schema.ts';
import { bookingsCsv } from './booking-rows.ts';

test('the file of bookings has a row for each line, in units of the currency', () => {
  const of: Pick<Booking, 'day' | 'document' | 'kind' | 'country' | 'orderNumber' | 'currency'> = {
    ...{ day: '2026-11-28', document: 'FR-2026-000001', kind: 'invoice', country: 'FR' },
    ...{ orderNumber: 'V1', currency: 'EUR' },
  };
  const goods = { account: 'goods', number: '707', method: null, rate: 20 } as const;
  const paid = { account: 'card', number: '', method: 'visa', rate: null } as const;
  const csv = bookingsCsv([
    { ...of, ...goods, debit: 0, credit: 8_333 },
    { ...of, ...paid, debit: 8_333, credit: 0 },
  ]);
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    'day,document,kind,order,account,number,method,country,rate,debit,credit,currency',
    '2026-11-28,FR-2026-000001,invoice,V1,goods,707,,FR,20,0.00,83.33,EUR',
    '2026-11-28,FR-2026-000001,invoice,V1,card,,visa,FR,,83.33,0.00,EUR',
  ]);
});

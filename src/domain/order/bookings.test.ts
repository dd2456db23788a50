import { expect, test } from 'vitest';
import type { Booking } from './bookings.schema.ts';
import { bookingLines, bookingsCsv } from './bookings.ts';

const balanceOf = (lines: ReturnType<typeof bookingLines>) =>
  lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
const shortly = (lines: ReturnType<typeof bookingLines>) =>
  lines.map(({ account, rate, debit, credit }) => [account, rate, debit, credit]);

test('an invoice credits goods, delivery, VAT, gift cards and donations, and debits what paid', () => {
  const lines = bookingLines({
    sums: [
      { rate: 20, net: 10_411, vat: 2_082, gross: 12_493 },
      { rate: null, net: 5_300, vat: 0, gross: 5_300 },
    ],
    ...{ deliveryCents: 495, feeCents: 0, giftCardCents: 5_000 },
    paid: [
      { method: 'gift-card', cents: 2_000 },
      { method: 'alma-3x', cents: 15_793 },
    ],
  });
  expect(shortly(lines)).toEqual([
    ['goods', 20, 0, 9_999],
    ['delivery', 20, 0, 412],
    ['vat', 20, 0, 2_082],
    ['gift-cards', null, 0, 5_000],
    ['donations', null, 0, 300],
    ['gift-cards', null, 2_000, 0],
    ['later', null, 15_793, 0],
  ]);
  expect(lines.map(({ method }) => method)).toEqual([
    ...[null, null, null, null, null, 'gift-card', 'alma-3x'],
  ]);
  expect(balanceOf(lines)).toBe(0);
});

test('a credit note turns it around, and an account that it does not touch has no line', () => {
  const lines = bookingLines({
    sums: [{ rate: 8.1, net: -4_625, vat: -375, gross: -5_000 }],
    ...{ deliveryCents: -0, feeCents: 0, giftCardCents: -0 },
    paid: [
      { method: 'twint', cents: -5_000 },
      { method: 'gift-card', cents: -0 },
    ],
  });
  expect(shortly(lines)).toEqual([
    ['goods', 8.1, 4_625, 0],
    ['vat', 8.1, 375, 0],
    ['bank', null, 0, 5_000],
  ]);
  expect(balanceOf(lines)).toBe(0);
});

test('what is taken off a refund for a label is booked as a separate sale', () => {
  const lines = bookingLines({
    // 60.00 of goods and 4.80 of delivery less 3.60 for the label.
    sums: [{ rate: 20, net: -5_100, vat: -1_020, gross: -6_120 }],
    ...{ deliveryCents: -480, feeCents: 360, giftCardCents: -0 },
    paid: [{ method: 'visa', cents: -6_120 }],
  });
  expect(shortly(lines)).toEqual([
    ['goods', 20, 5_000, 0],
    ['delivery', 20, 400, 0],
    ['return-fees', 20, 0, 300],
    ['vat', 20, 1_020, 0],
    ['card', null, 0, 6_120],
  ]);
  expect(balanceOf(lines)).toBe(0);
});

test('an order that costs nothing has no lines', () => {
  const paid = [{ method: 'free' as const, cents: 0 }];
  expect(bookingLines({ sums: [], deliveryCents: 0, feeCents: 0, giftCardCents: 0, paid })).toEqual(
    [],
  );
});

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

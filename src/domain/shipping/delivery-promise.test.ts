import { expect, test } from 'vitest';
import { deliveryPromise, type Way } from './delivery-promise.ts';

const WAREHOUSE = { country: 'FR', cutOff: 14 * 60 };
const HOLIDAYS = ['2026-12-25 FR', '2026-12-25 DE', '2026-12-26 DE', '2027-01-01 FR'];
const isHoliday = (day: string, country: string) => HOLIDAYS.includes(`${day} ${country}`);
const home: Way = { delay: { minDays: 2, maxDays: 3 }, onSaturdays: false, country: 'FR' };

const promise = (asOf: string, way: Partial<Way> = {}, sentFrom: string | null = null) =>
  deliveryPromise({ asOf: new Date(asOf), sentFrom }, { ...home, ...way }, WAREHOUSE, isHoliday);

test('on a day when the warehouse is closed no parcel leaves, and parcels still come', () => {
  const closedOn = (...days: string[]) =>
    deliveryPromise(
      { asOf: new Date('2026-12-01T09:00:00Z') },
      { ...home },
      { ...WAREHOUSE, closedOn: days },
      () => false,
    );
  const open = closedOn();
  expect(closedOn('2026-12-03')).toEqual(open);
  expect(closedOn('2026-12-01', '2026-12-02').orderBy).toBe('2026-12-03T13:00:00.000Z');
  expect(closedOn('2026-12-01', '2026-12-02').from > open.from).toBe(true);
});

test('an order before the cut-off leaves the same day, one after it the next', () => {
  expect(promise('2026-12-01T12:59:00Z')).toEqual({
    orderBy: '2026-12-01T13:00:00.000Z',
    from: '2026-12-03',
    to: '2026-12-04',
  });
  expect(promise('2026-12-01T13:00:00Z')).toMatchObject({
    orderBy: '2026-12-02T13:00:00.000Z',
    from: '2026-12-04',
    to: '2026-12-07',
  });
});

test('the cut-off is by the clocks of the warehouse, in summer too', () => {
  expect(promise('2026-07-01T11:59:00Z').orderBy).toBe('2026-07-01T12:00:00.000Z');
});

test('nothing leaves or comes at a weekend, but where the carrier drives on Saturdays', () => {
  expect(promise('2026-12-04T15:00:00Z')).toMatchObject({ from: '2026-12-09', to: '2026-12-10' });
  expect(promise('2026-12-03T10:00:00Z')).toMatchObject({ from: '2026-12-07', to: '2026-12-08' });
  expect(promise('2026-12-03T10:00:00Z', { onSaturdays: true })).toMatchObject({
    from: '2026-12-05',
    to: '2026-12-07',
  });
});

test('holidays of the warehouse and of the country of delivery are no working days', () => {
  expect(promise('2026-12-25T10:00:00Z').orderBy).toBe('2026-12-28T13:00:00.000Z');
  expect(promise('2026-12-23T10:00:00Z')).toMatchObject({ from: '2026-12-28', to: '2026-12-29' });
  expect(
    promise('2026-12-23T10:00:00Z', {
      country: 'DE',
      onSaturdays: true,
      delay: { minDays: 1, maxDays: 2 },
    }),
  ).toMatchObject({ from: '2026-12-24', to: '2026-12-28' });
});

test('pre-ordered goods leave from the day on which they come, whenever they are ordered', () => {
  expect(promise('2026-12-01T10:00:00Z', {}, '2026-12-12')).toEqual({
    orderBy: null,
    from: '2026-12-16',
    to: '2026-12-17',
  });
  expect(promise('2026-12-01T10:00:00Z', {}, '2026-11-02').from).toBe('2026-12-03');
});

test('what has no way to go comes on the day it leaves', () => {
  expect(promise('2026-12-01T10:00:00Z', { delay: { minDays: 0, maxDays: 0 } })).toMatchObject({
    from: '2026-12-01',
    to: '2026-12-01',
  });
});

import { expect, test } from 'vitest';
import type { StoreFault, StoreFields, StoreKind } from './staff-store.schema.ts';
import { storeFault } from './store-rules.ts';

const open = (day: number, opens: string, closes: string) => ({ day, opens, closes });
const span = (opens: string, closes: string) => ({ opens, closes });
const place = (more: Partial<StoreFields>): StoreFields => ({
  ...{ name: 'Lille', line1: '1 rue Haute', zipCode: '59000', city: 'Lille', country: 'FR' },
  ...{
    phoneNumber: '',
    latitude: 50.6,
    longitude: 3.1,
    openingHours: [],
    specialDays: [],
    services: [],
    isClosed: false,
  },
  ...more,
});

test.each<[StoreKind, Partial<StoreFields>, StoreFault | null]>([
  ['store', {}, null],
  ['store', { openingHours: [open(1, '14:00', '19:00'), open(1, '10:00', '12:30')] }, null],
  ['locker', { openingHours: [open(7, '00:00', '24:00')] }, null],
  [
    'store',
    { openingHours: [open(1, '10:00', '14:00'), open(1, '13:00', '19:00')] },
    'hours-overlap',
  ],
  ['store', { openingHours: [open(2, '19:00', '10:00')] }, 'hours-overlap'],
  ['store', { openingHours: [open(2, '10:00', '10:00')] }, 'hours-overlap'],
  ['store', { openingHours: [open(2, '10:00', '25:00')] }, 'hours-overlap'],
  ['store', { specialDays: [{ date: '2026-12-24', hours: [span('10:00', '16:00')] }] }, null],
  [
    'store',
    { specialDays: [{ date: '2026-12-24', hours: [span('16:00', '10:00')] }] },
    'hours-overlap',
  ],
  ['store', { specialDays: [0, 1].map(() => ({ date: '2026-12-25', hours: [] })) }, 'date-twice'],
  ['store', { country: 'PT' }, 'no-stores-there'],
  ['pickup', { country: 'PT' }, null],
])('what contradicts itself in a %s is named: case %#', (kind, more, fault) => {
  expect(storeFault(kind, place(more))).toBe(fault);
});

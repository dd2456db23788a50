import { expect, test } from 'vitest';
import type { StoreFields } from './staff-store.schema.ts';
import { storeFault } from './store-rules.ts';

const open = (day: number, opens: string, closes: string) => ({ day, opens, closes });
const place = (more: Partial<StoreFields>): StoreFields => ({
  ...{ name: 'Lille', line1: '1 rue Haute', zipCode: '59000', city: 'Lille', country: 'FR' },
  ...{ phoneNumber: '', latitude: 50.6, longitude: 3.1, openingHours: [], isClosed: false },
  ...more,
});

test.each([
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
  ['store', { country: 'PT' }, 'no-stores-there'],
  ['pickup', { country: 'PT' }, null],
] as const)('what contradicts itself in a %s is named: case %#', (kind, more, fault) => {
  const { openingHours = [] } = more as Partial<StoreFields>;
  expect(storeFault(kind, place({ ...more, openingHours: [...openingHours] }))).toBe(fault);
});

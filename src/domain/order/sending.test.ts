import { expect, test } from 'vitest';
import { flawOf, type TrackedRow } from './sending.ts';

const row = (own: Partial<TrackedRow> = {}): TrackedRow => ({
  ...{ line: 2, orderNumber: 'V1', carrier: 'DHL', trackingNumber: '00340434161094042557' },
  ...own,
});

test.for([
  [row(), [], null],
  [row({ carrier: '' }), [], 'row-incomplete'],
  [row({ trackingNumber: '1'.repeat(61) }), [], 'row-incomplete'],
  [row({ trackingNumber: '3.40434E+17' }), [], 'number-rounded'],
  [row({ trackingNumber: '3,40434E+17' }), [], 'number-rounded'],
  [row({ trackingNumber: 'JE12E+1' }), [], null],
  [row({ trackingNumber: '2' }), [row()], 'order-twice'],
  [row({ orderNumber: 'V2', carrier: 'dhl' }), [row()], 'number-twice'],
  [row({ orderNumber: 'V2', carrier: 'DPD' }), [row()], null],
] as const)('of a file of parcels the row %j after %j is judged %j', ([one, before, flaw]) => {
  expect(flawOf(one, before)).toBe(flaw);
});

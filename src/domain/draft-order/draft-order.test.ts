import { expect, test } from 'vitest';
import { endsAt, stateOf } from './draft-order.ts';

const mailed = new Date('2026-03-02T09:00:00Z');
const waiting = { orderNumber: null, closedAs: null, endsAt: endsAt(mailed) };

test('a draft order waits seven days for its payment, and not a moment longer', () => {
  expect(stateOf(waiting, new Date('2026-03-09T08:59:59Z'))).toBe('waiting');
  expect(stateOf(waiting, new Date('2026-03-09T09:00:00Z'))).toBe('ended');
});

test('one that was withdrawn stays so, and one that was ordered is paid whatever else happened', () => {
  const late = new Date('2026-04-01T09:00:00Z');
  expect(stateOf({ ...waiting, closedAs: 'withdrawn' }, late)).toBe('withdrawn');
  expect(stateOf({ ...waiting, closedAs: 'withdrawn', orderNumber: 'V1' }, late)).toBe('paid');
  expect(stateOf({ ...waiting, orderNumber: 'V1' }, late)).toBe('paid');
});

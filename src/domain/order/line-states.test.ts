import { expect, test } from 'vitest';
import { lineStates } from './line-states.ts';

const line = { lineId: 'l', quantity: 5 };
const some = (quantity: number) => [
  { lineId: 'l', quantity },
  { lineId: 'other', quantity: 9 },
];
const found = (finding: 'stock' | 'refused') => ({
  unsent: [],
  inspected: [{ lineId: 'l', quantity: 1, finding, remark: '' }],
});

test('of five items one is cancelled, one waits, one came back, and two are with the customer', () => {
  const cancelled = { unsent: some(1), inspected: [] };
  const returns = [cancelled, found('stock'), found('refused')];
  const sheet = { order: { status: 'prepared' }, toSend: some(1), returns } as const;
  expect(lineStates(line, sheet)).toEqual({
    ...{ ordered: 5, cancelled: 1, toSend: 1, sent: 2, returned: 1 },
  });
});

test('of an order that was never paid nothing is to send, and before the payment all is', () => {
  const of = (status: 'cancelled' | 'awaiting-payment') =>
    lineStates(line, { order: { status }, toSend: some(5), returns: [] });
  expect(of('cancelled')).toMatchObject({ cancelled: 5, toSend: 0, sent: 0 });
  expect(of('awaiting-payment')).toMatchObject({ cancelled: 0, toSend: 5, sent: 0 });
});

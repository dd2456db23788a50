import { describe, expect, test } from 'vitest';
import { heldBack, itemsToSend } from './to-send.ts';

const line = (lineId: string, quantity: number, segmentationId = 'w100') => ({
  ...{ lineId, quantity, segmentationId },
});
const NOTHING = { exchanges: [], returns: [], parcels: [] };

describe('what has still to leave', () => {
  test('is all that was bought but files, until parcels take it', () => {
    const lineItems = [line('a', 2), line('b', 1), line('file', 1, 'w18118')];
    expect(itemsToSend({ lineItems, ...NOTHING })).toEqual([
      { lineId: 'a', quantity: 2 },
      { lineId: 'b', quantity: 1 },
    ]);
    const parcels = [{ lines: [{ lineId: 'a', quantity: 1 }] }];
    expect(itemsToSend({ lineItems, ...NOTHING, parcels })).toEqual([
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ]);
  });

  test('goes down by what was cancelled before it left, not by what came back', () => {
    const lineItems = [line('a', 3)];
    const parcels = [{ lines: [{ lineId: 'a', quantity: 1 }] }];
    const returns = [{ unsent: [{ lineId: 'a', quantity: 1 }] }, { unsent: [] }];
    expect(itemsToSend({ ...NOTHING, lineItems, parcels, returns })).toEqual([
      { lineId: 'a', quantity: 1 },
    ]);
  });

  test('has the items that others are exchanged for', () => {
    const exchanges = [{ exchangeId: 'x', quantity: 1 }];
    const parcels = [{ lines: [{ lineId: 'a', quantity: 1 }] }];
    expect(itemsToSend({ ...NOTHING, lineItems: [line('a', 1)], exchanges, parcels })).toEqual([
      { lineId: 'x', quantity: 1 },
    ]);
  });
});

test('what is taken back is first what has not left', () => {
  const asked = [
    { lineId: 'a', quantity: 2 },
    { lineId: 'b', quantity: 1 },
  ];
  expect(heldBack(asked, [{ lineId: 'a', quantity: 1 }])).toEqual([{ lineId: 'a', quantity: 1 }]);
});

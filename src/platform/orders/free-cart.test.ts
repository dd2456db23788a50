import { expect, test } from 'vitest';
import { mayOrderFree } from './free-cart.ts';

const lines = [{ quantity: 2, segmentationId: 'w100' }];
const criteria = { enabled: true, maxItems: 2, excludedSegmentationIds: ['w200'] };

test.each([
  ['no criteria', null, true],
  ['criteria met', criteria, true],
  ['switched off', { ...criteria, enabled: false }, false],
  ['too many items', { ...criteria, maxItems: 1 }, false],
  ['no limit of items', { ...criteria, maxItems: null }, true],
  ['an excluded segmentation', { ...criteria, excludedSegmentationIds: ['w100'] }, false],
])(
  'a free cart with %s: %o may be ordered: %s',
  { tags: ['PAY-06', 'A-066'] },
  (_, given, expected) => {
    expect(mayOrderFree(given, lines)).toBe(expected);
  },
);

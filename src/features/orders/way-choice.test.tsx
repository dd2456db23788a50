import { expect, test } from 'vitest';
import { firstWay } from './way-choice.tsx';

const store = { way: 'store', feeCents: 0 } as const;

test('the first way is chosen beforehand, unless one of them costs something', () => {
  expect(firstWay([{ way: 'label', feeCents: 0 }, store])).toBe('label');
  expect(firstWay([{ way: 'label', feeCents: 395 }, store])).toBeNull();
  expect(firstWay([])).toBeNull();
});

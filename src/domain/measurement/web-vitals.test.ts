import { expect, test } from 'vitest';
import { MAX_VITAL, typicalVital, VITALS, vitalBucket, wholeVital } from './web-vitals.ts';

test('values are whole, not negative and bounded; movements are counted in thousandths', () => {
  expect(wholeVital('LCP', 1_234.6)).toBe(1_235);
  expect(wholeVital('CLS', 0.1004)).toBe(100);
  expect(wholeVital('INP', -1)).toBe(0);
  expect(wholeVital('TTFB', 1e12)).toBe(MAX_VITAL);
});

test('a bound belongs to its bucket, and there is a bucket above the last', () => {
  expect(vitalBucket('LCP', 0)).toBe(0);
  expect(vitalBucket('LCP', 2_500)).toBe(vitalBucket('LCP', 2_001));
  expect(vitalBucket('LCP', 2_501)).toBe(vitalBucket('LCP', 2_500) + 1);
  for (const vital of VITALS) {
    expect(vitalBucket(vital, MAX_VITAL)).toBeGreaterThan(vitalBucket(vital, 300));
  }
});

const loads = (...values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = vitalBucket('LCP', value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

test('the 75th percentile of page loads comes with its rating', () => {
  expect(typicalVital('LCP', loads(900, 900, 900, 9_000))).toEqual({
    ...{ bound: 1_000, isOver: false, rating: 'good' },
  });
  expect(typicalVital('LCP', loads(900, 900, 2_501, 9_000))).toMatchObject({ rating: 'fair' });
  expect(typicalVital('LCP', loads(900, 4_001))).toMatchObject({ bound: 6_000, rating: 'poor' });
  expect(typicalVital('LCP', loads(20_000))).toEqual({
    ...{ bound: 10_000, isOver: true, rating: 'poor' },
  });
  expect(typicalVital('LCP', new Map())).toBeNull();
});

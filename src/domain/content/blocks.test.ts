import { expect, test } from 'vitest';
import type { BlockOf } from './block.schema.ts';
import { leadOn } from './blocks.ts';

const lead = (title: string) => ({ hero: 'h', title, text: '', link: { label: '', url: '/' } });
const block = (seasons: BlockOf<'lead'>['seasons']): BlockOf<'lead'> => ({
  ...{ kind: 'lead', ...lead('always'), seasons },
});
const SEASONS = [
  { ...lead('winter'), from: { month: 11, day: 1 } },
  { ...lead('spring'), from: { month: 3, day: 1 } },
  { ...lead('summer'), from: { month: 6, day: 1 } },
];

test.each([
  ['2026-11-26', 'winter'],
  ['2026-11-01', 'winter'],
  ['2026-10-31', 'summer'],
  ['2027-01-15', 'winter'],
  ['2027-03-01', 'spring'],
  ['2031-06-30', 'summer'],
])('a shopper who opens the home page on %s meets %s', (day, title) => {
  expect(leadOn(block(SEASONS), day)).toEqual(lead(title));
});

test('an opening without seasons shows the same picture all year', () => {
  expect(leadOn(block([]), '2026-11-26').title).toBe('always');
});

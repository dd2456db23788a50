import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from './frame.tsx';

test('the named ones are exactly eight, a file each', { tags: ['LAY-01'] }, () => {
  expect([...LAYOUT_NAMES]).toEqual([
    'cart-page',
    'default',
    'home-page',
    'account',
    'auth',
    'newsletter',
    'order',
    'svg-sprite',
  ]);
  for (const name of LAYOUT_NAMES) {
    expect(readFileSync(`app/layouts/${name}.tsx`, 'utf8')).toContain(`name="${name}"`);
  }
});

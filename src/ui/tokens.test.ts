import { expect, test } from 'vitest';
import { breakpoints } from './tokens.ts';

test('pages change at 768, 1280 and 1920 px, header and pictures at 420, 800, 1280 and 1600 px', {
  tags: ['CST-01', 'CST-02'],
}, () => {
  const { tablet, desktop, large, ...between } = breakpoints;
  expect([tablet, desktop, large]).toEqual(['768px', '1280px', '1920px']);
  expect(between).toEqual({ phone: '420px', wide: '800px', broad: '1600px' });
});

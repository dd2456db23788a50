import { expect, test } from 'vitest';
import { emptySize, endsOfRun, withRun } from './product-draft.ts';

const RUN = ['34', '36', '38', '40', '42'];
const sizesOf = (sizes: ReturnType<typeof withRun>) => sizes.map(({ size }) => size);

test('a run is chosen by its ends, keeps what was typed, and what is there already', () => {
  expect(sizesOf(withRun([emptySize()], RUN, { from: '38', to: '' }))).toEqual(['38', '40', '42']);
  const typed = { ...emptySize('38'), sku: 'A-38' };
  const kept = { ...emptySize('34'), isKept: true };
  const sizes = withRun([kept, typed, emptySize('XL')], RUN, { from: '36', to: '40' });
  expect(sizesOf(sizes)).toEqual(['34', '36', '38', '40', 'XL']);
  expect(sizes[2]).toEqual(typed);
  expect(endsOfRun(sizes, RUN)).toEqual({ from: '34', to: '40' });
  expect(endsOfRun([emptySize()], RUN)).toEqual({ from: '', to: '' });
});

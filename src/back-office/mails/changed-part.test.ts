import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test.each([
  ['We have your order.', 'We have got your order.', ['We have ', '', 'got ', 'your order.']],
  ['We have your order.', 'We have your parcel.', ['We have your ', 'order.', 'parcel.', '']],
  ['a a', 'a a a', ['a ', '', 'a ', 'a']],
  ['same', 'same', ['same', '', '', '']],
])('of “%s” and “%s” the part that differs is found', (before, after, [start, gone, come, end]) => {
  expect(changedPart(before, after)).toEqual({ start, gone, come, end });
});

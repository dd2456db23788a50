import { expect, test } from 'vitest';
import { findUnstorable } from './storable.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { deeper: nested(depth - 1) });

test.each([
  ['half of a surrogate pair', { address: { city: 'Par\ud83dis' } }, ['address', 'city']],
  ['a NUL', { names: ['a', 'b\0'] }, ['names', '1']],
  ['a BigInt', { quantity: 10n }, ['quantity']],
  ['a name that is none', { 'a\udc00': 1 }, []],
  ['a text alone', '\udc00', []],
])('%s is found, with its path', { tags: ['T04'] }, (_, input, path) => {
  expect(findUnstorable(input)).toEqual(path);
});

test('a nesting without end is found before it is read to its end', () => {
  expect(findUnstorable(nested(5_000))).toHaveLength(20);
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(findUnstorable(circle)).toHaveLength(20);
});

test('whatever people type is storable: emoji, other scripts, nothing', () => {
  expect(
    findUnstorable({ name: '👗 Zażółć 日本', note: null, many: [1, true, undefined] }),
  ).toBeNull();
  expect(findUnstorable(nested(19))).toBeNull();
  expect(findUnstorable(undefined)).toBeNull();
});

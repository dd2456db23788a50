import { expect, test } from 'vitest';
import { isInside } from './lookup-outside.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['172.31.0.1', true],
  ['192.168.0.1', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['23.227.38.74', false],
  ['2620:127:f00f::1', false],
])('%s is inside: %s', { tags: ['T13'] }, (address, expected) => {
  expect(isInside({ address, family: address.includes(':') ? 6 : 4 })).toBe(expected);
});

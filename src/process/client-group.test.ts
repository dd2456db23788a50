import { expect, test } from 'vitest';
import { clientGroup } from './client-group.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', null],
  ['203.0.113.7, 10.0.0.1', null],
  ['evil', null],
])('%s counts as %s', { tags: ['T11'] }, (address, group) => {
  expect(clientGroup(address)).toBe(group);
});

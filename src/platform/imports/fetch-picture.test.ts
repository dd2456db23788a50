import { expect, test } from 'vitest';
import { fetchPicture, isInside } from './fetch-picture.ts';

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

const hosts = ['cdn.example', 'localhost'];
const reasonOf = async (address: string) => {
  const fetched = await fetchPicture(address, { hosts, mostBytes: 1_000 });
  return fetched.ok ? 'fetched' : fetched.reason;
};

test.each([
  ['file:///etc/passwd', 'is no address of a picture'],
  ['ftp://cdn.example/a.jpg', 'is no address of a picture'],
  ['https://cdn.example@evil.example/a.jpg', 'is no address of a picture'],
  ['https://cdn.example:8443/a.jpg', '"cdn.example:8443" is not named by --pictures-from'],
  ['https://cdn.example.evil.example/a.jpg', 'is not named by --pictures-from'],
  ['https://evil.example/cdn.example', 'is not named by --pictures-from'],
])('%s is not fetched', { tags: ['T13'] }, async (address, reason) => {
  expect(await reasonOf(address)).toContain(reason);
});

import { expect, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

const hosts = ['cdn.example', 'localhost'];
const reasonOf = async (address: string) => {
  const fetched = await fetchPicture(address, { hosts, mostBytes: 1_000 });
  return fetched.ok ? 'fetched' : JSON.stringify(fetched.reason);
};

test.each([
  ['file:///etc/passwd', 'picture-no-address'],
  ['ftp://cdn.example/a.jpg', 'picture-no-address'],
  ['https://cdn.example@evil.example/a.jpg', 'picture-no-address'],
  ['https://cdn.example:8443/a.jpg', '"picture-host","params":{"host":"cdn.example:8443"}'],
  ['https://cdn.example.evil.example/a.jpg', 'picture-host'],
  ['https://evil.example/cdn.example', 'picture-host'],
])('%s is not fetched', { tags: ['T13'] }, async (address, reason) => {
  expect(await reasonOf(address)).toContain(reason);
});

import { expect, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

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

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, encode } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ; q=1', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*;q=0', null],
  ['identity', null],
  ['brotli', null],
  ['', null],
])('a browser that takes %j gets %j', (header, encoding) => {
  const request = new Request('http://shop.test/', { headers: { 'accept-encoding': header } });
  expect(acceptedEncoding(request)).toBe(encoding);
});

test.each([2_000, 300_000])('a text of %i bytes is compressed to what it was', async (bytes) => {
  const text = 'A page of the shop. '.repeat(bytes / 20);
  const small = await encode('br', new TextEncoder().encode(text));
  expect(small.byteLength).toBeLessThan(bytes / 10);
  expect(brotliDecompressSync(small).toString()).toBe(text);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, openText } from './open-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TEXT = 'Handle,Title\ntee,Chemise légère à 19,90 €';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** The sign for euro is its own in Windows-1252. */
const windows1252 = (text: string) =>
  Buffer.from([...text].map((sign) => (sign === '€' ? 0x80 : (sign.codePointAt(0) ?? 0))));

test.each([
  ['utf-8', Buffer.from(TEXT)],
  ['utf-8', Buffer.from(`\uFEFF${TEXT}`)],
  ['utf-16le', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['utf-16le', Buffer.from(TEXT, 'utf16le')],
  ['utf-16be', utf16be(`\uFEFF${TEXT}`)],
  ['utf-16be', utf16be(TEXT)],
  ['windows-1252', windows1252(TEXT)],
  // The first letter that is no ASCII comes late.
  ['windows-1252', windows1252(`${'x,X\n'.repeat(50_000)}${TEXT}`)],
] as const)('a text in %s is read with its accents', async (expected, bytes) => {
  const path = join(folder, 'products.csv');
  await writeFile(path, bytes);
  const { encoding, text } = await openText(bytesOf(path));
  let read = '';
  for await (const chunk of text) read += chunk;
  expect(encoding).toBe(expected);
  expect(read.endsWith(TEXT)).toBe(true);
});

test('one broken byte leaves the other letters of a text as they are', async () => {
  const text = Buffer.from(`${'Chemise légère,à 19,90 €\n'.repeat(20)}tee,Chemise l`);
  const bytes = Buffer.concat([text, Buffer.from([0xe9]), Buffer.from('gere')]);
  const { encoding, text: chunks } = await openText(async function* () {
    yield bytes;
  });
  let read = '';
  for await (const chunk of chunks) read += chunk;
  expect(encoding).toBe('utf-8');
  expect(read).toContain('légère,à 19,90 €');
  expect(read.endsWith('tee,Chemise l\uFFFDgere')).toBe(true);
});

test.each([
  ['of today', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['of old', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
])('a workbook %s is to be saved as CSV', async (_, bytes) => {
  const path = join(folder, 'products.xlsx');
  await writeFile(path, Buffer.from(bytes));
  await expect(openText(bytesOf(path))).rejects.toThrow('save it as CSV');
});

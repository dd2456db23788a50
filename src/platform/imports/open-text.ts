import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** How the text of a file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MARKS: readonly (readonly [encoding: Encoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const HEAD_BYTES = 1_024;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Every other byte of Latin text in UTF-16 is zero; no other text has one. */
function utf16Of(head: Buffer): Encoding | undefined {
  const zeroAt = head.indexOf(0);
  if (zeroAt === -1) return undefined;
  return zeroAt % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

async function* decode(path: string, encoding: Encoding, fatal: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function isUtf8(path: string): Promise<boolean> {
  try {
    for await (const _ of decode(path, 'utf-8', true));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** How workbooks begin: those of today are archives, those of old have a format of their own. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/**
 * Opens a text file in the encoding that it has: by its byte order mark, else UTF-8 where all of it
 * is that, else Windows-1252, in which spreadsheets save. Throws for a workbook.
 */
export async function openText(
  path: string,
): Promise<{ encoding: Encoding; text: AsyncIterable<string> }> {
  const head = await headOf(path);
  if (WORKBOOKS.some((mark) => mark.every((byte, at) => head[at] === byte))) {
    throw new Error('The file is a workbook of a spreadsheet: save it as CSV and import that.');
  }
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte)) ?? [];
  const encoding =
    marked ?? utf16Of(head) ?? ((await isUtf8(path)) ? 'utf-8' : ('windows-1252' as const));
  return { encoding, text: decode(path, encoding, false) };
}

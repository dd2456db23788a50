import { createReadStream } from 'node:fs';

/** Bytes of a file, which may be read several times. */
export type Bytes = () => AsyncIterable<Uint8Array>;

export const bytesOf =
  (path: string): Bytes =>
  () =>
    createReadStream(path);

/** How the text of a file is written. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly (readonly [encoding: Encoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const HEAD_BYTES = 1_024;

async function headOf(bytes: Bytes): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of bytes()) {
    head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
    if (head.length === HEAD_BYTES) break;
  }
  return head;
}

/** Every other byte of Latin text in UTF-16 is zero; no other text has one. */
function utf16Of(head: Buffer): Encoding | undefined {
  const zeroAt = head.indexOf(0);
  if (zeroAt === -1) return undefined;
  return zeroAt % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

async function* decode(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** What stands for bytes that are no text of an encoding. */
export const UNREADABLE = '\uFFFD';

/**
 * Whether letters beyond ASCII are mostly UTF-8: a few bytes may be broken in a file that several
 * programs wrote. In other encodings hardly any of them is.
 */
async function isUtf8(bytes: Bytes): Promise<boolean> {
  let good = 0;
  let broken = 0;
  for await (const text of decode(bytes, 'utf-8')) {
    broken += text.split(UNREADABLE).length - 1;
    good += text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0;
  }
  return broken === 0 || good > 10 * broken;
}

/** How workbooks begin: those of today are archives, those of old have a format of their own. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** A file that no import can read, for a workbook of a spreadsheet. */
export class WorkbookError extends Error {
  constructor() {
    super('The file is a workbook of a spreadsheet: save it as CSV and import that.');
  }
}

export type OpenedText = {
  encoding: Encoding;
  /** May be read several times. */
  text: AsyncIterable<string>;
};

/**
 * Opens a text file in the encoding that it has: by its byte order mark, else UTF-8 where nearly all of
 * it is that, else Windows-1252, in which spreadsheets save; or in one that was found before, which saves
 * a reading of the whole. Throws for a workbook.
 */
export async function openText(bytes: Bytes, known?: Encoding): Promise<OpenedText> {
  const head = await headOf(bytes);
  if (WORKBOOKS.some((mark) => mark.every((byte, at) => head[at] === byte))) {
    throw new WorkbookError();
  }
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte)) ?? [];
  const encoding =
    known ??
    marked ??
    utf16Of(head) ??
    ((await isUtf8(bytes)) ? 'utf-8' : ('windows-1252' as const));
  return { encoding, text: { [Symbol.asyncIterator]: () => decode(bytes, encoding) } };
}

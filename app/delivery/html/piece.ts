import { hash } from 'node:crypto';
import { looksOf, tagsOf, type Vocabulary } from './vocabulary.ts';

/** HTML that is sent as it is, whatever page it stands on (decision 061). */
export type ReadyHtml = Vocabulary & {
  /** UTF-8; no page shares memory with it, so that a page can be forgotten. */
  bytes: Buffer;
  /** Stands for the bytes where a page is named by what it holds. */
  digest: string;
};

/** What a page is put together of: text of its own, and HTML that is ready. */
export type Piece = string | ReadyHtml;

const digestOf = (bytes: Buffer) => hash('sha256', bytes, 'base64url');

export function readyHtml(html: string): ReadyHtml {
  const bytes = Buffer.from(html);
  return { bytes, digest: digestOf(bytes), looks: looksOf(html), tags: tagsOf(html) };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Text in which no page looks for classes or elements. */
export function readyText(text: string): ReadyHtml {
  const bytes = Buffer.from(text);
  return { bytes, digest: digestOf(bytes), looks: NOTHING, tags: NOTHING };
}

/** A page as it is sent. */
export const bytesOf = (pieces: readonly Piece[]) =>
  Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.bytes)),
  );

/** Another one for another page: what is ready need not be read again. */
export const digestOfPage = (pieces: readonly Piece[]): string =>
  hash(
    'sha256',
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.digest)).join(''),
    'base64url',
  );

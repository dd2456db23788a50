import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { FastResponse } from 'srvx';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Where bytes saved stop paying for the time: from 7 on a page takes three to seven times as long. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 17 },
};
const MIN_BYTES = 1_024;
/**
 * What is as small as a page is compressed synchronously: in another thread it costs twice the
 * time of the processor, with buffers that are new and caches that are cold. A longer text would
 * keep others waiting.
 */
const MAX_BYTES_AT_ONCE = 262_144;
const COMPRESSIBLE = /^(text\/|application\/(json|xml))/;

/** Encodings that we send, best first. */
export type Encoding = 'br' | 'gzip';

/** What a socket takes as it is. */
export type Bytes = Uint8Array<ArrayBuffer>;

const ENCODERS = {
  br: async (body: Uint8Array) =>
    body.byteLength > MAX_BYTES_AT_ONCE ? brotli(body, BROTLI) : brotliCompressSync(body, BROTLI),
  gzip: (body: Uint8Array) => gzipped(body),
};

export async function encode(encoding: Encoding, body: Uint8Array): Promise<Bytes> {
  return ENCODERS[encoding](body);
}

const isRefused = (weight: string | undefined) => weight !== undefined && Number(weight) === 0;

/** The best encoding that the browser takes; `;q=0` says that it does not (RFC 9110 section 12.5.3). */
export function acceptedEncoding(request: Request): Encoding | null {
  const accepted = new Set<string>();
  for (const part of (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')) {
    const [, name, weight] = /^\s*([a-z*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/.exec(part) ?? [];
    if (name !== undefined && !isRefused(weight)) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/** A text answer in the best encoding that the browser takes. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request);
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || !COMPRESSIBLE.test(type)) return response;
  response.headers.append('vary', 'accept-encoding');
  if (encoding === null || response.headers.has('content-encoding')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  if (body.byteLength < MIN_BYTES) return new FastResponse(body, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new FastResponse(await encode(encoding, body), { status, headers });
}

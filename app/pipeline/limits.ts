import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';

/** Sizes that a shop's requests never reach (T34), in bytes. */
const MAX_URL_BYTES = 8_192;
const MAX_BODY_BYTES = 65_536;
const MAX_PARAMETERS = 100;

export const refuseSize: Step = (request, url) => {
  if (url.href.length > MAX_URL_BYTES) return plainAnswer(HTTP_STATUS.URI_TOO_LONG);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    return plainAnswer(HTTP_STATUS.CONTENT_TOO_LARGE);
  }
  if (url.searchParams.size > MAX_PARAMETERS) return plainAnswer(HTTP_STATUS.BAD_REQUEST);
  return null;
};

async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(new Uint8Array(part));
  }
  return new Blob(parts);
}

/** The request with its body read: a length that was not announced is counted as it comes. */
export async function limitBody(request: Request): Promise<Request | Response> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD')
    return request;
  const body = await readUpTo(request.body, MAX_BODY_BYTES);
  if (body === null) return plainAnswer(HTTP_STATUS.CONTENT_TOO_LARGE);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await body.arrayBuffer() });
}

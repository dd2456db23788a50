import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  type ImportReason,
  type ReasonCode,
  type ReasonParams,
  reasonOf,
} from '#src/domain/import/import-reason.ts';
import { lookupOutside } from '../kernel/network/lookup-outside.ts';

const MAX_MS = 15_000;
const TYPE = /^image\/(jpeg|png|webp|avif|gif)\b/i;

export type Fetched = { ok: true; bytes: Buffer } | { ok: false; reason: ImportReason };
export const refused = <Code extends ReasonCode>(
  code: Code,
  params: ReasonParams<Code>,
): { ok: false; reason: ImportReason } => ({ ok: false, reason: reasonOf(code, params) });

type Limits = { mostBytes: number; hosts: readonly string[] };

/** A URL whose host (with its port, where it has one) was named by the administrator. */
function allowedUrl(address: string, hosts: readonly string[]): URL | ImportReason {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === null || !isWeb || url.username !== '' || url.password !== '') {
    return reasonOf('picture-no-address', { source: address.slice(0, 80) });
  }
  if (!hosts.includes(url.host)) {
    return reasonOf('picture-host', { host: url.host });
  }
  return url;
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > mostBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a picture over HTTP(S) from a host that was named: no redirect, no address inside this
 * network, an image type, at most so many bytes, 15 seconds at most.
 */
export async function fetchPicture(
  address: string,
  { mostBytes, hosts }: Limits,
): Promise<Fetched> {
  const url = allowedUrl(address, hosts);
  if (!(url instanceof URL)) return { ok: false, reason: url };
  // An administrator who names an address, or this very machine, means it.
  const isMeant = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || url.hostname === 'localhost';
  const options = {
    signal: AbortSignal.timeout(MAX_MS),
    headers: { accept: 'image/*' },
    ...(!isMeant && { lookup: lookupOutside }),
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  let request: ClientRequest | undefined;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request = send(url, options, resolve).on('error', reject);
      request.end();
    });
    const { statusCode, headers } = response;
    if (statusCode !== 200)
      return refused('picture-status', { host: url.host, status: String(statusCode) });
    if (!TYPE.test(headers['content-type'] ?? '')) {
      return refused('picture-none', { host: url.host });
    }
    const bytes = await readBody(response, mostBytes);
    if (bytes === null) {
      return refused('picture-too-large', { megabytes: String(mostBytes >> 20) });
    }
    return { ok: true, bytes };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refused('picture-unreachable', { host: url.host, why });
  } finally {
    request?.destroy();
  }
}

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

const MAX_MS = 15_000;
const TYPE = /^image\/(jpeg|png|webp|avif|gif)\b/i;

/**
 * Addresses that no picture of a shop is at: this machine, its network, and what is reserved. A
 * list each, since one for both takes every IPv4 address for a mapped one.
 */
const INSIDE_4 = new BlockList();
const INSIDE_6 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE_4.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE_6.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address is one of this machine's, its network's or a reserved one. */
export function isInside({ address, family }: LookupAddress): boolean {
  return family === 6 ? INSIDE_6.check(address, 'ipv6') : INSIDE_4.check(address, 'ipv4');
}

/** The connection goes to the address that was checked: a name that changes cannot lead inside. */
function lookupOutside(
  hostname: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) done(error ?? new Error('unknown host'), []);
    else if (addresses.some(isInside)) done(new Error('the host is inside this network'), []);
    else if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
}

export type Fetched = { ok: true; bytes: Buffer } | { ok: false; reason: string };
type Limits = { mostBytes: number; hosts: readonly string[] };

/** A URL whose host (with its port, where it has one) was named by the operator. */
function allowedUrl(address: string, hosts: readonly string[]): URL | string {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === null || !isWeb || url.username !== '' || url.password !== '') {
    return `"${address.slice(0, 80)}" is no address of a picture`;
  }
  if (!hosts.includes(url.host)) {
    return `the host "${url.host}" is not named by --pictures-from`;
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
  if (typeof url === 'string') return { ok: false, reason: url };
  // An operator who names an address, or this very machine, means it.
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
    if (statusCode !== 200) return { ok: false, reason: `${url.host} answered ${statusCode}` };
    if (!TYPE.test(headers['content-type'] ?? '')) {
      return { ok: false, reason: `${url.host} answered no picture` };
    }
    const bytes = await readBody(response, mostBytes);
    if (bytes === null) return { ok: false, reason: `it is larger than ${mostBytes >> 20} MB` };
    return { ok: true, bytes };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `${url.host} could not be reached (${why})` };
  } finally {
    request?.destroy();
  }
}

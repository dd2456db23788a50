import { config } from '#src/session/config.server.ts';

/** An address of version 4 that came over version 6, as it is written everywhere else. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** What proxies write beside an address: a port, and brackets around one of version 6. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>\d+\.\d+\.\d+\.\d+):\d+)$/;

/** The address in an entry of `X-Forwarded-For`; some proxies write it with its port. */
function forwardedAddress(entry: string): string {
  const written = entry.trim().replace(/^"|"$/g, '');
  const { six, four } = WITH_PORT.exec(written)?.groups ?? {};
  return plain(six ?? four ?? written);
}

/** The peer's address, which srvx puts on its requests. */
function peerAddress(request: Request): string {
  return 'ip' in request && typeof request.ip === 'string' ? plain(request.ip) : '';
}

/** The protocol that the visitor uses: what a trusted proxy says of it, else that of the connection. */
export function visitorProtocol(request: Request): 'http:' | 'https:' {
  const isTrusted = config().trustedProxies.includes(peerAddress(request));
  const protocol = isTrusted ? request.headers.get('x-forwarded-proto') : null;
  const isSecure = (protocol ?? new URL(request.url).protocol).startsWith('https');
  return isSecure ? 'https:' : 'http:';
}

/**
 * The visitor's address: the peer's, or what trusted proxies say of theirs. Each proxy adds its peer
 * at the end, so the last address that no trusted proxy has is the first that can be believed.
 */
export function clientAddress(request: Request): string {
  const { trustedProxies } = config();
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [...forwarded.map(forwardedAddress), peerAddress(request)];
  return hops.findLast((hop) => !trustedProxies.includes(hop)) ?? '';
}

import { config } from '#src/session/config.server.ts';

/** An address of version 4 that came over version 6, as it is written everywhere else. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The peer's address, which srvx puts on its requests. */
function peerAddress(request: Request): string {
  return 'ip' in request && typeof request.ip === 'string' ? plain(request.ip) : '';
}

/**
 * The visitor's address: the peer's, or what trusted proxies say of theirs. Each proxy adds its peer
 * at the end, so the last address that no trusted proxy has is the first that can be believed.
 */
export function clientAddress(request: Request): string {
  const { trustedProxies } = config();
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [...forwarded.map((hop) => plain(hop.trim())), peerAddress(request)];
  return hops.findLast((hop) => !trustedProxies.includes(hop)) ?? '';
}

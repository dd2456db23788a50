import { config } from '#src/session/config.ts';

/** The peer's address, which srvx puts on its requests. */
function peerAddress(request: Request): string {
  return 'ip' in request && typeof request.ip === 'string' ? request.ip : '';
}

/** The visitor's address: the forwarded one only when a trusted proxy says so. */
export function clientAddress(request: Request): string {
  const peer = peerAddress(request);
  if (!config().trustedProxies.includes(peer)) return peer;
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded ?? peer;
}

import { clientGroup } from '#src/domain/client-group.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { log } from './log.server.ts';
import { sharedState } from './open-shared-state.server.ts';
import { hashOf } from './token-session.server.ts';

/** What guesses codes, sends mail or makes things (safety.md "The pipeline", T11). */
type Limited =
  | 'promo code'
  | 'gift card'
  | 'stock alert'
  | 'reservation'
  | 'newsletter'
  | 'order link'
  | 'page load';

const WINDOW_MS = 600_000;
/** Of a browser, and of a network, which may be a whole office. Guesses are the platform's to tell. */
const MAX_OF_SESSION = 30;
const MAX_OF_CLIENT = 200;

/**
 * Counts an attempt before it is made; without a session for the network alone. Throws CommerceError: TOO_MANY_REQUESTS past a limit, with the time to wait,
 * SERVICE_UNAVAILABLE while attempts cannot be counted: then nobody has any (F35).
 */
export async function countAttempt(
  what: Limited,
  { sessionId, clientAddress }: Partial<Pick<CallContext, 'sessionId' | 'clientAddress'>>,
): Promise<void> {
  const client = clientGroup(clientAddress ?? '');
  const limits =
    sessionId === undefined ? [] : [{ who: `session ${sessionId}`, max: MAX_OF_SESSION }];
  if (client !== null) limits.push({ who: `client ${client}`, max: MAX_OF_CLIENT });
  const waits = await Promise.all(
    limits.map(async ({ who, max }) => {
      const key = `attempts:${hashOf(`${what} of ${who}`)}`;
      const { count, endsInMs } = await sharedState().countAttempt(key, WINDOW_MS);
      return count > max ? Math.max(1, Math.ceil(endsInMs / 1_000)) : 0;
    }),
  ).catch((error: unknown) => {
    log.error({ what, cause: String(error) }, 'attempts cannot be counted: refused');
    throw new CommerceError('SERVICE_UNAVAILABLE', 'attempts');
  });
  const retryAfterSeconds = Math.max(0, ...waits);
  if (retryAfterSeconds > 0) {
    throw new CommerceError('TOO_MANY_REQUESTS', 'attempts', { retryAfterSeconds });
  }
}

import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import type { Caller } from '#src/gateway/platform-call.server.ts';
import { clientGroup } from '#src/process/client-group.ts';
import { log } from './log.server.ts';
import { sharedState } from './open-shared-state.server.ts';
import { hashOf } from './token-session.server.ts';

type Limit = {
  /** How long attempts are counted together from the first one, ms. */
  windowMs: number;
  /** Of one browser. Guesses are the platform's to tell. */
  ofSession?: number;
  /** Of one network, which may be a whole office. */
  ofClient: number;
  /**
   * What becomes of attempts that cannot be counted, while Valkey is away: what guesses, sends mail
   * or makes things is refused; what only costs is let through (F35).
   */
  uncounted: 'refused' | 'allowed';
};

const MINUTE_MS = 60_000;
/** What guesses codes, sends mail or makes things (safety.md "The pipeline", T11). */
const DEED = {
  windowMs: 10 * MINUTE_MS,
  ofSession: 30,
  ofClient: 200,
  uncounted: 'refused',
} as const;
/** What anybody may ask for and what costs us more than a page from the cache (T47). */
const cost = (ofClient: number) =>
  ({ windowMs: MINUTE_MS, ofClient, uncounted: 'allowed' }) as const;

/** Everything that is limited, and how much of it one browser and one network have. */
const LIMITS = {
  'promo code': DEED,
  'gift card': DEED,
  'stock alert': DEED,
  reservation: DEED,
  newsletter: DEED,
  'order link': DEED,
  'page load': DEED,
  map: cost(60),
  // A first page of a fresh shop asks for about sixty, and again while they are being drawn.
  'undrawn picture': cost(600),
  search: cost(180),
  // One a letter.
  suggestions: cost(300),
  'store search': cost(120),
  // A list or a product with something chosen: there are more of those pages than a cache holds.
  'narrowed page': cost(300),
  'list for machines': cost(120),
  'policy report': cost(60),
} as const satisfies Record<string, Limit>;

export type Limited = keyof typeof LIMITS;
type Client = Partial<Pick<Caller, 'sessionId' | 'clientAddress'>>;

/** Whom the attempts of a request are counted for, and how many each of them has. */
function counted(limit: Limit, { sessionId, clientAddress = '' }: Client) {
  const client = clientGroup(clientAddress);
  return [
    ...(limit.ofSession === undefined || sessionId === undefined
      ? []
      : [{ whom: `session ${sessionId}`, max: limit.ofSession }]),
    ...(client === null ? [] : [{ whom: `client ${client}`, max: limit.ofClient }]),
  ];
}

/**
 * Counts an attempt before it is made; without a session for the network alone, and not at all for
 * what no client asked for. Throws CommerceError: TOO_MANY_REQUESTS past a limit, with the seconds
 * after which there are attempts again; SERVICE_UNAVAILABLE for deeds that cannot be counted (F35).
 */
export async function countAttempt(what: Limited, client: Client): Promise<void> {
  const limit: Limit = LIMITS[what];
  const windows = await Promise.all(
    counted(limit, client).map(async ({ whom, max }) => {
      const key = `attempts:${hashOf(`${what} of ${whom}`)}`;
      const { count, endsInMs } = await sharedState().countAttempt(key, limit.windowMs);
      return { isOver: count > max, endsInMs };
    }),
  ).catch((error: unknown) => {
    if (limit.uncounted === 'allowed') return [];
    log.error({ what, cause: String(error) }, 'attempts cannot be counted: refused');
    throw new CommerceError('SERVICE_UNAVAILABLE', 'attempts');
  });
  const over = windows.filter(({ isOver }) => isOver);
  if (over.length === 0) return;
  const endsInMs = Math.max(...over.map((window) => window.endsInMs));
  throw new CommerceError('TOO_MANY_REQUESTS', 'attempts', {
    retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1_000)),
  });
}

/** After how many seconds there are attempts again; null for any other error. */
export function secondsToWait(error: unknown): number | null {
  return isCommerceError(error, 'TOO_MANY_REQUESTS') ? (error.retryAfterSeconds ?? 1) : null;
}

import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/newsletter/newsletter.calls.ts';
import { normaliseEmail } from '../customers/face.ts';
import { type Attempt, limitAttempts } from '../kernel/attempts/attempt-store.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { askForNewsletter, confirmNewsletter, leave } from './newsletter-store.ts';
import { serveSubscriptions } from './subscriptions/routes.ts';

/** An e-mail is not flooded with mails; a client may be a whole office (T38). */
const ADDRESS_LIMIT = { most: 5, seconds: 3_600 };
const CLIENT_LIMIT = { most: 40, seconds: 600 };

const ACCEPTED = ok({ accepted: true as const });

/** Newsletter by e-mail address, with or without an account (API-77, API-78, A-125, A-126). */
export function serveNewsletters(router: Router, deps: PlatformDeps): void {
  const { database, now } = deps;
  serveSubscriptions(router, deps);

  async function limit({ clientGroup }: Shopper, ...attempts: Attempt[]): Promise<void> {
    if (clientGroup) {
      attempts.push({ what: 'newsletter from', who: clientGroup, limit: CLIENT_LIMIT });
    }
    if (attempts.length === 0) return;
    await limitAttempts(database, now(), attempts);
  }

  /** A shop speaks for itself. */
  function requireOwn(store: string, shopper: Shopper): void {
    if (store !== shopper.storeId) throw new DomainError('BAD_REQUEST', { field: 'store' });
  }

  serve(router, calls.subscribeToNewsletter, async ({ body }, shopper) => {
    const { email, store, additionalInformation: source } = body;
    requireOwn(store, shopper);
    const who = normaliseEmail(email);
    await limit(shopper, { what: 'newsletter for', who, limit: ADDRESS_LIMIT });
    await askForNewsletter(database, { email, store, source }, now());
    return ACCEPTED;
  });

  serve(router, calls.confirmNewsletter, async ({ body }, shopper) => {
    await limit(shopper);
    await confirmNewsletter(database, body, now());
    return ACCEPTED;
  });

  serve(router, calls.unsubscribe, async ({ body }, shopper) => {
    const { token, type, store, additionalInformation: source } = body;
    requireOwn(store, shopper);
    await limit(shopper);
    const isKnown = await leave(database, { token, type, store, source }, now());
    if (!isKnown) throw new DomainError('UNSUBSCRIBE_TOKEN_UNKNOWN');
    return ACCEPTED;
  });
}

import type { MessageType } from '#src/domain/newsletter/message-types.ts';
import * as calls from '#src/domain/newsletter/newsletter.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { log } from '#src/session/log.server.ts';

/** Counts an attempt, then makes it: false for one that was not taken, which the log says (F37). */
async function quietly(commerce: Commerce, what: string, attempt: () => Promise<unknown>) {
  try {
    await countAttempt('newsletter', commerce.caller);
    await attempt();
    return true;
  } catch (error) {
    log.warn({ what, cause: String(error) }, 'newsletter not taken');
    return false;
  }
}

/** `from` is the path of the page where it is said. Whether it was taken: never an error. */
export function subscribe(
  commerce: Commerce,
  { email, from }: { email: string; from: string },
): Promise<boolean> {
  const body = { email, additionalInformation: from, store: commerce.caller.storeId };
  return quietly(commerce, 'subscription', () =>
    commerce.ask(calls.subscribeToNewsletter, { body }),
  );
}

/** Confirms what a mail asked; the shopper reads the same for any outcome. */
export async function confirm(
  commerce: Commerce,
  body: { token: string; source: string },
): Promise<void> {
  await quietly(commerce, 'confirmation', () => commerce.ask(calls.confirmNewsletter, { body }));
}

/** Ends what a mail was sent for. UNSUBSCRIBE_TOKEN_UNKNOWN, TOO_MANY_REQUESTS. */
export async function leave(
  commerce: Commerce,
  { token, type, from }: { token: string; type: MessageType; from: string },
): Promise<void> {
  await countAttempt('newsletter', commerce.caller);
  await commerce.ask(calls.unsubscribe, {
    body: { token, type, additionalInformation: from, store: commerce.caller.storeId },
  });
}

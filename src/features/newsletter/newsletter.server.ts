import * as newsletters from '#src/gateway/newsletters.server.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { Commerce } from '#src/session/commerce.server.ts';
import { log } from '#src/session/log.server.ts';

/** Counts an attempt, then makes it: false for one that was not taken, which the log says (F37). */
async function quietly({ call }: Commerce, what: string, attempt: () => Promise<boolean>) {
  const isTaken = await countAttempt('newsletter', call).then(attempt, () => false);
  if (!isTaken) log.warn({ what }, 'newsletter not taken');
  return isTaken;
}

/** Asks for the newsletter; whether that was taken, and never an error. */
export function subscribe(
  commerce: Commerce,
  wish: { email: string; from: string },
): Promise<boolean> {
  return quietly(commerce, 'subscription', () =>
    newsletters.subscribeToNewsletter(commerce.call, wish),
  );
}

/** Confirms what a mail asked; the shopper reads the same, whatever came of it. */
export async function confirm(
  commerce: Commerce,
  confirmation: { token: string; source: string },
): Promise<void> {
  await quietly(commerce, 'confirmation', () =>
    newsletters.confirmNewsletter(commerce.call, confirmation),
  );
}

/** Ends what a mail was sent for. UNSUBSCRIBE_TOKEN_UNKNOWN, TOO_MANY_REQUESTS. */
export async function leave(
  { call }: Commerce,
  request: Parameters<typeof newsletters.unsubscribe>[1],
): Promise<void> {
  await countAttempt('newsletter', call);
  await newsletters.unsubscribe(call, request);
}

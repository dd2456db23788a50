import * as calls from '#src/domain/newsletter/newsletter.calls.ts';
import type { MessageType } from '#src/domain/newsletter/subscription.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** `from` is the path of the page where it is said. Whether it was taken: no failure is thrown. */
export async function subscribeToNewsletter(
  context: CallContext,
  { email, from }: { email: string; from: string },
): Promise<boolean> {
  try {
    await ask(context, calls.subscribeToNewsletter, {
      body: { email, additionalInformation: from, store: context.storeId },
    });
    return true;
  } catch {
    return false;
  }
}

/** Whether it was taken, which tells nothing of the token; no failure is thrown. */
export async function confirmNewsletter(
  context: CallContext,
  confirmation: { token: string; source: string },
): Promise<boolean> {
  try {
    await ask(context, calls.confirmNewsletter, { body: confirmation });
    return true;
  } catch {
    return false;
  }
}

/** UNSUBSCRIBE_TOKEN_UNKNOWN, TOO_MANY_REQUESTS. */
export async function unsubscribe(
  context: CallContext,
  { token, type, from }: { token: string; type: MessageType; from: string },
): Promise<void> {
  await ask(context, calls.unsubscribe, {
    body: { token, type, additionalInformation: from, store: context.storeId },
  });
}

import type { Logger } from 'pino';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import type { Job } from '#src/platform/kernel/jobs/job-types.ts';
import { sign } from '#src/platform/payments/signature.ts';
import { webhookPath } from '#src/platform/payments/webhook.ts';
import {
  BANK_DECISIONS,
  CARD_MESSAGES,
  decide,
  findUndelivered,
  type Message,
  markDelivered,
} from './card-session-store.ts';

/** Calls the platform over HTTP, as a provider would: a path of it, and the request. */
export type CallPlatform = (path: string, init: RequestInit) => Response | Promise<Response>;

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'> & {
  callPlatform: CallPlatform;
  log: Logger;
};

/** Whether the platform took a message. */
async function deliver(
  { callPlatform, log, ...deps }: Deps,
  { provider, event }: Message,
): Promise<boolean> {
  const body = JSON.stringify(event);
  const signature = sign(body, deps.config.webhookSecret);
  const headers = { 'content-type': 'application/json', [HEADER.signature]: signature };
  const post = async () =>
    (await callPlatform(webhookPath(provider), { method: 'POST', headers, body })).ok;
  // A platform that is down gets the message again later; until then it can ask by reference.
  const isTaken = await post().catch(() => false);
  if (isTaken) await markDelivered(deps, event.eventId);
  else log.warn({ reference: event.reference }, 'card message not taken, will be sent again');
  return isTaken;
}

/** Sends what one payment has to tell, before its shopper goes back to the shop. */
export async function deliverFor(deps: Deps, sessionId: string): Promise<void> {
  for (const message of await findUndelivered(deps, { sessionId })) await deliver(deps, message);
}

/** Sends a message that was not taken, again and again until it is. */
export function cardMessages(deps: Deps): Job {
  return {
    name: CARD_MESSAGES,
    run: async (eventId) => {
      for (const message of await findUndelivered(deps, { eventId })) {
        if (!(await deliver(deps, message))) throw new Error('the platform did not take it');
      }
    },
  };
}

/** Lets the bank authorise what it has thought about for a while. */
export function bankDecisions(deps: Deps): Job {
  return {
    name: BANK_DECISIONS,
    run: async (sessionId) => {
      await decide(deps, sessionId, ['waiting'], 'Authorised');
      await deliverFor(deps, sessionId);
      return undefined;
    },
  };
}

import type { Logger } from 'pino';
import { HEADER } from '#src/contract/headers.ts';
import type { PlatformDeps } from '#src/platform/http/platform-env.ts';
import { sign } from '#src/platform/payments/signature.ts';
import { webhookPath } from '#src/platform/payments/webhook.ts';
import {
  findUndelivered,
  MESSAGE_BATCH,
  type Message,
  markDelivered,
} from './card-session-store.ts';

/** Calls the platform over HTTP, as a provider would: a path of it, and the request. */
export type CallPlatform = (path: string, init: RequestInit) => Response | Promise<Response>;

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'> & {
  callPlatform: CallPlatform;
  log: Logger;
};

async function deliver(
  { callPlatform, log, ...deps }: Deps,
  { provider, event }: Message,
): Promise<void> {
  const body = JSON.stringify(event);
  const signature = sign(body, deps.config.webhookSecret);
  const headers = { 'content-type': 'application/json', [HEADER.signature]: signature };
  const post = async () =>
    (await callPlatform(webhookPath(provider), { method: 'POST', headers, body })).ok;
  // A platform that is away gets the message again later, and can ask by reference meanwhile.
  const isTaken = await post().catch(() => false);
  if (isTaken) return markDelivered(deps, event.eventId);
  log.warn({ reference: event.reference }, 'card message not taken, will be sent again');
}

/** Sends what one payment has to tell, before its shopper goes back to the shop. */
export async function deliverFor(deps: Deps, sessionId: string): Promise<void> {
  for (const message of await findUndelivered(deps, { sessionId })) await deliver(deps, message);
}

const RETRY_AFTER_MS = 5_000;

/** Sends again what was not taken: each message once a run, so that none holds up the others. */
export async function deliverPending(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - RETRY_AFTER_MS);
  let batch = await findUndelivered(deps, { before });
  while (batch.length > 0) {
    for (const message of batch) await deliver(deps, message);
    const after = batch.at(-1);
    if (after === undefined || batch.length < MESSAGE_BATCH) return;
    batch = await findUndelivered(deps, { before, after });
  }
}

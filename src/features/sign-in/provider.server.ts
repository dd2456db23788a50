import * as client from 'openid-client';
import { config } from '#src/session/config.server.ts';
import { log } from '#src/session/log.server.ts';

/** The identity provider. A provider that hangs must cost a page less than its budget. */

export const CLIENT_ID = 'storefront';

const DISCOVERY_SECONDS = 2;
/** Of one call; the exchange of a code may take it, within the budget of its page. */
const CALL_SECONDS = 4;
/** A sign-out answers within this, ms, even when the provider hangs. */
const REVOCATION_MS = 2_500;

let known: client.Configuration | undefined;
let asking: Promise<client.Configuration> | undefined;

/** Concurrent callers share one request; what was read stays cached when it fails. */
function discover(): Promise<client.Configuration> {
  const { authUrl, isTest, secrets } = config();
  asking ??= client
    .discovery(
      new URL(`${authUrl}/identity`),
      CLIENT_ID,
      undefined,
      client.ClientSecretBasic(secrets.identityClientSecret),
      { timeout: DISCOVERY_SECONDS, execute: isTest ? [client.allowInsecureRequests] : [] },
    )
    .then((found) => {
      found.timeout = CALL_SECONDS;
      known = found;
      return found;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The provider's configuration; rejects when it was never reached and cannot be now (F22). */
export async function identityProvider(): Promise<client.Configuration> {
  return known ?? discover();
}

/** The provider, checked again: no shopper is sent to one that is down (F22). */
export const reachableProvider = discover;

class TooLate extends Error {}

/** Whether an error of these calls says that there was no answer, rather than what it was. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof TooLate) return true;
  return error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT';
}

async function revoke(refreshToken: string): Promise<void> {
  const provider = await identityProvider();
  if (provider.serverMetadata().revocation_endpoint === undefined) return;
  await client.tokenRevocation(provider, refreshToken, { token_type_hint: 'refresh_token' });
}

/**
 * Ends the family of a refresh token at the provider, and with it the access tokens of the sign-in
 * (T18, T44). Answers whether the provider is there; never rejects.
 */
export async function revokeTokens(refreshToken: string): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLate('no answer in time')), REVOCATION_MS);
  try {
    await Promise.race([revoke(refreshToken), late]);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log.error({ step: 'revocation', cause }, 'sign-out');
    return !isUnreachable(error);
  } finally {
    clearTimeout(timer);
  }
}

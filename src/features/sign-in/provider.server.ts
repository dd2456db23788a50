import * as client from 'openid-client';
import { config } from '#src/session/config.ts';

/** The identity provider, discovered once and again after a failure. */

export const CLIENT_ID = 'storefront';

let discovered: Promise<client.Configuration> | undefined;

/** The provider's configuration; rejects while the provider cannot be reached (F22). */
export function identityProvider(): Promise<client.Configuration> {
  const { authUrl, isTest, secrets } = config();
  discovered ??= client
    .discovery(
      new URL(`${authUrl}/identity`),
      CLIENT_ID,
      undefined,
      client.ClientSecretBasic(secrets.identityClientSecret),
      { timeout: 4, execute: isTest ? [client.allowInsecureRequests] : [] },
    )
    .catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
  return discovered;
}

/** The provider, asked anew whether it is there: nobody is sent to one that is down (F22). */
export function reachableProvider(): Promise<client.Configuration> {
  discovered = undefined;
  return identityProvider();
}

import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import { z } from 'zod';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** Of one call to a provider, seconds: somebody waits for it. */
const CALL_SECONDS = 5;
/** Clocks of two machines, seconds. */
const CLOCK_SECONDS = 60;
const DISCOVERED_MS = 60 * 60_000;

/** What binds an answer to the browser that asked, each for one use. */
export type Checks = { state: string; nonce: string; verifier: string };

export type Problem = 'denied' | 'away' | 'failed';
/** Whom a provider named. `authenticatedAt` is when they proved it there, where it says so. */
export type Named = {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  authenticatedAt: Date | null;
};

// Some providers write truth as a text.
const claimsSchema = z.object({
  email: z.string().max(320),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
});

/** Keys and codes in what a library says of an error are not for a log. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'error' in error && typeof error.error === 'string' ? `${code} ${error.error}` : code;
}

function problemOf(error: unknown): Problem {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'failed';
  }
  const isTimeout = error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT';
  // `fetch` throws a TypeError where nobody answers.
  return isTimeout || error instanceof TypeError ? 'away' : 'failed';
}

const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);

/**
 * `client_secret_basic`, with the characters alone escaped that a form escapes: the library escapes
 * dashes as well, which some providers take as a part of the secret.
 */
function inHeader(secret: string): client.ClientAuth {
  return (_server, { client_id }, _body, headers) => {
    const pair = `${formEncoded(client_id)}:${formEncoded(secret)}`;
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  };
}

/** The secret goes in the header, which the standard assumes, unless a provider takes it in the body alone. */
function authenticate(secret: string): client.ClientAuth {
  const body = client.ClientSecretPost(secret);
  const header = inHeader(secret);
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const isBodyAlone =
      ways?.includes('client_secret_post') === true && !ways.includes('client_secret_basic');
    return (isBodyAlone ? body : header)(server, ...request);
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

/** Another provider's part in a sign-in; `redirectUri` is where it answers to. */
export function createProviderClient(
  settings: ProviderSettings,
  redirectUri: string,
  warn: (about: { provider: string; cause: string }) => void,
) {
  const { name, discovery, clientId, clientSecret, scopes, shops } = settings;
  const server = new URL(discovery);
  // Shared by those who wait for it.
  const discovered = new LRUCache<'configuration', client.Configuration>({
    max: 1,
    ttl: DISCOVERED_MS,
    fetchMethod: async () => {
      const found = await client.discovery(
        server,
        clientId,
        { [client.clockTolerance]: CLOCK_SECONDS },
        authenticate(clientSecret),
        {
          timeout: CALL_SECONDS,
          execute: [
            client.enableNonRepudiationChecks,
            // Settings name no other server than this machine without encryption.
            ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
          ],
        },
      );
      found.timeout = CALL_SECONDS;
      return found;
    },
  });

  async function configuration({ isFresh = false } = {}): Promise<client.Configuration> {
    const found = await discovered.fetch('configuration', { forceRefresh: isFresh });
    if (found === undefined) throw new TypeError('not discovered');
    return found;
  }

  function refuse(error: unknown, problem: Problem) {
    if (problem !== 'denied') warn({ provider: name, cause: causeOf(error) });
    return { ok: false as const, problem };
  }

  return {
    settings,
    isFor: (shop: OnlineLocale) => shops === undefined || shops.includes(shop),

    /**
     * Where a browser goes to sign in, asked of the provider again: no shopper is sent to one that is
     * down. `mustProve` asks for a proof of now, not for an open session.
     */
    async start({ state, nonce, verifier }: Checks, { mustProve }: { mustProve: boolean }) {
      try {
        const url = client.buildAuthorizationUrl(await configuration({ isFresh: true }), {
          redirect_uri: redirectUri,
          scope: scopes.join(' '),
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...{ state, nonce },
          ...(mustProve && { prompt: 'login' }),
        });
        return { ok: true as const, url };
      } catch (error) {
        return refuse(error, 'away');
      }
    },

    /** Whom the answer of the provider names: its code is exchanged, and its tokens end here. */
    async take(answer: URLSearchParams, { state, nonce, verifier }: Checks) {
      try {
        const found = await configuration();
        const url = new URL(`${redirectUri}?${answer}`);
        const tokens = await client.authorizationCodeGrant(found, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) return refuse(new Error('no claims'), 'failed');
        const { iss, sub, auth_time: time } = claims;
        // Many providers tell an e-mail, or whether it is confirmed, on request alone.
        const isAllTold = claims.email !== undefined && claims.email_verified !== undefined;
        const told =
          !isAllTold && found.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(found, tokens.access_token, sub)
            : claims;
        const known = claimsSchema.safeParse(told).data;
        const named: Named = {
          issuer: iss,
          subject: sub,
          email: known?.email ?? '',
          isEmailVerified: known?.email_verified ?? false,
          authenticatedAt: typeof time === 'number' ? new Date(time * 1_000) : null,
        };
        return { ok: true as const, named };
      } catch (error) {
        return refuse(error, problemOf(error));
      }
    },
  };
}

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { HostRule } from '#src/process/hosts.ts';
import type { PlatformConfig } from '../config.ts';

/** What the identity provider is told at start. */
export type IdentityConfig = {
  /** Public URL, with its path and without a slash at the end: `http://localhost:4000/identity`. */
  issuer: string;
  brandName: string;
  /** Origins of the storefronts that may sign shoppers in; the first is home. */
  storefrontOrigins: readonly string[];
  /** Which of them is the own host of a shop. */
  hostRule: HostRule;
  /** Secret of the client `storefront` (client_secret_basic). */
  clientSecret: string;
  /** Private signing keys (JWK with `kid` and `alg`), newest first; older ones only verify. */
  keys: readonly SigningKey[];
  /** Whether a trusted proxy in front sets X-Forwarded-For and -Host. */
  behindProxy: boolean;
};

/** The one client: every storefront origin is one of its redirect URIs. */
export const CLIENT_ID = 'storefront';

/** Audience of access tokens: the commerce API (resource indicator, RFC 8707). */
export const COMMERCE_API = 'urn:commerce:api';
export const COMMERCE_SCOPE = 'shop';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes in seconds. */
export const LIFETIME = {
  accessToken: 10 * MINUTE,
  /** From sign-in, with "remember me": provider session, refresh tokens and cookie. */
  remembered: 30 * DAY,
  /** From sign-in, without "remember me". */
  notRemembered: 12 * HOUR,
  /** How long after its proof a remembered session opens account and checkout. */
  secure: 30 * MINUTE,
  /** How long a rotated refresh token still answers: its reply may have been lost (T21). */
  rotationGrace: MINUTE,
  interaction: HOUR,
} as const;

/** Cookie of the shop and the language that a sign-in came from. */
export const CAME_FROM = '_shop';

/** Authentication methods of a sign-in, carried by the library from session to refresh token. */
export const METHOD = {
  password: 'pwd',
  code: 'otp',
  passkey: 'pop',
  /** At another provider. */
  provider: 'fed',
  remembered: 'remembered',
  /** Of somebody without an account: no later sign-in goes on with it silently. */
  guest: 'guest',
} as const;
export type Method = Exclude<(typeof METHOD)[keyof typeof METHOD], 'remembered' | 'guest'>;

const signingKeySchema = z.looseObject({
  kty: z.string(),
  kid: z.string(),
  alg: z.enum(['ES256', 'RS256', 'PS256']),
  d: z.string(),
});
export type SigningKey = z.infer<typeof signingKeySchema>;

/**
 * The provider's part of the platform's configuration. Throws a sentence when a key is not a
 * private key with `kid` and `alg`.
 */
export function toIdentityConfig(
  config: Pick<
    PlatformConfig,
    | ('brandName' | 'brandHost' | 'environment')
    | ('identityOrigin' | 'storefrontOrigins' | 'identityClientSecret' | 'identityKeys')
  >,
): IdentityConfig {
  const keys = z.array(signingKeySchema).min(1).safeParse(config.identityKeys);
  if (!keys.success) {
    throw new Error('Configuration: IDENTITY_KEYS needs private keys (JWK) with kid and alg.');
  }
  return {
    issuer: `${config.identityOrigin}/identity`,
    brandName: config.brandName,
    storefrontOrigins: config.storefrontOrigins,
    hostRule: { environment: config.environment, brandHost: config.brandHost },
    clientSecret: config.identityClientSecret,
    keys: keys.data,
    // The platform itself serves plain HTTP.
    behindProxy: config.identityOrigin.startsWith('https:'),
  };
}

/** Keys of the signed cookies: derived from the private keys, so that there is one secret. */
export function cookieKeys({ keys }: Pick<IdentityConfig, 'keys'>): string[] {
  return keys.map(({ d }) =>
    createHmac('sha256', d).update('identity cookies').digest('base64url'),
  );
}

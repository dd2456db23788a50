import {
  createLocalJWKSet,
  importJWK,
  type JWTPayload,
  jwtVerify,
  type LocalJWKSet,
  SignJWT,
} from 'jose';
import type { IdentityConfig, SigningKey } from './identity-config.ts';

/** Signs and verifies the provider's tokens with its own keys. */
export type TokenSigner = {
  /** Compact JWT of `payload` as it is; `type` is the header that tells kinds apart. */
  sign(payload: JWTPayload, type: string): Promise<string>;
  /** The payload, or null when signature, issuer, audience, type or date do not hold. */
  verify(token: string, expected: ExpectedToken): Promise<JWTPayload | null>;
};

export type ExpectedToken = { type: string; audience: string; now: Date };

/** Members of a JWK that may be published (RFC 7518 §6). */
const PUBLIC_MEMBERS = new Set(['kty', 'kid', 'alg', 'use', 'crv', 'x', 'y', 'n', 'e']);

function publicPart(key: SigningKey) {
  const members = Object.entries(key).filter(([name]) => PUBLIC_MEMBERS.has(name));
  return { kty: key.kty, ...Object.fromEntries(members) };
}

/** The signer of an identity provider. Throws when there is no key. */
export function createTokenSigner({
  issuer,
  keys,
}: Pick<IdentityConfig, 'issuer' | 'keys'>): TokenSigner {
  const [newest] = keys;
  if (newest === undefined) throw new Error('the identity provider has no signing key');
  const keySet: LocalJWKSet = createLocalJWKSet({ keys: keys.map(publicPart) });
  const algorithms = [...new Set(keys.map(({ alg }) => alg))];
  const signingKey = importJWK(newest, newest.alg);

  return {
    async sign(payload, type) {
      return new SignJWT({ ...payload, iss: issuer })
        .setProtectedHeader({ alg: newest.alg, kid: newest.kid, typ: type })
        .sign(await signingKey);
    },
    async verify(token, { type, audience, now }) {
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer,
          audience,
          algorithms,
          typ: type,
          currentDate: now,
          requiredClaims: ['sub', 'jti', 'exp'],
        });
        return payload;
      } catch {
        return null;
      }
    },
  };
}

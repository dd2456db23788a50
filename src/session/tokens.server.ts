import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  accessTokenPayloadSchema,
  refreshTokenPayloadSchema,
} from '#src/domain/sign-in/sign-in.schema.ts';
import { config } from './config.server.ts';

/** A pair of tokens with what their verified payloads say; `exp` in seconds. */
export type TokenPair = {
  accessToken: string;
  refreshToken: string;
  customerId: string;
  newCustomer: boolean;
  refreshExp: number;
  secure: boolean;
  /** When the shopper proved who they are, ms. */
  authenticatedAt: number;
};

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 60;

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

function providerKeys() {
  keys ??= createRemoteJWKSet(new URL(`${config().authUrl}/identity/jwks`));
  return keys;
}

/** Verifies both tokens with the provider's keys before anything is read from them (T22). */
export async function verifyTokens(tokens: {
  accessToken: string;
  refreshToken: string;
}): Promise<TokenPair> {
  const rules = { algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE_SECONDS };
  const [access, refresh] = await Promise.all([
    jwtVerify(tokens.accessToken, providerKeys(), rules),
    jwtVerify(tokens.refreshToken, providerKeys(), rules),
  ]);
  const { newCustomer = false } = accessTokenPayloadSchema.parse(access.payload);
  const { sub, exp, ...claims } = refreshTokenPayloadSchema.parse(refresh.payload);
  const { secure = true, auth_time: authenticatedAt = 0 } = claims;
  return {
    ...tokens,
    ...{ customerId: sub, newCustomer, refreshExp: exp, secure },
    authenticatedAt: authenticatedAt * 1000,
  };
}

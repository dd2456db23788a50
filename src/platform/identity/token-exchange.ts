import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../kernel/database/database.ts';
import { findTokenOwner, issueAccessToken } from './access-tokens.ts';
import { CLIENT_ID } from './identity-config.ts';
import {
  type IssuedRefreshToken,
  type RefreshTokenFamily,
  revokeFamily,
  rotateRefreshToken,
  type SignIn,
  startFamily,
} from './refresh-tokens.ts';
import type { TokenSigner } from './signing-keys.ts';

const TYPE = 'rt+jwt';
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** The refresh token as the storefront keeps it: `exp` in seconds, `secure` as A-033 says. */
function signRefreshToken(signer: TokenSigner, token: IssuedRefreshToken): Promise<string> {
  const payload = {
    aud: CLIENT_ID,
    sub: token.family.customerId,
    jti: token.jti,
    family: token.family.familyId,
    iat: seconds(token.issuedAt),
    exp: seconds(token.expiresAt),
    auth_time: seconds(token.family.authenticatedAt),
    secure: token.secure,
  };
  return signer.sign(payload, TYPE);
}

const claimsSchema = z.object({ sub: z.string(), jti: z.string(), family: z.string() });
type RefreshTokenClaims = z.infer<typeof claimsSchema>;

/** The claims of a refresh token of ours that has not expired, else null. */
async function verifyRefreshToken(
  signer: TokenSigner,
  token: string,
  now: Date,
): Promise<RefreshTokenClaims | null> {
  const payload = await signer.verify(token, { type: TYPE, audience: CLIENT_ID, now });
  return claimsSchema.safeParse(payload).data ?? null;
}

export type TokenPair = { accessToken: string; refreshToken: string };

export type TokenExchange = {
  /** The first refresh token of a sign-in, as JWT. */
  start(
    signIn: Omit<SignIn, 'authenticatedAt'> & { secondsSincePassword: number },
  ): Promise<string>;
  /** The next pair for a refresh token; null when it is forged, expired, reused or revoked. */
  refresh(refreshToken: string): Promise<TokenPair | null>;
  /** Like `refresh`, for a pair whose two halves must belong to one customer. */
  refreshPair(pair: TokenPair): Promise<TokenPair | null>;
  /** Ends the family of a refresh token, if it is one of ours. */
  revoke(refreshToken: string): Promise<void>;
};

type Needs = { provider: Provider; signer: TokenSigner; database: Database; now: () => Date };

/** Joins the rules of refresh tokens with the library's grants. */
export function createTokenExchange({ provider, signer, database, now }: Needs): TokenExchange {
  async function revokeGrant({ grantId }: RefreshTokenFamily) {
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }

  /** Whether the library still honours the sign-in: session, grant and customer are there. */
  async function isAlive({ providerToken, grantId }: RefreshTokenFamily): Promise<boolean> {
    const token = await provider.RefreshToken.find(providerToken);
    if (token === undefined) return false;
    return (await provider.Grant.find(grantId)) !== undefined;
  }

  const exchange: TokenExchange = {
    async start({ secondsSincePassword, ...signIn }) {
      const at = now();
      // The library says when by the machine's clock; the platform's may be shifted.
      const authenticatedAt = new Date(at.getTime() - secondsSincePassword * 1000);
      return signRefreshToken(
        signer,
        await startFamily(database, { ...signIn, authenticatedAt }, at),
      );
    },

    async refresh(refreshToken) {
      const claims = await verifyRefreshToken(signer, refreshToken, now());
      if (claims === null) return null;
      const named = { familyId: claims.family, jti: claims.jti };
      const rotation = await rotateRefreshToken(database, named, now());
      if (!rotation.ok) {
        if (rotation.reason === 'reused') await revokeGrant(rotation.family);
        return null;
      }
      const { family } = rotation.token;
      if (!(await isAlive(family))) {
        await revokeFamily(database, family.familyId, now());
        return null;
      }
      return {
        accessToken: await issueAccessToken(provider, family),
        refreshToken: await signRefreshToken(signer, rotation.token),
      };
    },

    async refreshPair({ accessToken, refreshToken }) {
      const claims = await verifyRefreshToken(signer, refreshToken, now());
      if (claims === null || claims.sub !== (await findTokenOwner(signer, accessToken)))
        return null;
      return exchange.refresh(refreshToken);
    },

    async revoke(refreshToken) {
      const claims = await verifyRefreshToken(signer, refreshToken, now());
      const family = claims && (await revokeFamily(database, claims.family, now()));
      if (family) await revokeGrant(family);
    },
  };
  return exchange;
}

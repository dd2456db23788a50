import { z } from 'zod';
import { CLIENT_ID } from './identity-config.ts';
import type { IssuedRefreshToken } from './refresh-tokens.ts';
import type { TokenSigner } from './signing-keys.ts';

const TYPE = 'rt+jwt';
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** The refresh token as the storefront keeps it: `exp` in seconds, `secure` as A-033 says. */
export function signRefreshToken(signer: TokenSigner, token: IssuedRefreshToken): Promise<string> {
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
export type RefreshTokenClaims = z.infer<typeof claimsSchema>;

/** The claims of a refresh token of ours that has not expired, else null. */
export async function verifyRefreshToken(
  signer: TokenSigner,
  token: string,
  now: Date,
): Promise<RefreshTokenClaims | null> {
  const payload = await signer.verify(token, { type: TYPE, audience: CLIENT_ID, now });
  return claimsSchema.safeParse(payload).data ?? null;
}

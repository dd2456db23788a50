import type Provider from 'oidc-provider';
import { z } from 'zod';
import { isGuest } from '../customers/face.ts';
import type { Database } from '../kernel/database/database.ts';
import type { VerifyAccessToken } from '../kernel/http/platform-env.ts';
import { CLIENT_ID, COMMERCE_API, COMMERCE_SCOPE, LIFETIME } from './identity-config.ts';
import type { TokenSigner } from './signing-keys.ts';

const TYPE = 'at+jwt';
const claimsSchema = z.object({
  sub: z.string(),
  newCustomer: z.boolean(),
  grant: z.string(),
  guest: z.boolean().optional(),
});

/** How oidc-provider makes access tokens for the commerce API: signed JWT of 10 minutes. */
export const commerceApi = {
  audience: COMMERCE_API,
  scope: COMMERCE_SCOPE,
  accessTokenTTL: LIFETIME.accessToken,
  accessTokenFormat: 'jwt',
} as const;

/**
 * Checks bearers of the commerce API: signature, issuer, audience, kind and date, and that the
 * grant they were issued under is still there: a sign-out ends its access tokens too (T18, T44). A
 * token of a guest is an account's as soon as the guest has one.
 */
export function createVerifyAccessToken({
  provider,
  signer,
  database,
  now,
}: {
  provider: Provider;
  signer: TokenSigner;
  database: Database;
  now: () => Date;
}): VerifyAccessToken {
  return async (token) => {
    const expected = { type: TYPE, audience: COMMERCE_API, now: now() };
    const claims = claimsSchema.safeParse(await signer.verify(token, expected));
    if (!claims.success) return null;
    const { sub, newCustomer, grant, guest = false } = claims.data;
    if ((await provider.Grant.find(grant)) === undefined) return null;
    const stillGuest = guest && (await isGuest(database, sub));
    return { customerId: sub, newCustomer, signInId: grant, isGuest: stillGuest };
  };
}

/** Whose access token this is, expired or not; null when it is not one of ours. */
export async function findTokenOwner(signer: TokenSigner, token: string): Promise<string | null> {
  // Seen from 1970 nothing has expired; everything else is checked as usual.
  const expected = { type: TYPE, audience: COMMERCE_API, now: new Date(0) };
  const payload = await signer.verify(token, expected);
  return payload?.sub ?? null;
}

/** An access token of the provider for a customer; `grantId` is the sign-in that allows it. */
export async function issueAccessToken(
  provider: Provider,
  { customerId, grantId }: { customerId: string; grantId: string },
): Promise<string> {
  const client = await provider.Client.find(CLIENT_ID);
  if (client === undefined) throw new Error(`client ${CLIENT_ID} is not configured`);
  const token = new provider.AccessToken({
    client,
    accountId: customerId,
    grantId,
    gty: 'refresh_token',
    resourceServer: new provider.ResourceServer(COMMERCE_API, commerceApi),
  });
  return token.save();
}

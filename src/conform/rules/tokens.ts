import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { getAccount } from '#src/domain/account/account.calls.ts';
import {
  accessTokenPayloadSchema,
  refreshTokenPayloadSchema,
} from '#src/domain/sign-in/sign-in.schema.ts';
import { refreshTokens } from '#src/domain/sign-in/tokens.calls.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { faultsOf } from '../judge.ts';
import { rulesOf } from '../rule.ts';
import { equal, holds, NotTried, present, Unmet } from '../unmet.ts';

const providerSchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
  code_challenge_methods_supported: z.array(z.string()),
});

/** Seconds that an access token may live: what a browser holds ends soon. */
const MAX_LIFE = 3_600;
const nowInSeconds = () => Date.now() / 1_000;

function claimsOf<S extends z.ZodType>(what: string, schema: S, token: string): z.output<S> {
  const parsed = z.safeParse<S>(schema, decodeJwt(token));
  if (parsed.success) return parsed.data;
  throw new Unmet(`claims of the ${what}`, faultsOf(parsed.error));
}

/** The same header and claims, signed by a key that the platform does not know. */
async function signedElsewhere(token: string): Promise<string> {
  const { alg = 'RS256', ...header } = decodeProtectedHeader(token);
  const { privateKey } = await generateKeyPair(alg);
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ ...header, alg }).sign(privateKey);
}

export const TOKEN_RULES = rulesOf('tokens', 'core', [
  [
    'provider',
    'shape',
    'The identity provider describes itself under /identity, and takes PKCE with S256',
    async ({ request }) => {
      const answer = await request('/identity/.well-known/openid-configuration');
      equal('status', answer.status, HTTP_STATUS.OK);
      const parsed = providerSchema.safeParse(await answer.json());
      if (!parsed.success) throw new Unmet('a description of the provider', faultsOf(parsed.error));
      const methods = parsed.data.code_challenge_methods_supported;
      holds('S256', methods.includes('S256'), methods);
    },
  ],
  [
    'access',
    'shape',
    'An access token says whose it is and ends within an hour, in seconds',
    async ({ tokens }) => {
      const { accessToken } = await tokens();
      const { exp } = claimsOf('access token', accessTokenPayloadSchema, accessToken);
      const left = exp - nowInSeconds();
      holds('an end within an hour', left > 0 && left <= MAX_LIFE, left);
    },
  ],
  [
    'opens',
    'behaviour',
    'It opens the account of its customer, changed by a letter none',
    async ({ guest, customer, tokens }) => {
      const shopper = await customer('one', { keepsCart: true });
      const { accessToken } = await tokens();
      const { sub } = claimsOf('access token', accessTokenPayloadSchema, accessToken);
      equal('customer', (await shopper.ok(getAccount)).customerId, sub);
      const [head = '', payload = '', signature = ''] = accessToken.split('.');
      const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
      const headers = { authorization: `Bearer ${head}.${payload}.${forged}` };
      await guest().refused(getAccount, { headers }, 'INVALID_JWT');
    },
  ],
  [
    'foreign-key',
    'behaviour',
    'A token with the same claims that another key signed, or none, opens nothing and refreshes nothing',
    async ({ guest, tokens }) => {
      const { accessToken, refreshToken } = await tokens();
      const open = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
      await guest().ok(getAccount, open(accessToken));
      const unsigned = new UnsecuredJWT(decodeJwt(accessToken)).encode();
      for (const token of [await signedElsewhere(accessToken), unsigned])
        await guest().refused(getAccount, open(token), 'INVALID_JWT');
      if (refreshToken === null) return;
      const pair = { accessToken, refreshToken: await signedElsewhere(refreshToken) };
      await guest().refused(refreshTokens, { body: { tokens: pair } }, 'UNAUTHORIZED');
    },
  ],
  [
    'refresh',
    'behaviour',
    'A pair of tokens is exchanged for another one that works',
    async ({ guest, tokens, keepTokens }) => {
      const { accessToken, refreshToken } = await tokens('two');
      if (refreshToken === null) throw new NotTried('customer two has no refresh token');
      const { sub } = claimsOf('refresh token', refreshTokenPayloadSchema, refreshToken);
      const shopper = guest();
      const body = { tokens: { accessToken, refreshToken } };
      const next = (await shopper.ok(refreshTokens, { body })).tokens;
      const bearer = present('an access token', next.accessToken);
      const other = present('a refresh token', next.refreshToken);
      holds('another refresh token', other !== refreshToken, 'the same');
      keepTokens('two', { accessToken: bearer, refreshToken: other });
      const headers = { authorization: `Bearer ${bearer}` };
      equal('customer', (await shopper.ok(getAccount, { headers })).customerId, sub);
    },
  ],
  [
    'forged-refresh',
    'behaviour',
    'A refresh token that nobody gave is 401 UNAUTHORIZED',
    async ({ guest, tokens }) => {
      const { accessToken } = await tokens();
      const body = { tokens: { accessToken, refreshToken: 'forged.refresh.token' } };
      await guest().refused(refreshTokens, { body }, 'UNAUTHORIZED');
    },
  ],
]);

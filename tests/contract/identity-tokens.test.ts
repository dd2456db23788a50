import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import {
  accessTokenPayloadSchema,
  refreshTokenPayloadSchema,
} from '#src/domain/sign-in/sign-in.schema.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { discoverProvider, signIn } from '../support/sign-in.ts';

type Pair = { accessToken: string; refreshToken: string };

const clock = { shiftSeconds: 0 };
const now = () => new Date(Date.now() + clock.shiftSeconds * 1000);
const MINUTE = 60;

let server: IdentityServer;
let api: AccountApi;
beforeAll(async () => {
  server = await startIdentityServer({ now });
  api = createAccountApi(server, now);
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function signInAs(name: string, options: { remember?: boolean } = {}) {
  const browser = openCookieBrowser();
  const tokens = await signIn(server.issuer, `${name}@vitrine.example`, DEMO_PASSWORD, {
    clientSecret: CLIENT_SECRET,
    browser,
    ...options,
  });
  return { ...tokens, browser };
}

const refresh = ({ accessToken, refreshToken }: Pair) =>
  api.call('POST', '/api/cookie-refresh-tokens', {
    body: { tokens: { accessToken, refreshToken } },
  });

async function refreshed(pair: Pair): Promise<Pair> {
  const { status, body } = await refresh(pair);
  expect(status).toBe(200);
  const { tokens } = body as { tokens: Pair };
  return tokens;
}

const REFUSED = {
  status: 401,
  body: { status: 401, code: 'UNAUTHORIZED', message: 'unauthorized' },
};
const refreshClaims = (token: string) => refreshTokenPayloadSchema.parse(decodeJwt(token));

test('a sign-in yields an access token of 10 minutes that opens the account', {
  tags: ['SES-07', 'API-65'],
}, async () => {
  const { accessToken } = await signInAs('u1');
  const { iat = 0, exp = 0, iss } = decodeJwt(accessToken);
  expect(exp - iat).toBe(600);
  expect(iss).toBe(server.issuer);
  expect(await api.call('GET', '/accounts-self/', { bearer: accessToken })).toMatchObject({
    status: 200,
    body: { customerId: 'U1' },
  });
});

test('the access token says newCustomer for U5 alone', { tags: ['ENT-02'] }, async () => {
  const u5 = accessTokenPayloadSchema.parse(decodeJwt((await signInAs('u5')).accessToken));
  const u1 = accessTokenPayloadSchema.parse(decodeJwt((await signInAs('u1')).accessToken));
  expect(u5).toMatchObject({ sub: 'U5', newCustomer: true });
  expect(u1).toMatchObject({ sub: 'U1', newCustomer: false });
});

test('the refresh token says exp in seconds, family, jti and secure', {
  tags: ['ENT-03'],
}, async () => {
  const { refreshToken } = await signInAs('u1', { remember: true });
  const claims = refreshClaims(refreshToken);
  expect(claims).toMatchObject({ sub: 'U1', secure: true });
  expect(Math.abs(claims.exp - Date.now() / 1000 - 30 * 86_400)).toBeLessThan(60);
});

test('a valid pair is exchanged for another valid pair', { tags: ['API-11'] }, async () => {
  const first = await signInAs('u1');
  const second = await refreshed(first);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(second.accessToken).not.toBe(first.accessToken);
  const bearer = second.accessToken;
  expect((await api.call('GET', '/accounts-self/', { bearer })).status).toBe(200);
  expect(refreshClaims(second.refreshToken)).toMatchObject({
    sub: 'U1',
    family: refreshClaims(first.refreshToken).family,
  });
});

test('an expired access token is Invalid JWT., and still refreshes', {
  tags: ['API-11', 'F17'],
}, async () => {
  const pair = await signInAs('u1');
  clock.shiftSeconds = 11 * MINUTE;
  try {
    expect(await api.call('GET', '/accounts-self/', { bearer: pair.accessToken })).toMatchObject({
      status: 401,
      body: { message: 'Invalid JWT.' },
    });
    const { accessToken } = await refreshed(pair);
    const answer = await api.call('GET', '/accounts-self/', { bearer: accessToken });
    expect(answer.status).toBe(200);
  } finally {
    clock.shiftSeconds = 0;
  }
});

test('a refresh token is no bearer, and an access token refreshes nothing', {
  tags: ['API-11'],
}, async () => {
  const { accessToken, refreshToken } = await signInAs('u1');
  expect((await api.call('GET', '/accounts-self/', { bearer: refreshToken })).status).toBe(401);
  expect(await refresh({ accessToken, refreshToken: accessToken })).toEqual(REFUSED);
});

test('forged, mixed and missing tokens are refused', { tags: ['API-11', 'API-12'] }, async () => {
  const u1 = await signInAs('u1');
  const u2 = await signInAs('u2');
  const [header, payload] = u1.refreshToken.split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'rt+jwt' })).toString(
    'base64url',
  );
  const { accessToken } = u1;
  for (const refreshToken of [
    '',
    'garbage',
    `${header}.${payload}.`,
    `${unsigned}.${payload}.`,
    `${header}.${payload}.${u2.refreshToken.split('.')[2]}`,
    u2.refreshToken,
  ]) {
    expect(await refresh({ accessToken, refreshToken })).toEqual(REFUSED);
  }
  expect(await refresh({ accessToken: 'garbage', refreshToken: u1.refreshToken })).toEqual(REFUSED);
  const body = { tokens: { refreshToken: u1.refreshToken } };
  expect(await api.call('POST', '/api/cookie-refresh-tokens', { body })).toMatchObject({
    status: 400,
    body: { field: 'tokens.accessToken' },
  });
  expect((await refresh(u1)).status).toBe(200);
});

test('a token used again after its grace is refused, and so is all that came from it', {
  tags: ['API-11', 'T20'],
}, async () => {
  const first = await signInAs('u1');
  const second = await refreshed(first);
  expect((await refresh(first)).status).toBe(200);
  clock.shiftSeconds = 61;
  try {
    expect(await refresh(first)).toEqual(REFUSED);
    expect(await refresh(second)).toEqual(REFUSED);
  } finally {
    clock.shiftSeconds = 0;
  }
});

test('half an hour after the password a remembered session refreshes to secure false', async () => {
  const remembered = await signInAs('u1', { remember: true });
  const passing = await signInAs('u2');
  clock.shiftSeconds = 31 * MINUTE;
  try {
    expect(refreshClaims((await refreshed(remembered)).refreshToken).secure).toBe(false);
    expect(refreshClaims((await refreshed(passing)).refreshToken).secure).toBe(true);
  } finally {
    clock.shiftSeconds = 0;
  }
});

test('after a restart the session still refreshes', { tags: ['API-11'] }, async () => {
  const pair = await signInAs('u1');
  server.restart();
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  const tokens = await client.refreshTokenGrant(provider, pair.refreshToken);
  expect(decodeJwt(tokens.access_token).sub).toBe('U1');
});

test('the standard refresh grant rotates by the same rules', { tags: ['API-11'] }, async () => {
  const { accessToken, refreshToken } = await signInAs('u1');
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  const tokens = await client.refreshTokenGrant(provider, refreshToken);
  const next = tokens.refresh_token ?? '';
  expect(tokens.expires_in).toBe(600);
  expect(refreshClaims(next).family).toBe(refreshClaims(refreshToken).family);
  expect((await refresh({ accessToken, refreshToken: next })).status).toBe(200);
  await expect(client.refreshTokenGrant(provider, 'garbage')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('revoking the refresh token ends its family; a stranger may not', {
  tags: ['SES-03', 'T18'],
}, async () => {
  const pair = await signInAs('u1');
  const stranger = await discoverProvider(server.issuer, 'not-the-secret-at-all');
  await expect(client.tokenRevocation(stranger, pair.refreshToken)).rejects.toThrow();
  expect((await refresh(pair)).status).toBe(200);
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  await client.tokenRevocation(provider, pair.refreshToken);
  expect(await refresh(pair)).toEqual(REFUSED);
  await client.tokenRevocation(provider, 'unknown');
});

test('signing out ends the access tokens of the sign-in too, and of no other', {
  tags: ['T18', 'T44'],
}, async () => {
  const pair = await signInAs('u1');
  const other = await signInAs('u1');
  const status = async (bearer: string) =>
    (await api.call('GET', '/accounts-self/', { bearer })).status;
  const { accessToken } = await refreshed(pair);
  expect([await status(pair.accessToken), await status(accessToken)]).toEqual([200, 200]);
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  await client.tokenRevocation(provider, pair.refreshToken);
  expect(await api.call('GET', '/accounts-self/', { bearer: accessToken })).toMatchObject({
    status: 401,
    body: { message: 'Invalid JWT.' },
  });
  expect([await status(pair.accessToken), await status(other.accessToken)]).toEqual([401, 200]);
});

test('sweeping leaves living sessions alone', { tags: ['API-11'] }, async () => {
  const pair = await signInAs('u1');
  await server.identity.sweep();
  expect((await refresh(pair)).status).toBe(200);
});

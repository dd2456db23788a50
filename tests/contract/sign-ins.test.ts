import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { signedInDevicesSchema } from '#src/domain/sign-in/sign-in.schema.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { signIn } from '../support/sign-in.ts';

const SIGN_INS = '/accounts-self/sign-ins';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const clock = { shiftSeconds: 0 };
const now = () => new Date(Date.now() + clock.shiftSeconds * 1000);

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

const enter = (id: string, userAgent = LAPTOP) =>
  signIn(server.issuer, `${id.toLowerCase()}@vitrine.example`, DEMO_PASSWORD, {
    clientSecret: CLIENT_SECRET,
    browser: openCookieBrowser({ 'user-agent': userAgent }),
  });

async function devicesOf(bearer: string) {
  const { status, body } = await api.call('GET', SIGN_INS, { bearer });
  expect(status).toBe(200);
  return signedInDevicesSchema.parse(body).values;
}

const stands = async (bearer: string) =>
  (await api.call('GET', '/accounts-self/', { bearer })).status === 200;

test('a customer sees where they are signed in, by browser and time, this one first', async () => {
  const laptop = await enter('U1');
  clock.shiftSeconds = 300;
  const phone = await enter('U1', PHONE);
  const seen = await devicesOf(laptop.accessToken);
  expect(seen).toMatchObject([
    { browser: 'Firefox', system: 'Linux', isThis: true },
    { browser: 'Safari', system: 'iPhone', isThis: false },
  ]);
  clock.shiftSeconds = 570;
  const { accessToken, refreshToken } = phone;
  const body = { tokens: { accessToken, refreshToken } };
  expect((await api.call('POST', '/api/cookie-refresh-tokens', { body })).status).toBe(200);
  const [, later] = await devicesOf(laptop.accessToken);
  expect(
    Date.parse(later?.lastSeenAt ?? '') - Date.parse(seen[1]?.lastSeenAt ?? ''),
  ).toBeGreaterThan(200_000);
  expect(later?.signedInAt).toBe(seen[1]?.signedInAt);
});

test('one is signed out wherever it is, with its tokens, by its owner alone', async () => {
  const [laptop, phone, stranger] = [
    await enter('U2'),
    await enter('U2', PHONE),
    await enter('U4'),
  ];
  const [, other] = await devicesOf(laptop.accessToken);
  const path = `${SIGN_INS}/${other?.signInId}`;
  expect((await api.call('DELETE', path, { bearer: stranger.accessToken })).status).toBe(404);
  expect((await api.call('DELETE', path)).status).toBe(401);
  expect(await stands(phone.accessToken)).toBe(true);
  expect((await api.call('DELETE', path, { bearer: laptop.accessToken })).status).toBe(204);
  expect(await stands(phone.accessToken)).toBe(false);
  const { accessToken, refreshToken } = phone;
  const body = { tokens: { accessToken, refreshToken } };
  expect((await api.call('POST', '/api/cookie-refresh-tokens', { body })).status).toBe(401);
  expect(await stands(laptop.accessToken)).toBe(true);
  expect(await devicesOf(laptop.accessToken)).toHaveLength(1);
  expect((await api.call('DELETE', path, { bearer: laptop.accessToken })).status).toBe(404);
});

test('all others are signed out at once, and nobody else’s', async () => {
  const here = await enter('U5');
  const others = [await enter('U5', PHONE), await enter('U5')];
  const stranger = await enter('U1');
  expect(await devicesOf(here.accessToken)).toHaveLength(3);
  expect((await api.call('DELETE', SIGN_INS, { bearer: here.accessToken })).status).toBe(204);
  expect(await devicesOf(here.accessToken)).toMatchObject([{ isThis: true }]);
  for (const { accessToken } of others) expect(await stands(accessToken)).toBe(false);
  expect(await stands(stranger.accessToken)).toBe(true);
});

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { createCustomer } from '../../support/customers.ts';
import { allCalls, breakCalls, INVALID_JWT, linesOf } from '../../support/inspection.ts';
import { SEVERAL } from '../../support/test-ports.ts';
import { openCartOfOne } from '../cart-page.ts';
import { type FunctionCall, OPENED, recordCall } from '../function-calls.ts';
import { ACCESS, REFRESH } from '../session-traces.ts';
import { expect, test } from './several-test.ts';

/** Two storefronts that share what one Valkey keeps (decision 034), behind a balancer. */

/** attempt-limits.server.ts */
const MAX_OF_SESSION = 30;

const seen = async () => linesOf(await allCalls(SEVERAL.platformUrl));
const CUSTOMER_READ = 'GET /accounts-self/';
const REFRESHED = 'POST /api/cookie-refresh-tokens';

async function tokensOf(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === ACCESS || name === REFRESH);
}

const openAccount = (request: APIRequestContext, process: string | undefined) =>
  request.get(`${process}/fr-fr/account/dashboard`, { maxRedirects: 0 });

async function signOut(request: APIRequestContext, process: string | undefined) {
  const options = { headers: OPENED, maxRedirects: 0 };
  expect((await request.get(`${process}/fr-fr/auth/logout`, options)).status()).toBe(302);
}

/** That old cookies open nothing there, and that nobody had to ask the platform. */
async function expectEnded(request: APIRequestContext, process: string | undefined) {
  const before = (await seen()).length;
  const answer = await openAccount(request, process);
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain('/api/auth/login');
  const since = (await seen()).slice(before);
  expect(since.filter((line) => /accounts-self|cookie-refresh/.test(line))).toEqual([]);
}

/** A code that nobody has, tried in the cart. */
async function recordGuess(page: Page): Promise<FunctionCall> {
  const shopper = await openCartOfOne(page);
  const name = shopper.say('Promo code');
  await shopper.main.getByRole('textbox', { name, exact: true }).fill('NOPE');
  const isGuess = (sent: { postData(): string | null }) =>
    sent.postData()?.includes('NOPE') === true;
  return recordCall(page, () => shopper.button('Apply').click(), isGuess);
}

async function guess(request: APIRequestContext, { path, headers, body }: FunctionCall, at = '') {
  const own: Record<string, string> = at === '' ? {} : { origin: at, referer: `${at}/fr-fr/cart` };
  const answer = await request.post(at + path, { headers: { ...headers, ...own }, data: body });
  return answer.status();
}

test('a sign-out on one process has ended the session on the other', {
  tag: ['@T18', '@T44'],
}, async ({ context, programs }) => {
  const [one, other] = programs.storefronts.map(({ url }) => url);
  await createCustomer(context.request, 'fr-fr');
  const tokens = await tokensOf(context);
  expect((await openAccount(context.request, other)).status()).toBe(200);
  await signOut(context.request, one);
  await context.addCookies(tokens);
  await expectEnded(context.request, other);
});

test('two processes that are refused one token at once renew it once', {
  tag: ['@T21', '@A-045'],
}, async ({ request, programs }) => {
  await createCustomer(request, 'fr-fr');
  const before = (await seen()).length;
  const refusal = { method: 'GET', path: '/accounts-self/', ...INVALID_JWT } as const;
  // Both are refused before either hears of it.
  await breakCalls({ ...refusal, times: 2, delayMs: 500 }, SEVERAL.platformUrl);
  const answers = await Promise.all(
    programs.storefronts.map(({ url }) => openAccount(request, url)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  const since = (await seen()).slice(before);
  expect(since.filter((line) => line === `${CUSTOMER_READ} 401`)).toHaveLength(2);
  expect(since.filter((line) => line.startsWith(REFRESHED))).toEqual([`${REFRESHED} 200`]);
});

test('attempts are counted together: the balancer gives nobody twice as many', {
  tag: ['@T11'],
}, async ({ page, context }) => {
  const call = await recordGuess(page);
  const statuses: number[] = [];
  for (let times = 1; times < MAX_OF_SESSION + 10; times += 1) {
    statuses.push(await guess(context.request, call));
  }
  expect(statuses.at(-1)).toBe(429);
  const guesses = (await seen()).filter((line) => /promo/i.test(line) && line.includes('/carts/'));
  expect(guesses).toHaveLength(MAX_OF_SESSION);
});

test('without the Valkey the shop goes on and no code can be tried; what ended in that time has ended everywhere once it is back', {
  tag: ['@F35', '@F22'],
}, async ({ page, context, programs }) => {
  test.setTimeout(120_000);
  const [one, other] = programs.storefronts.map(({ url }) => url);
  const call = await recordGuess(page);
  await createCustomer(context.request, 'fr-fr');
  const tokens = await tokensOf(context);

  await programs.killValkey();
  for (const { url: process } of programs.storefronts) {
    expect((await context.request.get(`${process}/fr-fr`)).status()).toBe(200);
    expect((await openAccount(context.request, process)).status()).toBe(200);
    expect(await guess(context.request, call, process)).toBe(503);
  }
  await signOut(context.request, one);
  await context.addCookies(tokens);
  await expectEnded(context.request, one);

  await programs.startValkey();
  for (const { url: process } of programs.storefronts) {
    await expect.poll(() => guess(context.request, call, process)).not.toBe(503);
  }
  await expectEnded(context.request, other);
});

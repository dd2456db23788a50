import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { DATA_FOLDER, STOREFRONT_URL } from '../support/test-ports.ts';
import { isFunctionCall, recordCall, unownedBody } from './function-calls.ts';
import { expect, test } from './shop-test.ts';
import { customerWithOrder, PARIS } from './shopper-at.ts';
import { REFUSED_ON_TOUR, tourAsCustomer, tourAsStranger } from './tour.ts';

/** No token, key or personal datum in anything that leaves the storefront or stays in its log. */

type Answer = { kind: 'document' | 'function' | 'file'; url: string; text: string };

/** Collects what the storefront sends to this page; `done` waits for the bodies still on their way. */
function collectAnswers(page: Page) {
  const reading: Promise<Answer | null>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    const type = response.request().resourceType();
    if (!url.startsWith(STOREFRONT_URL) || type === 'image' || type === 'font') return;
    const kind = type === 'document' ? 'document' : isFunctionCall(url) ? 'function' : 'file';
    // Redirects have no body, and a page that was left takes its bodies along.
    const answer = response.text().then(
      (text): Answer => ({ kind, url: new URL(url).pathname, text }),
      () => null,
    );
    reading.push(answer);
  });
  return async () => (await Promise.all(reading)).filter((answer) => answer !== null);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 16 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** Every secret of the programs under test: keys, seals, the provider's private key. */
function secretValues(): string[] {
  return strings(JSON.parse(readFileSync(`${DATA_FOLDER}/secrets.json`, 'utf8')));
}

/** A token of the provider, or a sealed session. */
const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}|Fe26\.2/;

function expectNoSecret({ url, text }: { url: string; text: string }) {
  expect.soft(text, url).not.toMatch(TOKEN);
  for (const secret of secretValues()) expect.soft(text.includes(secret), url).toBe(false);
}

test('a stranger is sent no token, no key and nobody’s data', { tag: ['@T23', '@T25'] }, async ({
  page,
  missing,
}) => {
  missing.push(...REFUSED_ON_TOUR);
  const answers = collectAnswers(page);
  await tourAsStranger(page, 'fr-fr', async () => undefined);
  const collected = await answers();
  expect(collected.filter(({ kind }) => kind === 'document').length).toBeGreaterThanOrEqual(9);
  expect(collected.filter(({ kind }) => kind === 'file').length).toBeGreaterThanOrEqual(5);
  for (const answer of collected) {
    expectNoSecret(answer);
    expect.soft(answer.text, answer.url).not.toMatch(/u[1-5]@vitrine\.example|Vitrine2026/);
  }
});

test('a customer’s public pages are those of a stranger, and no token reaches the browser or the log', {
  tag: ['@T23', '@T25', '@T33', '@PAY-18', '@SES-06'],
}, async ({ page }) => {
  const answers = collectAnswers(page);
  const { email, firstName } = await tourAsCustomer(page, async () => {
    const readable = await page.evaluate(() => document.cookie + JSON.stringify(localStorage));
    expect.soft(readable).not.toMatch(TOKEN);
    expect.soft(readable).not.toMatch(/token|anonymous|cart-id/);
  });
  const collected = await answers();
  expect(collected.filter(({ kind }) => kind === 'function').length).toBeGreaterThanOrEqual(5);
  for (const answer of collected) {
    expectNoSecret(answer);
    const isPublic = !/\/(account|checkout)\//.test(answer.url) && answer.kind !== 'function';
    if (!isPublic) continue;
    expect.soft(answer.text, answer.url).not.toContain(email);
    expect.soft(answer.text.toLowerCase(), answer.url).not.toContain(firstName.toLowerCase());
  }
  for (const program of ['storefront', 'platform']) {
    const text = readFileSync(`${DATA_FOLDER}/logs/${program}.log`, 'utf8');
    expectNoSecret({ url: program, text });
    expect.soft(text, program).not.toMatch(/@vitrine\.example|4242 ?4242 ?4242|Vitrine2026/);
    expect.soft(text.toLowerCase(), program).not.toContain(firstName.toLowerCase());
    expect.soft(text, program).not.toMatch(/rue des Lilas/i);
  }
});

test('no built file holds a secret, a password or code of the server', { tag: ['@T23'] }, () => {
  const files = globSync('dist/client/**/*.{js,css,svg}');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expectNoSecret({ url: file, text });
    expect.soft(text, file).not.toMatch(/Vitrine2026|x-subscription-key|iron-session|node:crypto/);
  }
});

test('what a customer’s functions answer, a stranger and another customer do not get', {
  tag: ['@T05', '@T06'],
}, async ({ page, otherContext }) => {
  const bought = await customerWithOrder(page, 'fr-fr', PARIS);
  const { shopper: customer, orderNumber: number } = bought;
  await page.goto(customer.at('/account/orders'));
  const link = customer.main.getByRole('link', { name: new RegExp(number) });
  const call = await recordCall(
    page,
    () => link.click(),
    (sent) => sent.postData()?.includes(number) === true,
  );
  const replay = { headers: call.headers, data: unownedBody(call.body), maxRedirects: 0 };
  const own = await page.request.post(call.url, replay);
  expect([own.status(), (await own.text()).includes(number)]).toEqual([200, true]);

  const stranger = await otherContext.request.post(call.url, replay);
  expect(stranger.status()).toBe(401);
  expect(await stranger.text()).not.toContain(number);
  await createCustomer(otherContext.request, 'fr-fr');
  const another = await otherContext.request.post(call.url, replay);
  expect(another.status()).toBe(404);
  expect(await another.text()).not.toContain('rue des Lilas'.toUpperCase());
});

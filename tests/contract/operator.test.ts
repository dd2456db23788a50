import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOperator } from '#src/platform/answer-operator.ts';
import { products, productTexts } from '#src/platform/catalogue/tables.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { createTestDatabase, type TestDatabase } from '#src/platform/database/test-database.ts';
import { findWebDomains } from '#src/platform/web-domains/web-domain-store.ts';
import { fillSmallShop } from '../support/small-shop.ts';

const HOST = '127.0.0.1:10000';
let db: TestDatabase;
let app: ReturnType<typeof answerOperator>;
beforeAll(async () => {
  db = await createTestDatabase();
  await fillSmallShop(db.database);
  app = answerOperator({
    database: db.database,
    config: { storefrontOrigins: [], identityClientSecret: 'a-client-secret-for-tests' },
    now: () => new Date(),
    metrics: { text: async () => 'counted 1\n' },
  });
});
afterAll(() => db.drop());

const show = async (host = HOST) => app.request('/shops', { headers: { host } });
const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request('/shops', {
    method: 'POST',
    headers: { host: HOST, origin: `http://${HOST}`, ...headers },
    body: new URLSearchParams(fields),
  });
const flagsOf = async (name: 'allowShareCart' | 'wishlist') =>
  Object.fromEntries(
    (await findWebDomains(db.database)).map(({ domain, params }) => [domain, params[name]]),
  );

test('the parameters of all shops stand side by side, and what differs is marked', async () => {
  const answer = await show();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  for (const shop of ['fr-fr', 'fr-ch', 'en']) expect(page).toContain(`<th scope="col">${shop}`);
  expect(page).toContain('<tr class="differs"><th scope="row">allowShareCart');
  expect(page).toContain('<tr class="same"><th scope="row">wishlist');
  expect(page).toContain('aria-pressed="true" aria-label="allowShareCart, fr-fr">on<');
});

test('a switch that is pressed is flipped in its shop alone, twice pressed as well', async () => {
  const flip = { domain: 'en', name: 'wishlist', to: 'on' };
  const answers = await Promise.all([press(flip), press(flip)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await flagsOf('wishlist')).toEqual({ 'fr-fr': false, 'fr-ch': false, en: true });
  await press({ ...flip, to: 'off' });
  expect(await flagsOf('wishlist')).toMatchObject({ en: false });
});

test('the checkout of a shop is chosen beside those of the others, and left to the installation again', {
  tags: ['A-079'],
}, async () => {
  const chosen = async () =>
    (await findWebDomains(db.database)).map(({ params }) => params.checkoutVersion);
  const pressed = (to: string, domain: string) =>
    `value="${to}" aria-pressed="true" aria-label="checkoutVersion ${to}, ${domain}">`;
  const flip = { domain: 'fr-ch', name: 'checkoutVersion' };
  expect((await press({ ...flip, to: 'v1' })).status).toBe(303);
  const page = await (await show()).text();
  expect(page).toContain(pressed('v1', 'fr-ch'));
  expect(page).toContain(pressed('none', 'fr-fr'));
  expect(page).toContain('<tr class="differs"><th scope="row">checkoutVersion');
  expect((await chosen()).filter((version) => version !== null)).toEqual(['v1']);
  expect((await press({ ...flip, to: 'none' })).status).toBe(303);
  expect(await chosen()).toEqual([null, null, null]);
});

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a name that was given this address', { host: 'evil.example', origin: 'http://evil.example' }],
])('the form of %s flips nothing', async (_who, headers) => {
  const answer = await press({ domain: 'fr-fr', name: 'allowShareCart', to: 'off' }, headers);
  expect([403, 421]).toContain(answer.status);
  expect(await flagsOf('allowShareCart')).toMatchObject({ 'fr-fr': true });
});

test.each([
  { domain: 'fr-fr', name: 'giftCard', to: 'on' },
  { domain: 'fr-fr', name: 'constructor', to: 'on' },
  { domain: 'de-de', name: 'wishlist', to: 'on' },
  { domain: 'xx', name: 'wishlist', to: 'on' },
  { domain: 'fr-fr', name: 'wishlist', to: 'true' },
  { domain: 'fr-fr', name: 'wishlist', to: 'v1' },
  { domain: 'fr-fr', name: 'checkoutVersion', to: 'v9' },
  { domain: 'fr-fr', name: 'checkoutVersion', to: 'on' },
])('what is no switch of a shop is refused: $domain $name $to', async (flip) => {
  const before = await findWebDomains(db.database);
  expect((await press(flip)).status).toBe(422);
  expect(await findWebDomains(db.database)).toEqual(before);
});

test('content that a shop gets from nowhere and texts that a language lacks are named', async () => {
  const banner = { contentType: 'notification_banner', uid: 'b', fields: {} };
  await db.database.insert(contentEntries).values({ ...banner, locale: 'fr' });
  await db.database.delete(productTexts).where(eq(productTexts.lang, 'pl'));
  const page = await (await show()).text();
  // Of the shops that are open: others need none.
  expect(page).toContain('<code>notification_banner/b</code> en</li>');
  expect(page).toMatch(/products without a name in pl: \d+/);
  expect(page).not.toContain('products without a name in de');
});

test('products that no list names have a preview in each open shop, and other names see none', async () => {
  await db.database.update(products).set({ visibility: 'hidden', brand: '<b>Acme</b>' });
  const answer = await app.request('/products', { headers: { host: HOST } });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('&lt;b&gt;Acme&lt;/b&gt;');
  expect(page).toMatch(
    /href="\/api\/preview\?token=[\w.-]+"[^>]* aria-label="Preview [^"]+ in fr-ch"/,
  );
  expect(page).not.toContain('in pl-pl"');
  const elsewhere = await app.request('/products', { headers: { host: 'evil.example' } });
  expect(elsewhere.status).toBe(421);
});

test('nothing is told to who calls this machine by another name: pages, jobs and metrics', async () => {
  expect((await show('evil.example')).status).toBe(421);
  for (const path of ['/jobs', '/metrics', '/', '/vitals', '/content', '/orders', '/reviews']) {
    const answer = await app.request(path, { headers: { host: 'evil.example:10000' } });
    expect([path, answer.status, await answer.text()]).toEqual([path, 421, '']);
  }
  expect(await (await app.request('/metrics', { headers: { host: HOST } })).text()).toBe(
    'counted 1\n',
  );
});

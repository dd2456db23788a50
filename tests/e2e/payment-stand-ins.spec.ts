import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { isNull, sql } from 'drizzle-orm';
import { STAND_IN_KEYS } from '#src/demo/payment-stand-ins/create-stand-ins.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { paymentEvents, settlements } from '#src/platform/payments/tables.ts';
import { openSeal } from '#src/session/seal.server.ts';
import { createCustomer } from '../support/customers.ts';
import { embeddedDatabase } from '../support/embedded-database.ts';
import { dumpDatabase, findSecrets, formsOf, type Place } from '../support/secret-search.ts';
import { startBoth } from '../support/start-programs.ts';
import { STAND_INS } from '../support/test-ports.ts';
import { codeInMail } from './mail-codes.ts';
import { linkInMail } from './mail-links.ts';
import { watchTexts } from './seen-texts.ts';
import { ACCESS, REFRESH } from './session-traces.ts';
import { test as base, expect } from './shop-test.ts';
import { cookieValue, DRESS, type Shopper, shopperOn } from './shopper.ts';
import { putIntoCart, shopperAtCart } from './shopper-at.ts';

/** The shop pays at a stand-in for a real provider, over the provider's own SDK. */

const START_BUDGET_MS = 240_000;

const test = base.extend<object, { programs: undefined }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const settings = { PAYMENT_STAND_INS: '1', LOG_LEVEL: 'debug' };
      const stop = await startBoth({ hasDiagnostics: false, place: STAND_INS, settings });
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: STAND_INS.storefrontUrl,
});

test('a payment that fails at Mollie leads back to the payment step, and one that is paid to the order', async ({
  page,
}) => {
  test.slow();
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment({ zipCode: '75002', city: 'Paris' });
  await shopper.payButton.click();
  const atMollie = page.getByRole('heading', {
    level: 1,
    name: 'Payment at a stand-in for Mollie',
  });
  await expect(atMollie).toBeVisible();
  await page.getByRole('button', { name: 'Let it fail', exact: true }).click();
  await expect(shopper.heading('Payment')).toBeVisible();

  await shopper.payButton.click();
  await expect(atMollie).toBeVisible();
  await page.getByLabel('The shop is told').selectOption('twice');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shopper.heading('Thank you')).toBeVisible();
});

const { storefrontUrl, platformUrl, ports, dataFolder } = STAND_INS;
const texts = textsFor('fr');
const PARIS = { zipCode: '75002', city: 'Paris' };
const IBAN = 'FR7630006000011234567890189';
const CARD = '4242 4242 4242 4242';
const PASSWORD = 'blauer Wal 52';

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 16 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const secretsFile = (): Record<string, unknown> =>
  JSON.parse(readFileSync(`${dataFolder}/secrets.json`, 'utf8'));

/** The sealed cookies of a signed-in browser, and the tokens in them. */
async function noteTokens(secrets: Map<string, string>, when: string, context: BrowserContext) {
  const { sessionSecrets } = secretsFile();
  for (const name of [ACCESS, REFRESH]) {
    const sealed = decodeURIComponent(await cookieValue(context, name));
    const tokens = strings(await openSeal(sealed, strings({ sessionSecrets })));
    expect(
      tokens.some((token) => token.startsWith('eyJ')),
      name,
    ).toBe(true);
    secrets.set(`${name} ${when}`, sealed);
    for (const [at, token] of tokens.entries()) {
      if (token.startsWith('eyJ')) secrets.set(`token ${at + 1} of ${name} ${when}`, token);
    }
  }
}

/** Signs in with a code from a mail and orders by card at Mollie, then by PayPal at Adyen. */
async function orderAtBoth(page: Page, secrets: Map<string, string>): Promise<Shopper> {
  const shopper = shopperOn(page, 'fr-fr');
  const email = 'zephyrine@vitrine.example';
  await shopperAtCart(page, 'fr-fr');
  await shopper.link('Checkout').click();
  await page.getByLabel(texts.fields.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: texts.code.ask }).click();
  const code = await codeInMail(page.request, email, [], platformUrl);
  secrets.set('code of a sign-in', code);
  await page.getByRole('textbox', { name: texts.code.field }).fill(code);
  await page.getByRole('button', { name: texts.signIn.submit }).click();
  await shopper.goToPayment(PARIS);
  await noteTokens(secrets, 'at the first order', page.context());
  // Takes her card for a gift card.
  const box = (name: string) =>
    shopper.main.getByRole('textbox', { name: shopper.say(name), exact: true });
  await shopper.button('Do you have a gift card?').click();
  await box('Gift card number').fill(CARD);
  await box('PIN').fill('123');
  await shopper.button('Use this gift card').click();
  const unknown = 'We cannot find a gift card with this number and PIN. Please check both.';
  await expect(shopper.main.getByText(shopper.say(unknown))).toBeVisible();
  await shopper.payButton.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shopper.heading('Thank you')).toBeVisible();

  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment(PARIS);
  await shopper.main.getByRole('radio', { name: 'PayPal', exact: true }).check();
  await shopper.payButton.click();
  await expect(
    page.getByRole('heading', { name: 'Payment at a stand-in for Adyen' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shopper.heading('Thank you')).toBeVisible();
  return shopper;
}

async function saveBankAccount(shopper: Shopper): Promise<void> {
  await shopper.open('/account/settings/bank-details');
  const field = (name: string) =>
    shopper.main.getByRole('textbox', { name: shopper.say(name), exact: true });
  await field('IBAN').fill(IBAN);
  await field('Account holder').fill('Camille Durand');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your bank details have been saved.'));
}

/** Resets a password by one mail and leaves another reset open. */
async function resetPassword(page: Page, secrets: Map<string, string>): Promise<void> {
  const { email } = await createCustomer(page.request, 'fr-fr');
  await page.context().clearCookies();
  const ask = async () => {
    await page.goto(`${storefrontUrl}/api/auth/login?locale=fr-fr`);
    await page.getByRole('link', { name: texts.forgottenPassword.link }).click();
    await page.getByLabel(texts.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: texts.forgottenPassword.submit }).click();
    await expect(page.getByText(texts.forgottenPassword.sentText(email))).toBeVisible();
    return linkInMail(page.request, email, `${platformUrl}/identity/new-password`, platformUrl);
  };
  const used = await ask();
  secrets.set('token of a used reset', new URL(used).searchParams.get('token') ?? '');
  await page.goto(used);
  await page.getByLabel(texts.fields.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: texts.newPassword.submit }).click();
  secrets.set('password', PASSWORD);
  await expect(async () => {
    const open = new URL(await ask()).searchParams.get('token') ?? '';
    expect(open).not.toBe(secrets.get('token of a used reset'));
    secrets.set('token of an open reset', open);
  }).toPass({ timeout: 60_000 });
  await page.goto(`${storefrontUrl}/api/auth/login?locale=fr-fr&returnTo=/fr-fr/account/settings`);
  await shopperOn(page, 'fr-fr').signIn(email, PASSWORD);
  await expect(shopperOn(page, 'fr-fr').heading('Settings')).toBeVisible();
  await noteTokens(secrets, 'of a password', page.context());
}

const readLogs = (): Place[] =>
  globSync(`${dataFolder}/logs/*.log`).map((file) => ({
    place: `log ${basename(file)}`,
    text: readFileSync(file, 'utf8'),
  }));

/** A bank account is shown to its owner, and the form of a link carries its token. */
const OWN = [
  /^IBAN.*: (page|answer to) \/fr-fr\/account\/settings(\/bank-details)?$/,
  /^token of an? (used|open) reset, plain: page \/identity\/new-password$/,
];

type Look = ReturnType<typeof embeddedDatabase>['look'];

/** Plants every secret in a table, a log and a page: the same search finds each of them there. */
async function expectFindable(
  page: Page,
  secrets: Map<string, string>,
  { look, seen }: { look: Look; seen: ReturnType<typeof watchTexts> },
): Promise<void> {
  const written = [...secrets.values()]
    .flatMap((secret) => [...formsOf(secret).values()])
    .join(' ');
  await look(async (db) => {
    await db.execute(sql`create table planted (note text)`);
    await db.execute(sql`insert into planted values (${written})`);
  });
  writeFileSync(`${dataFolder}/logs/planted.log`, written);
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: written }),
  );
  await page.goto(`${storefrontUrl}/planted`);
  const places = ['table public.planted', 'log planted.log', 'page /planted'];
  const read = [...(await look(dumpDatabase)), ...readLogs(), ...(await seen.done())];
  const planted = read.filter(({ place }) => places.includes(place));
  const expected = [...secrets].flatMap(([name, secret]) =>
    [...formsOf(secret).keys()].flatMap((form) =>
      places.map((place) => `${name}, ${form}: ${place}`),
    ),
  );
  expect(findSecrets(secrets, planted).sort()).toEqual(expected.sort());
}

test('after orders at both providers, a sign-in by code, resets and a bank account no table, log or page has a secret, and each would be found', {
  tag: ['@T23', '@T33', '@T49'],
}, async ({ page, otherContext, missing }) => {
  test.setTimeout(360_000);
  missing.push(/^40[14] \/favicon\.ico$/);
  const { look } = embeddedDatabase(dataFolder);
  const seen = watchTexts([storefrontUrl, platformUrl]);
  seen.watch(page.context());
  seen.watch(otherContext);
  const secrets = new Map([
    ['card number', CARD.replaceAll(' ', '')],
    ['card number as typed', CARD],
    ['IBAN', IBAN],
    ['IBAN in groups', 'FR76 3000 6000 0112 3456 7890 189'],
  ]);
  const keys = { ...secretsFile(), STAND_IN_KEYS };
  for (const [at, key] of strings(keys).entries()) secrets.set(`key ${at + 1}`, key);

  const shopper = await orderAtBoth(page, secrets);
  await saveBankAccount(shopper);
  await resetPassword(await otherContext.newPage(), secrets);
  for (const provider of ['mollie', 'adyen']) {
    const list = `http://localhost:${ports.card}/${provider}`;
    await page.request.post(`${list}/pay-out`, { headers: { origin: new URL(list).origin } });
  }
  await expect
    .poll(() => look((db) => db.select().from(settlements)), { timeout: 30_000 })
    .toMatchObject([{ service: 'adyen' }]);
  await expect
    .poll(() => look((db) => db.$count(paymentEvents, isNull(paymentEvents.appliedAt))))
    .toBe(0);

  for (const [name, secret] of secrets) expect([name, secret.length > 5]).toEqual([name, true]);
  const found = findSecrets(secrets, [
    ...(await look(dumpDatabase)),
    ...readLogs(),
    ...(await seen.done()),
  ]);
  expect(found.filter((one) => !OWN.some((own) => own.test(one)))).toEqual([]);
  await expectFindable(page, secrets, { look, seen });
});

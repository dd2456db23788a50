import { chromium, expect, type Page } from '@playwright/test';
import { wordsOf } from '../../../tests/support/words.ts';
import { findOrder, makeProduct, refund, ship, takeBack } from './dashboard.ts';

/** A person buys in both shops what was made in Vendure: `npm run prove:buying`, with everything running. */

const { STOREFRONT_URL = '', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

const SHOPS = [
  {
    locale: 'fr-fr',
    takesBack: true,
    place: { zipCode: '75002', city: 'Paris', phone: '0639980112' },
    words: { create: 'Créer un compte', signIn: 'Se connecter', email: 'E-mail', pay: 'Payer' },
    names: { password: 'Mot de passe', firstName: 'Prénom', lastName: 'Nom' },
  },
  {
    locale: 'en',
    takesBack: false,
    place: { zipCode: 'SW1A 1AA', city: 'London', phone: '02079460018' },
    words: { create: 'Create an account', signIn: 'Sign in', email: 'Email', pay: 'Pay' },
    names: { password: 'Password', firstName: 'First name', lastName: 'Last name' },
  },
] as const;
type Shop = (typeof SHOPS)[number];

const said = (sentence: string) => process.stdout.write(`  ${sentence}\n`);
const PASSWORD = 'Vitrine2026!';

async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** On a page of a product: a size where there are several, and into the cart. */
async function addToCart(page: Page, { locale }: Shop, path: string): Promise<void> {
  const say = wordsOf(locale);
  await page.goto(`${STOREFRONT_URL}/${locale}${path}`);
  await untilReady(page);
  const sizes = page.getByRole('radiogroup', { name: say('Size') }).getByRole('radio');
  if ((await sizes.count()) > 0) await sizes.first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Add to cart'), exact: true })
    .click();
  const cart = page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${say('Cart')}, `) });
  await expect(cart).toBeVisible();
}

async function register(page: Page, { words, names }: Shop, email: string): Promise<void> {
  await page.waitForURL(/\/identity\//);
  const create = page.getByRole('link', { name: words.create });
  if ((await create.count()) > 0) await create.click();
  await page.getByLabel(names.firstName, { exact: true }).fill('Camille');
  await page.getByLabel(names.lastName, { exact: true }).fill('Durand');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(names.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.create }).click();
}

async function signIn(page: Page, { words, names }: Shop, email: string): Promise<void> {
  await page.waitForURL(/\/identity\//);
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(names.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.signIn }).click();
}

async function buyIn(shop: Shop, product: { path: string; name: string }): Promise<void> {
  const { locale, place, words } = shop;
  const say = wordsOf(locale);
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
  const email = `camille-${locale}-${Date.now()}@shop.example`;
  const newPage = async () => {
    const page = await (await browser.newContext({ locale })).newPage();
    page.setDefaultTimeout(30_000);
    return page;
  };
  try {
    const before = await newPage();
    await addToCart(before, shop, '/x--p1');
    await before.goto(`${STOREFRONT_URL}/${locale}/cart`);
    await untilReady(before);
    await before
      .getByRole('main')
      .getByRole('link', { name: say('Checkout'), exact: true })
      .click();
    await register(before, shop, email);
    const billing = say('Billing');
    await expect(
      before.getByRole('heading', { level: 1, name: billing, exact: true }),
    ).toBeVisible();
    said(`${locale}: a guest made an account, and kept the cart`);

    const page = await newPage();
    const main = page.getByRole('main');
    const heading = (english: string) =>
      page.getByRole('heading', { level: 1, name: say(english), exact: true });
    const button = (english: string) =>
      main.getByRole('button', { name: say(english), exact: true });
    await addToCart(page, shop, product.path);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await page.goto(`${STOREFRONT_URL}/${locale}/cart`);
    await untilReady(page);
    await main.getByRole('link', { name: say('Checkout'), exact: true }).click();
    await signIn(page, shop, email);
    await expect(
      page.getByText(say('We have put the items of your two carts together.')),
    ).toBeVisible();
    said(`${locale}: a guest in another browser signed in, and the two carts are one`);

    await expect(heading('Billing')).toBeVisible();
    const line = (english: string, value: string) =>
      main.getByRole('textbox', { name: say(english), exact: true }).fill(value);
    await line('First name', 'Camille');
    await line('Last name', 'Durand');
    await line('Address', '12 rue des Lilas');
    await line('Postcode', place.zipCode);
    await line('Town or city', place.city);
    await line('Phone', place.phone);
    await button('Continue to delivery').click();
    await expect(heading('Delivery')).toBeVisible();
    await button('Continue to payment').click();
    await expect(heading('Payment')).toBeVisible();
    const pay = say('Pay {amount}', { amount: '.+' }).replaceAll('\u00a0', ' ');
    await main.getByRole('button', { name: new RegExp(`^${pay}$`) }).click();
    await page.waitForURL(/\/card\//);
    for (const field of await page.getByRole('textbox').all())
      await field.fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: words.pay, exact: true }).click();
    await expect(heading('Thank you')).toBeVisible({ timeout: 30_000 });
    const [intro = ''] = say('Your order number is <0>{0}</0>.').split('<0>');
    const sentence = await main.getByText(intro.trim()).textContent();
    const number = sentence?.replace(intro, '').replace(/\W+$/, '') ?? '';
    const order = await findOrder(number);
    expect(order?.state).toBe('PaymentSettled');
    expect(order?.customer.emailAddress).toBe(email);
    expect(order?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    said(`${locale}: paid, and order ${number} is in Vendure with both products`);

    await main.getByRole('link', { name: say('Orders'), exact: true }).click();
    await expect(heading('Orders')).toBeVisible();
    const article = main.getByRole('article', { name: number });
    await expect(article).toBeVisible();
    if (order === undefined) throw new Error('no order');
    await ship(order);
    await page.reload();
    await expect(article.getByText(say('On its way'), { exact: true }).first()).toBeVisible();
    said(`${locale}: shipped in Vendure, and the account says so`);
    if (shop.takesBack) await takeBack(order);
    const total = await refund(order);
    expect(total).toBe(order.totalWithTax);
    const after = await findOrder(number);
    said(`${locale}: refunded in Vendure (${total} cents, order ${after?.state})`);
    await page.reload();
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await expect(article.getByText(say('Refunded'), { exact: true }).first()).toBeVisible();
    if (shop.takesBack) {
      await expect(article.getByText(say('Cancelled'), { exact: true }).first()).toBeVisible();
      // Vendure keeps the delivery that was paid back among the discounts.
      await expect(article.getByText('shipping cancellation')).toHaveCount(0);
    }
    said(`${locale}: and the account says so`);
  } finally {
    await browser.close();
  }
}

const name = `Gilet ${Date.now()}`;
const id = await makeProduct(name, `GILET-${Date.now()}`, 3_900);
said(`a product was made in Vendure: ${name}`);
const path = `/${name.toLowerCase().replaceAll(' ', '-')}--p${id}`;
for (const shop of SHOPS) await buyIn(shop, { path, name });
said('both shops sold it');
process.exit(0);

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { CARD_TEXTS } from '#src/demo/card-sandbox/texts.ts';
import { getDomain, type LocaleCode, onlineVariant } from '#src/domain/shop/locales.ts';
import { sizeLabel } from '#src/domain/size/size-label.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { passwordOf } from '../support/customers.ts';
import { wordsOf } from '../support/words.ts';
import { expect } from './shop-test.ts';

/** What a shopper does, in the words that stand on the screen. */

export type Shopper = ReturnType<typeof shopperOn>;

/** Another platform has its own ids for what our demo sells (`over-vendure.config.ts`). */
const { DRESS_ID = '400101', DRESSES_ID = 'f1200' } = process.env;

/** The family of the dress, under its French name. */
export const DRESSES = `/robes--pl${DRESSES_ID}`;

/** P1 and its sku S1, the dress of the ledger's fixtures. */
export const DRESS = { path: `/robe-midi--p${DRESS_ID}`, sku: 'S1', size: '38', cents: 2999 };

export const isFunctionCall = (url: string) => url.includes('/_serverFn/');

/** The value of a cookie of ours, by the name it has where one host plays all shops. */
export async function cookieValue(context: BrowserContext, name: string): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find((cookie) => cookie.name === name)?.value ?? '';
}

/** Waits until the page answers clicks itself, and has answered the earlier ones. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** The name of a control that goes on with what it is for, such as an item. */
export const startsWith = (words: string) => new RegExp(`^${words}\\s?:`);

/** Where it is sent; with a number where a carrier needs one. */
type Destination = { zipCode: string; city: string; phone?: string };

/** A shopper on a page, in a locale. */
export function shopperOn(page: Page, locale: LocaleCode) {
  const say = wordsOf(locale);
  const { lang, iso2 } = getDomain(locale);
  const country = iso2.toLowerCase();
  const provider = textsFor(lang);
  const card = CARD_TEXTS[lang];
  const at = (path: string) => `/${locale}${path}`;
  const main = page.getByRole('main');
  const button = (english: string, values?: Record<string, string>): Locator =>
    main.getByRole('button', { name: say(english, values), exact: true });
  const link = (english: string): Locator =>
    main.getByRole('link', { name: say(english), exact: true });
  const heading = (english: string, values?: Record<string, string>): Locator =>
    page.getByRole('heading', { level: 1, name: say(english, values), exact: true });
  const cartEntry = page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${say('Cart')}`) });
  const plainCart = say('Cart');
  /** What the chip of a dress says in this shop, by its European size. */
  const chip = (size: string) => sizeLabel('women', size, onlineVariant(locale)).short;

  return {
    page,
    say,
    at,
    main,
    button,
    link,
    heading,
    cartEntry,
    /** Messages of the shop itself. */
    toasts: page.getByRole('status').last(),
    /** Of a cart's line: both say which item they are for. */
    quantity: main.getByRole('combobox', { name: startsWith(say('Quantity')) }),
    remove: main.getByRole('button', { name: startsWith(say('Remove')) }),

    sessionId: () => cookieValue(page.context(), `anonymous-id-test-${country}`),
    cartId: () => cookieValue(page.context(), `cart-id-test-${country}`),

    /** Opens a page and waits until it answers to clicks: the start-up call has come back. */
    async open(path: string) {
      const started = page.waitForResponse(
        (response) => response.request().method() === 'POST' && isFunctionCall(response.url()),
      );
      const answer = await page.goto(at(path));
      await started;
      await untilHydrated(page);
      return answer;
    },

    chip,

    /** A size of women's clothes or of letters, by its European value. */
    async chooseSize(size: string) {
      const names = new RegExp(`^(${say('Size')}|${say('Shoe size')})`);
      const sizes = page.getByRole('radiogroup', { name: names });
      // Its name may go on: "40 Few left".
      const radio = sizes.getByRole('radio', { name: new RegExp(`^${chip(size)}( |$)`) });
      // A press that comes before the code is answered once it is there.
      await radio.click();
      await expect(radio).toBeChecked();
    },

    /** On a product page: a size, into the cart, and the header says so. */
    async addToCart(size: string) {
      await this.chooseSize(size);
      await button('Add to cart').click();
      await expect(cartEntry).not.toHaveAccessibleName(plainCart);
      await expect(button('Add to cart')).not.toHaveAttribute('aria-busy', 'true');
    },

    /** The header counts this many items; none: it is just "Cart". */
    async seeCount(count: number) {
      if (count === 0) await expect(cartEntry).toHaveAccessibleName(plainCart);
      else await expect(cartEntry).toHaveAccessibleName(new RegExp(`^${plainCart}, ${count} `));
    },

    /** The provider's own page, then back to where the shopper was going. */
    async signIn(email: string, password = passwordOf(email)) {
      // The page that is left has a field of that name as well: the newsletter's.
      await page.waitForURL(/\/identity\//);
      await page.getByLabel(provider.fields.email, { exact: true }).fill(email);
      await page.getByLabel(provider.fields.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: provider.signIn.submit, exact: true }).click();
    },

    async fillAddress(city: Destination) {
      const line = (english: string, value: string) =>
        main.getByRole('textbox', { name: say(english), exact: true }).fill(value);
      await line('First name', 'Camille');
      await line('Last name', 'Durand');
      await line('Address', '12 rue des Lilas');
      await line('Postcode', city.zipCode);
      await line('Town or city', city.city);
      if (city.phone !== undefined) await line('Phone', city.phone);
    },

    /** From the cart to the payment step; a signed-in customer with something in the cart. */
    async goToPayment(place: Destination) {
      await expect(heading('Billing')).toBeVisible();
      await this.fillAddress(place);
      await button('Continue to delivery').click();
      await expect(heading('Delivery')).toBeVisible();
      await button('Continue to payment').click();
      await expect(heading('Payment')).toBeVisible();
    },

    /** The button that says what will be paid; a name has plain spaces where words do not part. */
    payButton: main.getByRole('button', {
      name: new RegExp(`^${say('Pay {amount}', { amount: '.+' }).replaceAll('\u00a0', ' ')}$`),
    }),

    /** Types a card on the provider's page. */
    async payByCard(number: string) {
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
      await field(card.number).fill(number);
      await field(card.expiry).fill('12/39');
      await field(card.securityCode).fill('123');
      await field(card.name).fill('Camille Durand');
      await page.getByRole('button', { name: card.pay, exact: true }).click();
    },

    cardButton: (name: 'cancel' | 'approve' | 'decline') =>
      page.getByRole('button', { name: card[name], exact: true }),
  };
}

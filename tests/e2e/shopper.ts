import { expect, type Locator, type Page, test as base } from '@playwright/test';
import type { LocaleCode } from '#src/domain/locales.ts';
import { wordsOf } from '../support/words.ts';

/** What a shopper does, in the words that stand on the screen. */

const PASSWORD = 'Vitrine2026!';

/** Console lines of the browser that a journey may cause: pages and calls that fail on purpose. */
const EXPECTED_LINES = [/Failed to load resource/];

/** A test whose browser wrote something unexpected to its console fails. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(error.message));
      await use(undefined);
      const unexpected = lines.filter((line) => !EXPECTED_LINES.some((pattern) => pattern.test(line)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type Shopper = ReturnType<typeof shopperOn>;

/** A shopper on a page, in a locale. */
export function shopperOn(page: Page, locale: LocaleCode) {
  const say = wordsOf(locale);
  const at = (path: string) => `/${locale}${path}`;
  const button = (english: string): Locator =>
    page.getByRole('button', { name: say(english), exact: true });
  const link = (english: string): Locator =>
    page.getByRole('link', { name: say(english), exact: true });
  const heading = (english: string): Locator =>
    page.getByRole('heading', { level: 1, name: say(english), exact: true });
  const field = (english: string): Locator => page.getByRole('textbox', { name: say(english) });
  const cartEntry = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${say('Cart')}`) });

  return {
    page, say, at, button, link, heading, field, cartEntry,

    /** Opens a page and waits until it answers to clicks: the start-up call has come back. */
    async open(path: string) {
      const started = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/_serverFn/'));
      await page.goto(at(path));
      await started;
    },

    async chooseSize(size: string) {
      await page.getByRole('radiogroup', { name: say('Size') }).getByRole('radio', { name: size }).check({ force: true });
    },

    async addToCart(size: string) {
      await this.chooseSize(size);
      await button('Add to cart').click();
      await expect(cartEntry).not.toHaveAccessibleName(say('Cart'));
    },

    /** The provider's own page, then back to where the shopper was going. */
    async signIn(email: string) {
      await page.waitForURL(/\/identity\//);
      await page.locator('input[type=email]').fill(email);
      await page.locator('input[type=password]').fill(PASSWORD);
      await page.locator('button[type=submit]').first().click();
    },

    async fillAddress(country: string) {
      const line = (english: string) => page.getByRole('textbox', { name: say(english), exact: true });
      await line('First name').fill('Camille');
      await line('Last name').fill('Durand');
      await line('Address').fill('12 rue des Lilas');
      await page.getByRole('combobox', { name: say('Country') }).selectOption(country);
      await line('Postcode').fill(country === 'GB' ? 'SW1A 1AA' : '75002');
      await line('City').fill('Paris');
    },

    async payByCard(number: string) {
      await page.waitForURL(/localhost:\d+\/(pay|cards?|payments?|hosted)/);
      await page.locator('input[autocomplete="cc-number"]').fill(number);
      await page.locator('input[autocomplete="cc-exp"]').fill('12/30');
      await page.locator('input[autocomplete="cc-csc"]').fill('123');
      await page.locator('input[autocomplete="cc-name"]').fill('Camille Durand');
      await page.locator('button[type=submit]').first().click();
    },
  };
}

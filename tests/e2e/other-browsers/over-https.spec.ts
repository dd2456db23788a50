import { randomUUID } from 'node:crypto';
import { hasOpenssl, otherBrowsers } from '#src/launch/other-browsers.ts';
import { OFFICE, SHOP, startOverHttps } from '../../support/browsers/start-over-https.ts';
import { OVER_HTTPS } from '../../support/test-ports.ts';
import { test as base, expect } from '../shop-test.ts';
import {
  buyCart,
  choosePrivacy,
  enterOffice,
  fillCart,
  newestOrder,
  signInByCode,
} from './journeys.ts';
import { withVisitor } from './with-visitor.ts';

/** Cookies that only HTTPS carries: nothing of a public environment works without them. */

const START_BUDGET_MS = 240_000;
const { place, environment, proxy } = OVER_HTTPS;

const test = base.extend<object, { programs: undefined }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const stop = await startOverHttps();
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
});

/** WebKit alone keeps cookies otherwise over plain HTTP; at a release all of them. */
const BROWSERS = otherBrowsers().filter(
  (name) => name === 'WebKit' || process.env.IS_RELEASE === '1',
);

for (const name of hasOpenssl() ? BROWSERS : []) {
  test(`in ${name} over HTTPS the cart is kept and bought with a mailed code, and staff sign in`, {
    tag: ['@CRT-02', '@CHK-01', '@SES-06'],
  }, async ({ request }) => {
    await withVisitor(name, { proxy }, async (visitor) => {
      const { driver } = visitor;
      await choosePrivacy(visitor, SHOP);
      await fillCart(visitor, SHOP);
      const email = `code-${randomUUID()}@vitrine.example`;
      const mails = { request, platformUrl: place.platformUrl };
      const bought = await buyCart(visitor, SHOP, () => signInByCode(visitor, email, mails));
      expect(await newestOrder(visitor, SHOP)).toBe(bought);

      const cookies = await driver.manage().getCookies();
      expect(cookies.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          `__Host-access-token-${environment}`,
          `anonymous-id-${environment}`,
        ]),
      );
      expect(cookies.filter(({ secure }) => !secure)).toEqual([]);

      await enterOffice(visitor, OFFICE);
      expect(await driver.manage().getCookies()).toContainEqual(
        expect.objectContaining({ name: '__Host-staff-session', secure: true, httpOnly: true }),
      );
    });
  });
}

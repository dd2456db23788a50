import type { BrowserContext } from '@playwright/test';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** What the look at a storage does where site data is blocked. */
function denyStorages() {
  const denied = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', denied);
  Object.defineProperty(window, 'sessionStorage', denied);
}

/** As Chromium does with "block all cookies": none is kept or sent, and no storage can be looked at. */
async function denySiteData(context: BrowserContext) {
  await context.addInitScript(denyStorages);
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).hostname !== 'localhost') return route.abort();
    const { cookie: _, ...headers } = await request.allHeaders();
    const body = request.postDataBuffer();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/^[:]/.test(name))),
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(set-cookie|content-encoding|content-length)$/.test(name),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

test('a browser that denies cookies and site data shows home, lists and products, and learns why it cannot sign in', {
  tag: ['@F32'],
}, async ({ page, context, missing }) => {
  missing.push(/^400 \/interaction\//, /^net::ERR_FAILED \/gt/);
  await denySiteData(context);
  const shopper = shopperOn(page, 'fr-fr');
  const heading = page.getByRole('heading', { level: 1 });

  await shopper.open('');
  await page.getByRole('button', { name: shopper.say('Accept all') }).click();
  const family = shopper.main.getByRole('listitem').getByRole('link').first();
  const familyName = (await family.textContent()) ?? '';
  await family.click();
  await expect(heading).toHaveText(familyName);
  await shopper.open(DRESSES);
  const tile = page.getByRole('article').first().getByRole('link');
  const name = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(heading).toHaveText(name);
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  const availability = shopper.say('Check in-store availability');
  await shopper.main.getByRole('button', { name: availability, exact: true }).click();
  const layer = (name: string) =>
    page.getByRole('dialog', { name: shopper.say(name), exact: true });
  await expect(layer('Availability in store')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: shopper.say('Search') })
    .click();
  await expect(layer('Search')).toBeVisible();

  await page.goto(shopper.at('/account/dashboard'));
  // Redirects pass the route above by: what they left is taken away before the form is asked for.
  await context.clearCookies();
  await page.reload();
  await expect(heading).toHaveText(textsFor('fr').signInFailure.noCookiesTitle);
  await expect(page.getByText(textsFor('fr').signInFailure.noCookiesText)).toBeVisible();
});

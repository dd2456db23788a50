import { expect, test } from './shop-test.ts';
import { DRESSES, shopperOn } from './shopper.ts';

/** What the storefront waits unless its configuration says otherwise. */
const POLL_EVERY_MS = 60 * 60_000;
const LATEST = '**/builds/latest.json';

test('once another build is served, the next page is loaded again, but not over a form that is being filled in', {
  tag: ['@BLD-02', '@API-44'],
}, async ({ page }) => {
  await page.clock.install();
  const shopper = shopperOn(page, 'en');
  const served = await page.request.get('/builds/latest.json');
  expect(served.headers()['cache-control']).toBe('no-store');
  const own = await served.json();
  expect(own).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    timestamp: expect.any(Number),
  });

  let id: string = own.id;
  await page.route(LATEST, (route) => route.fulfill({ json: { ...own, id } }));
  const poll = async () => {
    const asked = page.waitForResponse(LATEST);
    await page.clock.runFor(POLL_EVERY_MS);
    await asked;
  };
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await shopper.open('/newsletter/subscription');
  const home = page.getByRole('banner').getByRole('link', { name: /, home$/ });
  documents = 0;

  await poll();
  await home.click();
  await expect(page).toHaveURL(/\/en$/);
  expect(documents).toBe(0);

  id = 'another';
  await page.goBack();
  await poll();
  const email = shopper.main.getByRole('textbox', { name: shopper.say('Email address') });
  await email.fill('somebody@vitrine.example');
  expect(documents).toBe(0);
  await home.click();
  await expect(page).toHaveURL(/\/en$/);
  expect(documents).toBe(0);

  await page.locator('main a[href*="--pl"]').first().click();
  await expect(page).toHaveURL(/--pl/);
  expect(documents).toBe(1);
  await shopper.open(DRESSES);
});

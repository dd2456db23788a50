import type { APIRequestContext } from '@playwright/test';
import { reducePrice } from '../../support/change-shop.ts';
import { createCustomer } from '../../support/customers.ts';
import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { DRESS, DRESSES, shopperOn } from '../shopper.ts';
import { expect, test } from './shoppers-test.ts';

/** Decision 011: a price on a page may be this old. */
const PAGE_MS = 60_000;
/** Tiles of lists are rewritten once a minute (docs/operations/mend.md), and pages of them cached after that. */
const LIST_MS = 60_000 + PAGE_MS;
const NEW = { shown: /27,77\s€/, short: '27,77' };

async function untilShown(request: APIRequestContext, path: string, timeout: number) {
  const options = { timeout, intervals: [2_000], message: path };
  const isShown = async () => (await (await request.get(path)).text()).includes(NEW.short);
  await expect.poll(isShown, options).toBe(true);
}

test('a price that changes while pages are cached is on the product and in the list within the time promised, and the cart says so before anything is paid', {
  tag: ['@A-093'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = shopperOn(page, 'fr-fr');
  const pages = { product: shopper.at(DRESS.path), list: shopper.at(DRESSES) };
  await createCustomer(page.request, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment({ zipCode: '75002', city: 'Paris' });
  for (const path of Object.values(pages)) {
    await page.request.get(path);
    const cached = await page.request.get(path);
    expect(cached.headers()['x-cache']).toMatch(/^(HIT|STALE)$/);
    expect(await cached.text()).not.toContain(NEW.short);
  }

  const reduced = { optionId: '500201', domain: 'fr-fr', centAmount: 2777 } as const;
  await reducePrice(AS_SHOPPERS.dataFolder, '400101', reduced);
  const arrivals = Promise.all([
    untilShown(page.request, pages.product, PAGE_MS),
    untilShown(page.request, pages.list, LIST_MS),
  ]);

  await shopper.payButton.click();
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(
    shopper.main.getByText(
      shopper.say(
        'A price or an availability has changed. Nothing was charged: please check your cart.',
      ),
    ),
  ).toBeVisible();
  await expect(shopper.main.getByText(/a baissé .* 27,77\s€ .* 29,99\s€/).first()).toBeVisible();

  await arrivals;
  await page.goto(pages.list);
  const tile = shopper.main.getByRole('article').filter({ hasText: NEW.shown });
  await tile.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robe midi' })).toBeVisible();
  await expect(shopper.main.getByText(NEW.shown).first()).toBeVisible();
});

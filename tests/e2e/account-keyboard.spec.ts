import type { APIRequestContext } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { box, expectError } from './account-form.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';
import { PARIS, placeOrder } from './shopper-at.ts';
import { deliver } from './staff.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** An order, a wish and an alert of a new customer. */
async function prepare(shopper: Shopper, warehouse: APIRequestContext) {
  const { page } = shopper;
  await createCustomer(page.request, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.button('Add to wishlist').click();
  await expect(shopper.button('Remove from wishlist')).toBeVisible();
  await shopper.chooseSize('44');
  await shopper.button('Notify me').click();
  await expect(shopper.button('Cancel the alert')).toBeVisible();
  await deliver(warehouse, await placeOrder(page, 'fr-fr', PARIS, [DRESS.sku]));
}

test('the keyboard alone leads through the account: details, an address, an order and its review, an alert taken back, a wish, and out', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say } = shopper;
  const { keyboard } = page;
  await prepare(shopper, otherContext.request);
  await shopper.open('/account/dashboard');
  const menu = page.getByRole('navigation', { name: say('Your account') });
  /** Each page is heard by its heading, which has the focus; the menu stands before it. */
  const arrivedAt = (heading: string) => expect(shopper.heading(heading)).toBeFocused();
  const goTo = async (section: string) => {
    // Back to the top of the page, where the first stop leads past the header.
    await page.evaluate(() => document.getElementById('content')?.focus());
    await pressOn(menu.getByRole('link', { name: say(section), exact: true }));
    await arrivedAt(section);
  };
  /** The link of a part of the settings. */
  const named = (title: string, action: string) =>
    say('{title}: {action}', { title: say(title), action: say(action) });

  await test.step('details are mended where they were wrong, and saved', async () => {
    await goTo('Settings');
    await pressOn(main.getByRole('link', { name: named('Your details', 'Edit'), exact: true }));
    await arrivedAt('Your details');
    const first = box(shopper, 'First name');
    await typeInto(first, '');
    await typeInto(box(shopper, 'Phone'), '0639');
    await pressOn(shopper.button('Save'));
    await expect(first).toBeFocused();
    await expectError(shopper, first, 'Please enter a name.');
    await keyboard.type('Zélie');
    await typeInto(box(shopper, 'Phone'), '0639980112');
    await keyboard.press('Enter');
    await arrivedAt('Settings');
    await expect(main.getByText('Zélie Quillevère')).toBeVisible();
  });

  await test.step('an address is added', async () => {
    await pressOn(main.getByRole('link', { name: named('Delivery addresses', 'Manage') }));
    await arrivedAt('Delivery addresses');
    await pressOn(shopper.link('Add an address'));
    await arrivedAt('New address');
    await typeInto(box(shopper, 'First name'), 'Camille');
    await typeInto(box(shopper, 'Last name'), 'Durand');
    await typeInto(box(shopper, 'Address'), '3 quai Rambaud');
    // What is suggested meanwhile is left alone.
    await keyboard.press('Escape');
    await typeInto(box(shopper, 'Postcode'), '69002');
    await typeInto(box(shopper, 'Town or city'), 'Lyon');
    await pressOn(
      main.getByRole('checkbox', { name: say('Make this the default address') }),
      'Space',
    );
    await pressOn(shopper.button('Save'));
    await arrivedAt('Delivery addresses');
    const card = main.getByRole('listitem').filter({ hasText: '3 quai Rambaud' });
    await expect(card).toContainText(say('Default address'));
  });

  await test.step('an order is opened, and what it brought is reviewed', async () => {
    await goTo('Orders');
    const order = main.getByRole('article');
    await pressOn(order.getByRole('link').first());
    await pressOn(shopper.button('Write a review: {name}', { name: 'Robe midi' }));
    const form = order.getByRole('form');
    const stars = form.getByRole('radio', { name: say('1 star: poor') });
    await pressOn(form.getByRole('button', { name: say('Send the review') }));
    await expect(stars).toBeFocused();
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: say('2 stars: fair') })).toBeChecked();
    await typeInto(form.getByRole('textbox'), 'Hangs beautifully, and hardly creases.');
    await pressOn(form.getByRole('button', { name: say('Send the review') }));
    await expect(form).toHaveCount(0);
    await expect(shopper.button('Change your review: {name}', { name: 'Robe midi' })).toBeFocused();
  });

  await test.step('an alert goes, and is called back', async () => {
    await goTo('Stock alerts');
    const row = main.getByRole('listitem').filter({ hasText: 'Robe midi' });
    await pressOn(row.getByRole('button'));
    await expect(shopper.button('Undo')).toBeFocused();
    await keyboard.press('Enter');
    await expect(row).toBeFocused();
    await expect(shopper.button('Undo')).toHaveCount(0);
  });

  await test.step('a heart is emptied, and the focus stays on the page', async () => {
    await goTo('Wishlist');
    await pressOn(main.getByRole('article').getByRole('button', { pressed: true }), 'Space');
    await expect(main.getByRole('article', { name: 'Robe midi' })).toHaveCount(0);
    await expect(main).toBeFocused();
  });

  await test.step('and out', async () => {
    await pressOn(menu.getByRole('link', { name: say('Sign out'), exact: true }));
    await page.waitForURL(/\/fr-fr\/?$/);
    const refused = await page.request.get(shopper.at('/account/orders'), { maxRedirects: 0 });
    expect(refused.status()).toBe(302);
  });
});

import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

/** A customer with a dress who has said where the bill goes, and stands before the deliveries. */
async function goToDelivery(shopper: Shopper, place: { zipCode: string; city: string }) {
  await putIntoCart(shopper.page.request, 'fr-fr', DRESS.sku);
  await shopper.page.goto(shopper.at('/checkout/billing'));
  await expect(shopper.heading('Billing')).toBeVisible();
  await shopper.fillAddress(place);
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
}

test('a delivery that the shop has telephone asks for a number, another does not', {
  tag: ['@DOM-35', '@A-127'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await goToDelivery(shopper, { zipCode: '75002', city: 'Paris' });
  const phone = shopper.main.getByRole('textbox', { name: shopper.say('Phone'), exact: true });

  await shopper.main.locator('input[name="method"][value="EX"]').check();
  await shopper.button('Continue to payment').click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/checkout\/delivery$/);

  await shopper.main.locator('input[name="method"][value="NO"]').check();
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
});

test('a saved address is edited where the delivery is chosen: what is typed survives a mistake and a reload, the order goes there, and the account has it', {
  tag: ['@ADR-01', '@ADR-10'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say, button, heading } = shopper;
  const field = (name: string) => main.getByRole('textbox', { name: say(name), exact: true });
  await createCustomer(page.request, 'fr-fr');
  await shopper.open('/account/settings/delivery-addresses/create');
  await shopper.fillAddress({ zipCode: '69002', city: 'Lyon' });
  await button('Save').click();
  await expect(heading('Delivery addresses')).toBeVisible();
  await goToDelivery(shopper, { zipCode: '75002', city: 'Paris' });

  const edit = button('Edit: {place}', { place: '12 rue des Lilas, 69002 Lyon, France' });
  await edit.click();
  await expect(field('First name')).toBeFocused();
  await field('Address').fill('3 quai Saint-Antoine');
  await button('Leave it unchanged').click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(field('Address')).toHaveValue('12 rue des Lilas');

  await field('Address').fill('8 place Bellecour');
  await field('Postcode').fill('690');
  await button('Continue to payment').click();
  await expect(field('Postcode')).toBeFocused();
  await page.reload();
  await expect(field('Address')).toHaveValue('8 place Bellecour');
  await field('Postcode').fill('69002');
  await button('Continue to payment').click();
  await expect(heading('Payment')).toBeVisible();
  await expect(main.getByText('8 place Bellecour')).toBeVisible();

  await shopper.open('/account/settings/delivery-addresses');
  const addresses = main.getByRole('listitem').filter({ hasText: 'Durand' });
  await expect(addresses).toHaveCount(1);
  await expect(addresses).toContainText('8 place Bellecour');
});

import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';

/** A customer with a dress who has said where the bill goes, and stands before the deliveries. */
async function goToDelivery(shopper: Shopper, place: { zipCode: string; city: string }) {
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await shopper.cartEntry.click();
  await shopper.link('Checkout').click();
  await expect(shopper.heading('Billing')).toBeVisible();
  await shopper.fillAddress(place);
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
}

test('a delivery that the shop has telephone asks for a number, another does not (DOM-35, A-127)', async ({
  page,
}) => {
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

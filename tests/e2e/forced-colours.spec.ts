import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

/** In the colours that a shopper forces on pages, what is chosen and what is to be pressed is seen. */

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Red, green and blue on the middle line of a picture of an element, so far along its width. */
async function colourAt(element: Locator, along: number): Promise<number[]> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(info.height / 2) * info.width + Math.floor(info.width * along);
  return [...data.subarray(pixel * info.channels, (pixel + 1) * info.channels)];
}

test('in forced colours the chosen size and colour, the main button, the bar of free delivery and the current step stand out', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say } = shopper;
  await createCustomer(page.request, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  const ground = await groundOf(main);
  for (const name of ['Size', 'Colour']) {
    const choices = page.getByRole('radiogroup', { name: say(name) });
    await expect(choices.locator(':checked + *')).not.toHaveCSS('background-color', ground);
    await expect(choices.locator(':not(:checked) + *').first()).toHaveCSS(
      'background-color',
      ground,
    );
  }
  await expect(shopper.button('Add to cart')).toHaveCSS('border-top-style', 'solid');
  await expect(shopper.button('Add to cart')).not.toHaveCSS('background-color', ground);

  await shopper.addToCart(DRESS.size);
  await shopper.cartEntry.click();
  const bar = main.getByRole('progressbar', { name: say('Free delivery') });
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  expect(await colourAt(bar, 0.05)).not.toEqual(await colourAt(bar, 0.95));

  await shopper.link('Checkout').click();
  await expect(shopper.heading('Billing')).toBeVisible();
  const steps = main.getByRole('navigation', { name: say('Checkout steps') });
  const current = steps.locator('[aria-current] > :first-child');
  await expect(current).not.toHaveCSS('background-color', ground);
});

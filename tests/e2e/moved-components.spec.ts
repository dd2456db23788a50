import type { Locator } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESS } from './shopper.ts';
import { shopperAtCart } from './shopper-at.ts';

/** What a component looks like, whatever its width; its surroundings say where it stands. */
const LOOK = [
  ...['display', 'flexDirection', 'flexWrap', 'alignItems', 'justifyContent'],
  ...['rowGap', 'columnGap', 'padding', 'borderWidth', 'borderStyle', 'borderColor'],
  ...['borderRadius', 'backgroundColor', 'color', 'fontFamily', 'fontSize', 'fontWeight'],
  ...['lineHeight', 'letterSpacing', 'textTransform', 'textDecorationLine'],
] as const;

/** The computed looks of an element and of all in it. */
const looksOf = (component: Locator) =>
  component.evaluate(
    (root, names) =>
      [root, ...root.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return [element.className, ...names.map((name) => style[name])].join(' | ');
      }),
    LOOK,
  );

test('components of the cart page that are moved to the product page keep their look', async ({
  page,
}) => {
  const shopper = await shopperAtCart(page, 'fr-fr');
  await expect(shopper.quantity).toBeVisible();
  const { main, say } = shopper;
  const components = {
    line: main.getByRole('article').filter({ has: page.getByRole('combobox') }),
    summary: main.getByRole('complementary'),
    'promotional code': main
      .locator('form')
      .filter({ has: page.getByRole('textbox', { name: say('Promo code') }) }),
  };
  const moved = [];
  for (const [name, component] of Object.entries(components)) {
    const html = await component.evaluate((element) => element.outerHTML);
    moved.push({ name, html, looks: await looksOf(component) });
  }
  await shopper.open(DRESS.path);
  for (const { name, html, looks } of moved) {
    await main.evaluate((element, text) => {
      const place = document.createElement('div');
      place.dataset.testid = 'moved';
      // The policy of the page takes no markup but from its own document.
      place.append(...new DOMParser().parseFromString(text, 'text/html').body.children);
      element.prepend(place);
    }, html);
    const place = page.getByTestId('moved');
    expect(looks.length, name).toBeGreaterThan(3);
    expect(await looksOf(place.locator('> *')), name).toEqual(looks);
    await place.evaluate((element) => element.remove());
  }
});

import type { LegalPageName } from '#src/domain/legal/legal-pages.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { legalPages } from '#src/platform/opening/content/build-legal.ts';
import { siteOf } from '#src/platform/opening/content/site.ts';
import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { expectError } from './account-form.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';
import { customerWithOrder, PARIS, putIntoCart, shopperAt } from './shopper-at.ts';
import { deliver } from './staff.ts';

const ORDER_FOOT: ReadonlySet<LegalPageName> = new Set(['imprint', 'terms', 'privacy']);

const WAYS = [
  {
    locale: 'fr-fr',
    width: 1280,
    family: 'Robes',
    product: 'Robe midi',
    place: { zipCode: '75002', city: 'Paris' },
  },
  {
    locale: 'en',
    width: 390,
    family: 'Dresses',
    product: 'Midi dress',
    place: { zipCode: 'SW1A 1AA', city: 'London' },
  },
] as const satisfies { locale: LocaleCode; width: number; [name: string]: unknown }[];

for (const { locale, width, family, product, place } of WAYS) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a shopper finds a dress, signs in, pays and finds the order', {
      tag: [
        '@any-platform',
        '@PRD-02',
        '@PRD-04',
        '@CRT-02',
        '@CRT-03',
        '@CRT-20',
        '@CRT-22',
        '@CRT-26',
        '@CRT-27',
        '@CHK-01',
        '@CHK-14',
        '@CHK-15',
        '@STA-09',
        '@LAY-08',
        '@RTE-35',
        '@RTE-36',
        '@RTE-37',
        '@RTE-38',
        '@SES-07',
        '@ERR-22',
      ],
    }, async ({ page, otherContext }) => {
      // A customer whose cart already holds a piece, put there in another browser.
      const { email } = await createCustomer(otherContext.request, locale);
      await putIntoCart(otherContext.request, locale, '500201-36');

      const shopper = shopperOn(page, locale);
      const { main, say, button, heading, quantity } = shopper;
      await shopper.open('');
      await main.getByRole('link', { name: family, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: family })).toBeVisible();
      await main.getByRole('link', { name: product, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
      await shopper.addToCart(DRESS.size);
      await shopper.seeCount(1);

      await shopper.cartEntry.click();
      await expect(heading('Cart')).toBeVisible();
      await quantity.selectOption('3');
      await shopper.seeCount(3);
      await shopper.remove.click();
      await expect(main.getByText(say('{name} removed', { name: product }))).toBeVisible();
      await shopper.seeCount(0);
      await button('Undo').click();
      await expect(quantity).toHaveValue('3');
      await shopper.seeCount(3);

      await shopper.link('Checkout').click();
      await shopper.signIn(email);
      await expect(
        page.getByText(say('We have put the items of your two carts together.')),
      ).toBeVisible();
      // A reduced header: nothing leads away from an order.
      await expect(page.locator('[data-layout=order]')).toBeVisible();
      await expect(page.getByRole('navigation', { name: say('Main menu') })).toHaveCount(0);
      await shopper.goToPayment(place);
      await shopper.payButton.click();
      await shopper.payByCard('4242 4242 4242 4242');

      await expect(heading('Thank you')).toBeVisible();
      const [intro = ''] = say('Your order number is <0>{0}</0>.').split('<0>');
      const sentence = await main.getByText(intro.trim()).textContent();
      const orderNumber = sentence?.replace(intro, '').replace(/\W+$/, '') ?? '';
      expect(orderNumber).toMatch(/^[\w-]{6,}$/);
      await main.getByRole('link', { name: say('Orders'), exact: true }).click();
      await expect(heading('Orders')).toBeVisible();
      const order = main.getByRole('article', { name: orderNumber });
      await expect(order.getByRole('listitem').getByText(product, { exact: true })).toHaveCount(2);
      await shopper.seeCount(0);
      expect(await shopper.cartId()).toBe('');
      const calls = linesOf(await callsOf(await shopper.sessionId()));
      // Once, at the sign-in. Who leaves the confirmation at once may ask again, for no cart (204).
      expect(calls.filter((line) => /^POST \/carts\/merge 2(00|26)/.test(line))).toHaveLength(1);
    });
  });
}

test('checkout leads to who sells and on what terms, and a dress is reviewed once it was delivered', async ({
  page,
  otherContext,
}) => {
  const product = 'Robe midi';
  const { shopper, orderNumber } = await customerWithOrder(page, 'fr-fr', PARIS);
  const { main, say, button } = shopper;
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await page.goto(shopper.at('/checkout/billing'));
  const legal = page.getByRole('contentinfo').getByRole('link');
  await expect(legal).toHaveText(
    legalPages(siteOf('fr-fr')).flatMap(({ page: name, text }) =>
      ORDER_FOOT.has(name) ? text.title : [],
    ),
  );

  await shopper.open(`/account/orders?page=1&order=${orderNumber}`);
  const order = main.getByRole('article', { name: orderNumber });
  await expect(order.getByRole('listitem').getByText(product, { exact: true })).toBeVisible();
  // Nobody is asked about a dress that is still on its way.
  const review = button('Write a review: {name}', { name: product });
  await expect(review).toHaveCount(0);
  await deliver(otherContext.request, orderNumber);
  await page.reload();
  await review.click();
  const form = order.getByRole('form', { name: say('Your review: {name}', { name: product }) });
  const words = form.getByRole('textbox', { name: say('Your review'), exact: true });
  await words.fill('Nice.');
  await form.getByRole('button', { name: say('Send the review') }).click();
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expectError(
    shopper,
    words,
    'Please write at least {0} characters, so that it helps other shoppers.',
    { 0: '10' },
  );
  await words.fill('Hangs beautifully, and hardly creases.');
  await form.getByRole('button', { name: say('Send the review') }).click();
  // Nothing is sent without stars, and what was typed stays.
  await expect(form.getByText(say('Please choose one to five stars.'))).toBeVisible();
  await form.getByRole('radio', { name: say('4 stars: very good') }).check();
  await form.getByRole('button', { name: say('Send the review') }).click();
  await expect(
    order.getByText(say('Thank you. We read each review before it is shown.')),
  ).toBeVisible();
});

test.describe('cards', () => {
  test('cancelled, refused and failing, each leads back to the payment with a message and the cart as it was, and the next card pays', {
    tag: ['@PAY-14'],
  }, async ({ page }) => {
    test.slow();
    const { shopper } = await shopperAt('payment', page, 'fr-fr');
    const FAILURES = [
      {
        leave: () => shopper.cardButton('cancel').click(),
        message: 'You cancelled the payment. Your cart is just as you left it.',
      },
      {
        leave: () => shopper.payByCard('4000 0000 0000 0002'),
        message: 'Your bank refused the payment. Nothing was charged: please try another card.',
      },
      {
        leave: () => shopper.payByCard('4000 0000 0000 0119'),
        message: 'The payment did not go through. Nothing was charged: please try again.',
      },
    ];
    await shopper.payButton.click();
    for (const { leave, message } of FAILURES) {
      await leave();
      await expect(shopper.heading('Payment')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: shopper.say(message) })).toBeVisible();
      await shopper.open('/cart');
      await expect(shopper.quantity).toHaveValue('1');
      await shopper.seeCount(1);
      await page.goto(shopper.at('/checkout/payment'));
      await shopper.payButton.click();
    }
    await shopper.payByCard('4242 4242 4242 4242');
    await expect(shopper.heading('Thank you')).toBeVisible();
  });

  test('a bank that says no leads back to the payment, and one that is answered places the order', {
    tag: ['@PAY-11', '@PAY-14', '@PAY-15'],
  }, async ({ page }) => {
    const { shopper } = await shopperAt('payment', page, 'fr-fr');
    await shopper.payButton.click();
    await shopper.payByCard('4000 0000 0000 3220');
    await shopper.cardButton('decline').click();
    await expect(shopper.heading('Payment')).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await shopper.payButton.click();
    await shopper.payByCard('4000 0000 0000 3220');
    await shopper.cardButton('approve').click();
    await expect(shopper.heading('Thank you')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/fr-fr/checkout/confirmation');
  });
});

import { randomUUID } from 'node:crypto';
import { getDomain } from '#src/domain/shop/locales.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { barriers, imperfections } from './barriers.ts';
import { codeInMail } from './mail-codes.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn, untilHydrated } from './shopper.ts';
import { PARIS, putIntoCart } from './shopper-at.ts';
import { deliver } from './staff.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** Where a guest of each shop has it sent; a usual run looks at the first. */
const SHOPS = [
  { locale: 'fr-fr', place: PARIS },
  { locale: 'en', place: { zipCode: 'SW1A 1AA', city: 'London' } },
  { locale: 'es-es', place: { zipCode: '28013', city: 'Madrid', phone: '+34 612 345 678' } },
  { locale: 'de-de', place: { zipCode: '10115', city: 'Berlin' } },
  { locale: 'it-it', place: { zipCode: '20121', city: 'Milano', phone: '+39 312 345 6789' } },
] as const;

for (const { locale, place } of SHOPS.slice(0, process.env.IS_RELEASE === '1' ? undefined : 1)) {
  test(`a shopper of ${locale} orders as a guest, returns one item and takes another back by the links of the mails, and then has an account with the order`, async ({
    page,
    otherContext,
  }) => {
    test.slow();
    const texts = textsFor(getDomain(locale).lang);
    const email = `guest-${randomUUID()}@vitrine.example`;
    const shopper = shopperOn(page, locale);
    const { button, heading, main } = shopper;
    await putIntoCart(page.request, locale, 'S1', 'SD');
    await page.goto(shopper.at('/cart'));
    await untilHydrated(page);
    // A line that is sent later than the rest says so.
    await expect(main.getByText(shopper.say('Made to order'), { exact: true })).toBeVisible();
    await main.getByRole('textbox', { name: shopper.say('Your message') }).fill('Pour Anaïs');
    await button('Wrap as a gift').click();
    await expect(main.getByRole('article').getByText('Pour Anaïs')).toBeVisible();

    await test.step('the sign-in offers it first, and a code is all that it asks for', async () => {
      await shopper.link('Checkout').click();
      await expect(page.getByRole('heading', { name: texts.guest.title })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const field = page.getByLabel(texts.fields.email, { exact: true });
      await field.fill(email);
      await field.press('Enter');
      const code = page.getByRole('textbox', { name: texts.code.field });
      await code.fill(await codeInMail(page.request, email));
      await page.getByRole('button', { name: texts.guest.title }).click();
      // There is no account to keep it in.
      await expect(
        main.getByText(shopper.say('The address for your invoice.'), { exact: true }),
      ).toBeVisible();
      await shopper.goToPayment(place);
      await shopper.payButton.click();
      await shopper.payByCard('4242 4242 4242 4242');
      await expect(heading('Thank you')).toBeVisible();
      await expect(button('Create my account')).toBeVisible();
      expect(await imperfections(page, { inside: 'main' })).toEqual([]);
    });
    const orderNumber = /V\d{10}/.exec(await main.innerText())?.[0] ?? '';

    await test.step('the links of the mails are enough, signed out', async () => {
      await deliver(otherContext.request, orderNumber);
      const link = await linkInMail(page.request, email, `/${locale}/order-tracking`);
      const reader = shopperOn(await otherContext.newPage(), locale);
      await reader.open(link.replace(`/${locale}`, ''));
      await expect(reader.link('Sign in or create an account')).toBeVisible();
      expect(await imperfections(reader.page, { inside: 'main' })).toEqual([]);
      // It is wrapped, and the link does not tell for whom.
      await expect(reader.main.getByText(reader.say('Gift wrap'), { exact: true })).toBeVisible();
      await expect(reader.main.getByText('Pour Anaïs')).toHaveCount(0);
      await reader.button('Return items').click();
      const returned = reader.main.getByRole('group', {
        name: reader.say('Which items would you like to return?'),
      });
      await returned.getByRole('checkbox').first().press('Space');
      await reader.button('Continue').click();
      await reader.button('Confirm the return').click();
      await expect(reader.main.getByRole('status').filter({ hasText: /R-/ })).toBeFocused();
      await reader.button('Cancel the contract here').click();
      await reader.button('Continue').click();
      await reader.button('Confirm cancellation').click();
      await expect(reader.main.getByText(reader.say('Cancellation received'))).toBeVisible();
      const proof =
        'We will refund you as soon as the items reach us, or as soon as you show that you have sent them.';
      await expect(reader.main.getByText(reader.say(proof))).toBeVisible();
    });

    await test.step('the confirmation leads to the order, without a mail', async () => {
      await button('Follow my order').click();
      await expect(page).toHaveURL(/\/order-tracking\?token=/);
      await expect(main.getByText(shopper.say('Order received'))).toBeVisible();
    });

    await test.step('the account is refused kindly, and made with a click', async () => {
      await page.goto(shopper.at('/account/dashboard'));
      await expect(page).toHaveURL(new RegExp(`/${locale}/guest$`));
      await expect(heading('This page needs an account')).toBeVisible();
      await untilHydrated(page);
      expect(await imperfections(page, { inside: 'main' })).toEqual([]);
      await button('Create my account').click();
      await expect(main.getByRole('status').filter({ hasText: email })).toBeFocused();
      await expect(heading('Your account')).toBeVisible();
      await expect(heading('This page needs an account')).toHaveCount(0);
      await shopper.link('Orders').click();
      await expect(main.getByText(orderNumber)).toBeVisible();
    });
  });
}

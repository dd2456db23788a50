import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { PLATFORM_URL } from '../support/test-ports.ts';
import { expectErrors } from './account-form.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

test('a customer changes the e-mail address by the link of a mail to the new one, and stays signed in', async ({
  page,
}) => {
  const { email } = await createCustomer(page.request, 'fr-fr');
  const wanted = `neuve-${email}`;
  const shopper = shopperOn(page, 'fr-fr');
  const field = shopper.main.getByRole('textbox', { name: shopper.say('New email address') });
  await shopper.open('/account/settings');
  const [title, action] = [shopper.say('Email address'), shopper.say('Change')];
  const change = shopper.say('{title}: {action}', { title, action });
  await shopper.main.getByRole('link', { name: change }).click();
  await expect(shopper.heading('Change email address')).toBeVisible();
  await field.fill('neuve@');
  await shopper.button('Send the link').click();
  await expect(field).toBeFocused();
  await expectErrors(shopper, [
    [field, 'neuve', 'newsletterSubscription.emailInvalid'],
    [field, '', 'newsletterSubscription.emailInvalid'],
  ]);
  await field.fill(wanted);
  await shopper.button('Send the link').click();
  const sent = shopper.main.getByRole('status');
  await expect(sent).toContainText(wanted);
  await expect(sent).toBeFocused();

  const link = await linkInMail(page.request, wanted, `${PLATFORM_URL}/identity/new-email`);
  await page.goto(link);
  const { newEmail } = textsFor('fr');
  await page.getByRole('button', { name: newEmail.submit, exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(newEmail.doneText(wanted));
  await page.getByRole('link', { name: newEmail.toAccount, exact: true }).click();
  await expect(shopper.heading('Settings')).toBeVisible();
  await expect(shopper.main.getByText(wanted, { exact: true })).toBeVisible();
});

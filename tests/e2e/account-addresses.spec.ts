import { createCustomer, signInAs } from '../support/customers.ts';
import { bodyOf, box, expectError, expectErrors } from './account-form.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** Where parcels and bills of a customer go. */

/** What an address cannot do without, and what its fields say then. */
const MISSING = [
  ['First name', 'Please enter a first name.'],
  ['Last name', 'Please enter a last name.'],
  ['Address', 'Please enter a street and number.'],
  ['Postcode', 'Please enter a postcode.'],
  ['Town or city', 'Please enter a town or city.'],
] as const;
const WRONG_POSTCODE = 'This postcode does not fit the country. It should look like {example}.';
const WRONG_PHONE =
  'This phone number does not look right. Write it like {example}, or with + and the country code.';

test('addresses are added, checked, made favorite, edited and deleted after a question; another customer’s is not found', {
  tag: ['@any-platform', '@PRD-02', '@ADR-01', '@RTE-64', '@RTE-65', '@RTE-66'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  const list = '/account/settings/delivery-addresses';
  await shopper.open(`${list}/create`);
  await shopper.button('Save').click();
  await expect(box(shopper, 'First name')).toBeFocused();
  for (const [name, missing] of MISSING) {
    await expectErrors(shopper, [[box(shopper, name), '', missing]]);
  }
  await expectErrors(shopper, [
    [box(shopper, 'Postcode'), '5900', WRONG_POSTCODE, { example: '75002' }],
    [box(shopper, 'Phone'), '0639', WRONG_PHONE, { example: '06 39 98 01 12' }],
  ]);
  await box(shopper, 'Phone').fill('');
  await shopper.fillAddress({ zipCode: '59000', city: 'Lille' });
  await shopper.button('Save').click();
  await expect(shopper.heading('Delivery addresses')).toBeVisible();
  const cards = shopper.main.getByRole('listitem').filter({ hasText: 'France' });
  await expect(cards).toHaveCount(1);
  expect(await bodyOf(shopper, 'POST /customers-self/addresses/deliveries')).toMatchObject({
    line1: '12 RUE DES LILAS',
    city: 'LILLE',
    favorite: false,
  });

  await shopper.link('Add an address').click();
  await shopper.fillAddress({ zipCode: '69002', city: 'Lyon' });
  await shopper.button('Save').click();
  await expect(cards).toHaveCount(2);
  const lyon = cards.filter({ hasText: 'Lyon' });
  const used = shopper.say('Default address');
  await expect(cards.filter({ hasText: 'Lille' })).toContainText(used);
  const place = '12 rue des Lilas, Lyon';
  const written = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await lyon.getByRole('button', { name: shopper.say('Make default: {place}', { place }) }).click();
  await expect(lyon).toContainText(used);
  await expect(cards.filter({ hasText: used })).toHaveCount(1);
  await written;
  await page.reload();
  await expect(lyon).toContainText(used);

  await lyon.getByRole('link', { name: shopper.say('Edit: {place}', { place }) }).click();
  await expect(box(shopper, 'Town or city')).toHaveValue('Lyon');
  await box(shopper, 'Address').fill('3 quai Rambaud');
  await shopper.button('Save').click();
  await expect(lyon).toContainText('3 quai Rambaud');
  await lyon
    .getByRole('link', { name: shopper.say('Delete: {place}', { place: '3 quai Rambaud, Lyon' }) })
    .click();
  await expect(shopper.heading('Delete this address?')).toBeVisible();
  await shopper.button('Delete address').click();
  await expect(cards).toHaveCount(1);

  for (const path of ['U1-home/edit', 'U1-home/delete', 'nothing/edit']) {
    expect.soft((await page.request.get(shopper.at(`${list}/${path}`))).status(), path).toBe(404);
  }
});

test('an unknown page of an own address is not found, and a billing address is sent with its eight fields', {
  tag: ['@RTE-66', '@ADR-03', '@ADR-04'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  expect(await signInAs(page.request, 'fr-fr', 'u2@vitrine.example')).toContain('/cart');
  const list = '/account/settings/delivery-addresses';
  expect((await page.goto(shopper.at(`${list}/U2-home/delete`)))?.status()).toBe(200);
  expect((await page.request.get(shopper.at(`${list}/U2-home/other`))).status()).toBe(404);
  await shopper.open('/account/settings/billing-address');
  for (const [name] of MISSING.slice(2)) await box(shopper, name).fill('');
  await shopper.button('Save').click();
  await expect(box(shopper, 'Address')).toBeFocused();
  for (const [name, missing] of MISSING.slice(2)) {
    await expectErrors(shopper, [[box(shopper, name), '', missing]]);
  }
  await expectErrors(shopper, [
    [box(shopper, 'Postcode'), '1', WRONG_POSTCODE, { example: '75002' }],
  ]);
  await box(shopper, 'Address').fill('7 Rue Mercière');
  await box(shopper, 'Town or city').fill('Lyon');
  await box(shopper, 'Postcode').fill('69002');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your billing address has been saved.'));
  const body = await bodyOf(shopper, 'PUT /customers-self/addresses/billing');
  expect(body).toMatchObject({ line1: '7 RUE MERCIÈRE', zipCode: '69002', country: 'FR' });
  // A ninth, `asTyped`, goes along only where the rule for capitals would show other text (decision 023).
  expect(Object.keys(Object(body)).toSorted()).toEqual(
    ['city', 'country', 'line1', 'line2', 'line3', 'line4', 'quality', 'zipCode'].toSorted(),
  );

  // The Polish shop bills nobody in France: it asks, and takes no other country for it.
  const abroad = shopperOn(page, 'pl-pl');
  const returnTo = abroad.at('/account/settings/billing-address');
  await page.goto(`/api/auth/login?${new URLSearchParams({ locale: 'pl-pl', returnTo })}`);
  const country = abroad.main.getByRole('combobox', { name: abroad.say('Country'), exact: true });
  await expect(country).toHaveValue('');
  await abroad.button('Save').click();
  await expect(country).toBeFocused();
  await expectError(abroad, country, 'Please choose a country from the list.');
});

test('an address that is pasted from elsewhere is read; what is too long is said at its field and never cut', {
  tag: ['@ADR-10', '@A-114'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'de-de');
  await createCustomer(page.request, 'de-de');
  await shopper.open('/account/settings/delivery-addresses/create');
  await shopper.fillAddress({ zipCode: 'D - 10115', city: '\tBerlin ' });
  const [street, phone] = [box(shopper, 'Address'), box(shopper, 'Phone')];
  const fifty = `${'Langer Weg '.repeat(4)}Straße`;
  expect(fifty).toHaveLength(50);
  const doubled = '0151/23456789 0151/23456789';
  await street.fill(fifty);
  await phone.fill(doubled);
  await shopper.button('Save').click();
  await expect(street).toBeFocused();
  await expectError(shopper, street, 'Please shorten this to 50 characters.');
  await expect(phone).toHaveValue(doubled);
  await street.fill('Hauptstraße\t5');
  await shopper.button('Save').click();
  await expect(phone).toBeFocused();
  await expectError(shopper, phone, WRONG_PHONE, { example: '0151 23456789' });
  await phone.fill('0049 (0)151/23456789');
  await shopper.button('Save').click();
  await expect(shopper.heading('Delivery addresses')).toBeVisible();
  expect(await bodyOf(shopper, 'POST /customers-self/addresses/deliveries')).toMatchObject({
    line1: 'HAUPTSTRASSE 5',
    city: 'BERLIN',
    zipCode: '10115',
    phoneNumber: '+49 1512 3456789',
    phoneNumberCountry: 'DE',
  });
});

test.describe('without the number plans', () => {
  test.use({ missing: [/^(401 \/favicon\.ico$|net::ERR_FAILED \/assets\/phone-number)/] });

  test('a form still works: the server says at its field what is no number', {
    tag: ['@ADR-10'],
  }, async ({ page }) => {
    await page.route(/phone-number|libphonenumber/, (route) => route.abort());
    const shopper = shopperOn(page, 'fr-fr');
    await createCustomer(page.request, 'fr-fr');
    await shopper.open('/account/settings/delivery-addresses/create');
    await shopper.fillAddress({ zipCode: '59000', city: 'Lille' });
    await box(shopper, 'Phone').fill('0639');
    await shopper.button('Save').click();
    await expect(box(shopper, 'Phone')).toBeFocused();
    await expectError(shopper, box(shopper, 'Phone'), WRONG_PHONE, { example: '06 39 98 01 12' });
  });
});

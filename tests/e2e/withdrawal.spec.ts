import { imperfections } from './barriers.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';
import { customerWithOrder, PARIS } from './shopper-at.ts';

test('an order is followed by the link of its mail, signed out, and taken back in two steps, there, without script and in the account', async ({
  page,
  otherContext,
  browser,
}) => {
  const { sku } = DRESS;
  const bought = await customerWithOrder(page, 'fr-fr', PARIS, [sku, sku, sku]);
  const { shopper, email, orderNumber } = bought;
  const link = await linkInMail(page.request, email, '/fr-fr/order-tracking');

  await test.step('the link shows the way of the order and nothing of its customer', async () => {
    const answer = await otherContext.request.get(link);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('noindex, nofollow');
    for (const secret of ['LILAS', 'Lilas', 'Durand', 'DURAND', '75002', email]) {
      expect(html).not.toContain(secret);
    }
    const wrong = await otherContext.request.get(`${link}x`);
    expect(await wrong.text()).toContain(shopper.say('This link does not work any more'));
    expect((await otherContext.request.get('/fr-fr/order-tracking')).status()).toBe(404);
  });

  const reader = shopperOn(await otherContext.newPage(), 'fr-fr');
  const choose = (who: typeof shopper) =>
    who.main.getByRole('group', {
      name: who.say('Which items would you like to cancel?'),
    });
  const acknowledged = new RegExp(
    `^${shopper.say('We received your cancellation on {when}. An acknowledgement is on its way to your email address.', { when: '.+' })}$`,
  );

  await test.step('who holds it takes one of three back', async () => {
    await reader.open(link.replace('/fr-fr', ''));
    await expect(
      reader.main.getByRole('list').getByText(reader.say('Order received')),
    ).toBeVisible();
    await reader.button('Cancel the contract here').click();
    const piece = choose(reader).getByRole('checkbox');
    await expect(piece).toBeFocused();
    await piece.press('Space');
    await reader.button('Continue').click();
    await expect(
      reader.main.getByText(reader.say('Please choose at least one item.')),
    ).toBeVisible();
    await piece.press('Space');
    await choose(reader).getByRole('combobox').selectOption('1');
    await reader.button('Continue').click();
    await expect(reader.main.locator(':focus')).toHaveText(reader.say('You are about to cancel:'));
    expect(await imperfections(reader.page, { inside: 'main' })).toEqual([]);
    await reader.button('Confirm cancellation').click();
    await expect(reader.main.getByRole('status').filter({ hasText: acknowledged })).toBeFocused();
    await expect(reader.main.getByText(reader.say('Cancellation received'))).toBeVisible();
  });

  await test.step('the number and the e-mail lead the focus to the order', async () => {
    await reader.open('/withdrawal');
    await reader.main.getByLabel(reader.say('Order number')).fill(orderNumber);
    await reader.main.getByLabel(reader.say('Email address')).fill(email);
    await reader.button('Choose the items').click();
    await expect(
      reader.main.getByRole('heading', {
        name: reader.say('Order {orderNumber}', { orderNumber }),
      }),
    ).toBeFocused();
  });

  await test.step('the number and the e-mail are enough, in a browser without script', async () => {
    const orderNumber = /V\d{10}/.exec(await reader.main.innerText())?.[0] ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = shopperOn(await context.newPage(), 'fr-fr');
    const send = (english: string) => plain.button(english).click();
    const claim = async (number: string) => {
      await plain.page.goto('/fr-fr/withdrawal', { waitUntil: 'domcontentloaded' });
      await plain.main.getByLabel(plain.say('Order number')).fill(number);
      await plain.main.getByLabel(plain.say('Email address')).fill(email);
      await send('Choose the items');
    };
    await claim('V0000000000');
    await expect(plain.main.getByRole('alert')).toHaveText(
      plain.say(
        'We found no order with this number and email address. Both are in the email that confirmed your order.',
      ),
    );
    await claim(orderNumber);
    await expect(plain.heading('Order {orderNumber}', { orderNumber })).toBeVisible();
    await expect(plain.button('Cancel the contract here')).toBeHidden();
    const piece = choose(plain).getByRole('checkbox');
    await piece.uncheck();
    await send('Confirm cancellation');
    await expect(plain.main.getByText(plain.say('Please choose at least one item.'))).toBeVisible();
    await expect(piece).toBeChecked();
    await choose(plain).getByRole('combobox').selectOption('1');
    await send('Confirm cancellation');
    await expect(plain.main.getByText(acknowledged)).toBeVisible();
    await expect(plain.main.getByText(plain.say('Cancellation received'))).toHaveCount(2);
    await context.close();
  });

  await test.step('the customer sees both in the account, and takes the last back', async () => {
    await shopper.open(`/account/orders?order=${orderNumber}`);
    await expect(shopper.main.getByText(shopper.say('Cancellation received'))).toHaveCount(2);
    await shopper.button('Cancel the contract here').click();
    // One is left: there is no number to choose.
    await expect(choose(shopper).getByRole('combobox')).toHaveCount(0);
    await shopper.button('Continue').click();
    await shopper.button('Confirm cancellation').click();
    await expect(shopper.main.getByText(acknowledged)).toBeVisible();
    await expect(shopper.main.getByText(shopper.say('Cancellation received'))).toHaveCount(3);
    await expect(shopper.button('Cancel the contract here')).toHaveCount(0);
  });
});

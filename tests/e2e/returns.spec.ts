import { readFile } from 'node:fs/promises';
import { createCustomer } from '../support/customers.ts';
import { imperfections } from './barriers.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { type Shopper, shopperOn } from './shopper.ts';
import { customerWithOrder, PARIS } from './shopper-at.ts';
import { deliver, receiveReturn } from './staff.ts';

const NUMBER = /R-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** Opens the form of a return. */
async function beginReturn({ button, main, say }: Shopper) {
  await button('Return items').click();
  return main.getByRole('group', { name: say('Which items would you like to return?') });
}

/** The number in the sentence that follows a confirmed return, which has the focus. */
async function confirmReturn({ button, main }: Shopper): Promise<string> {
  await button('Confirm the return').click();
  const said = main.getByRole('status').filter({ hasText: NUMBER });
  await expect(said).toBeFocused();
  return NUMBER.exec(await said.innerText())?.[0] ?? '';
}

test('a customer returns one of two items with a reason, saves its label and is refunded once it has arrived', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const { shopper, orderNumber } = await customerWithOrder(page, 'fr-fr', PARIS, ['S1', 'SD']);
  const { main, say, button } = shopper;
  await deliver(otherContext.request, orderNumber);

  await shopper.open(`/account/orders?order=${orderNumber}`);
  // One door, the better way first.
  const door = main.getByRole('region', { name: say('Send back') });
  await expect(door.getByRole('button')).toHaveText(
    ['Cancel the contract here', 'Return items'].map((name) => say(name)),
  );
  await expect(button('Cancel the contract here')).toBeVisible();
  const reviews = main.getByRole('button', { name: new RegExp(`^${say('Write a review')}`) });
  await expect(reviews).toHaveCount(2);
  const choice = await beginReturn(shopper);
  const items = choice.getByRole('checkbox');
  await expect(items.first()).toBeFocused();
  await expect(items).toHaveCount(2);
  await expect(button('Cancel the contract here')).toHaveCount(0);
  await button('Continue').click();
  await expect(main.getByText(say('Please choose at least one item.'))).toBeVisible();
  await choice.getByRole('checkbox', { name: /\b38$/ }).press('Space');
  await choice
    .getByRole('combobox', { name: new RegExp(`^${say('Reason')}`) })
    .selectOption({ label: say('Too small') });
  expect(await imperfections(page, { inside: 'main' })).toEqual([]);
  await button('Continue').click();
  await expect(main.locator(':focus')).toHaveText(say('You are about to return:'));
  await expect(main.getByText(say('Too small'))).toBeVisible();
  await expect(main.getByText(/29,99\s€/).last()).toBeVisible();
  // Both ways are free: the first is chosen.
  const ways = main.getByRole('group', { name: say('How will the items come back to us?') });
  await expect(ways.getByRole('radio', { checked: true })).toHaveAccessibleName(
    say('Send a parcel with our label: free'),
  );
  await expect(
    ways.getByRole('radio', { name: say('Bring the items to a store that takes returns: free') }),
  ).toBeVisible();
  expect(await imperfections(page, { inside: 'main' })).toEqual([]);
  const number = await confirmReturn(shopper);

  const returned = main.getByRole('article', {
    name: say('Return {returnNumber}', { returnNumber: number }),
    exact: true,
  });
  const label = returned.getByRole('link');
  const saved = page.waitForEvent('download');
  await label.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`Retour-${number}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  // What comes back is not asked about.
  await expect(reviews).toHaveCount(1);
  expect(await imperfections(page, { inside: 'main' })).toEqual([]);

  const stranger = otherContext.request;
  const address = (await label.getAttribute('href')) ?? '';
  expect((await stranger.get(address, { maxRedirects: 0 })).status()).toBe(302);
  await createCustomer(stranger, 'fr-fr');
  expect((await stranger.get(address)).status()).toBe(404);

  expect(await receiveReturn(otherContext.request, number.toLowerCase())).toEqual(['too-small']);
  await expect(async () => {
    await page.reload();
    await expect(returned).toContainText(/29,99\s€/, { timeout: 2_000 });
    await expect(main.getByText(say('Refunded'), { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(label).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test('an order of the British shop is returned by the link of its mail, signed out, and until a day that it says', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const place = { zipCode: 'LS1 4DT', city: 'Leeds' };
  const { email, orderNumber } = await customerWithOrder(page, 'en', place, ['S1']);
  const link = await linkInMail(page.request, email, '/en/order-tracking');
  const reader = shopperOn(await otherContext.newPage(), 'en');
  await reader.open(link.replace('/en', ''));
  // Nothing has left yet.
  await expect(reader.button('Return items')).toHaveCount(0);

  await deliver(otherContext.request, orderNumber);
  await reader.open(link.replace('/en', ''));
  await expect(reader.main.getByText(/^You can return items until \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(reader.button('Cancel the contract here')).toBeVisible();
  const choice = await beginReturn(reader);
  // There is one item: it is the one.
  await expect(choice.getByRole('checkbox')).toBeChecked();
  await reader.button('Continue').click();
  const number = await confirmReturn(reader);
  await expect(reader.button('Return items')).toHaveCount(0);
  await expect(reader.main.getByText(/drop it off with Royal Mail by/)).toBeVisible();
  const named = reader.say('Print the label for {returnNumber} (PDF)', { returnNumber: number });
  const label = reader.main.getByRole('link', { name: named, exact: true });
  const answer = await otherContext.request.get((await label.getAttribute('href')) ?? '');
  const { 'content-type': type, 'cache-control': caching } = answer.headers();
  expect([answer.status(), type, caching]).toEqual([200, 'application/pdf', 'private, no-store']);
  expect(await imperfections(reader.page, { inside: 'main' })).toEqual([]);
});

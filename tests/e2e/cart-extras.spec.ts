import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { changes, openCartOfOne } from './cart-page.ts';
import { expect, test } from './shop-test.ts';
import { type Shopper, shopperOn, startsWith } from './shopper.ts';
import { shopperAtCart } from './shopper-at.ts';

/** Bodies and statuses of the calls of a shopper to paths that end so. */
async function sent(shopper: Shopper, ending: string) {
  const calls = await callsOf(await shopper.sessionId());
  return calls.filter(({ method, path }) => method !== 'GET' && path.endsWith(ending));
}

/** The row of what stands beside the lines, by its name; its one button removes it. */
function rowOf({ main, say }: Shopper, name: string) {
  const article = main.getByRole('article', { name: say(name), exact: true });
  return { article, remove: article.getByRole('button') };
}

/** Goes from the cart to the page of gift cards, fills it and sends it. */
async function buyGiftCard({ main, say, link, heading, button }: Shopper, amount: string) {
  await link('Add a gift card').click();
  await expect(heading('Gift card')).toBeVisible();
  const field = (label: string) => main.getByRole('textbox', { name: say(label), exact: true });
  await expect(field('Amount')).toHaveValue('50');
  await field('Amount').fill(amount);
  await field('Recipient’s name').fill('Camille Durand');
  await field('Recipient’s email').fill('camille@vitrine.example');
  await field('Your name').fill('Lou Martin');
  await button('Add to cart').click();
  return { field };
}

test('a member ticks offers and reads points, and is offered no card', {
  tag: ['@CRT-08', '@CRT-18', '@LOY-05', '@LOY-08', '@LOY-09', '@ENT-28', '@ERR-15'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say, button } = shopper;
  const query = new URLSearchParams({ locale: 'fr-fr', returnTo: '/fr-fr/cart' });
  await page.goto(`/api/auth/login?${query}`);
  await shopper.signIn('u1@vitrine.example');
  const offers = main.getByRole('group', { name: say('Loyalty offers') });
  const offer = (label: RegExp) => offers.getByRole('checkbox', { name: label });
  await expect(main.getByText(/Vous gagnez 29 points avec cette commande/)).toBeVisible();

  // Clicked, not checked: the tick is the cart's to show.
  await offer(/50 points en plus/).click();
  await expect(main.getByText(/Et 50 points en plus/)).toBeVisible();
  await expect(offer(/50 points en plus/)).toBeChecked();
  await offer(/10\s% sur votre panier/).click();
  await expect(main.getByText(/26,99\s€/).first()).toBeVisible();
  await expect(main.getByText(/Vous gagnez 26 points avec cette commande/)).toBeVisible();

  await offer(/Un cadeau pour les membres/).click();
  await expect(offers.getByRole('alert')).toHaveText(say('Sorry, this item has just sold out.'));
  await expect(offer(/Un cadeau pour les membres/)).not.toBeChecked();
  await expect(offer(/10\s% sur votre panier/)).toBeChecked();

  await offer(/50 points en plus/).click();
  await expect(offer(/50 points en plus/)).not.toBeChecked();
  await offer(/10\s% sur votre panier/).click();
  await expect(main.getByText(/29,99\s€/).first()).toBeVisible();
  const bodies = async () => (await sent(shopper, '/loyalty-offers')).map(({ body }) => body);
  await expect
    .poll(bodies)
    .toEqual([
      { loyaltyOfferIds: ['o2'] },
      { loyaltyOfferIds: ['o2', 'o1'] },
      { loyaltyOfferIds: ['o2', 'o1', 'o3'] },
      { loyaltyOfferIds: ['o1'] },
      { loyaltyOfferIds: [] },
    ]);
  await expect(shopper.link('Add a gift card')).toBeVisible();
  await expect(button('Add a loyalty card')).toHaveCount(0);
});

test('a customer adds a card, a gift card and a donation, and calls them back', {
  tag: [
    '@PRD-02',
    '@CRT-05',
    '@CRT-06',
    '@CRT-07',
    '@CRT-24',
    '@CRT-25',
    '@CST-08',
    '@CST-09',
    '@GFT-01',
    '@GFT-02',
    '@GFT-03',
    '@GFT-06',
    '@DOM-18',
    '@DOM-19',
    '@DOM-39',
  ],
}, async ({ page, otherContext }) => {
  const { email } = await createCustomer(otherContext.request, 'fr-fr');
  await page.clock.install();
  const shopper = await openCartOfOne(page);
  const { main, say, button } = shopper;
  const undo = button('Undo');

  await shopper.link('Sign in to add the card').click();
  await shopper.signIn(email);
  await button('Add a loyalty card').click();
  const card = rowOf(shopper, 'Loyalty card');
  await expect(card.article).toContainText(/3,00\s€/);
  await shopper.seeCount(2);
  await expect(button('Add a loyalty card')).toHaveCount(0);

  const donations = main.getByRole('group', { name: say('Donation'), exact: true });
  await expect(donations.getByRole('radiogroup')).toHaveCount(1);
  await donations.getByRole('radio', { name: /^1\s€$/ }).check();
  await donations.getByRole('button').click();
  const donation = rowOf(shopper, 'Donation');
  await expect(donation.article).toContainText(/1,00\s€/);

  const { field } = await buyGiftCard(shopper, '9,99');
  await expect(field('Amount')).toBeFocused();
  await expect(field('Amount')).toHaveAccessibleDescription(/10\s€.*150\s€/);
  await expect(field('Recipient’s name')).toHaveValue('Camille Durand');
  await field('Amount').fill('50');
  await button('Add to cart').click();
  const gift = rowOf(shopper, 'Gift card');
  await expect(gift.article).toContainText('Camille Durand');
  await shopper.seeCount(4);
  await expect(main.getByText(/83,99\s€/).first()).toBeVisible();

  await card.remove.click();
  await gift.remove.click();
  await shopper.seeCount(2);
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await expect(card.article).toBeVisible();
  await undo.click();
  await expect(gift.article).toContainText(/50,00\s€/);
  await shopper.seeCount(4);
  const bought = (await sent(shopper, '/gift-card')).map(({ body }) => body);
  expect(bought).toHaveLength(2);
  expect(bought[1]).toEqual(bought[0]);
  expect(bought[0]).toMatchObject({ amount: 5_000 });
  const lines = linesOf(await sent(shopper, '/loyalty-card')).map((line) => line.split(' ')[0]);
  expect(lines).toEqual(['POST', 'DELETE', 'POST']);

  await gift.remove.click();
  await card.remove.click();
  // The clock runs on beside these jumps; the unit test holds the 4 s to the millisecond.
  await page.clock.runFor(1_500);
  await expect(undo).toHaveCount(2);
  await page.clock.runFor(2_600);
  await expect(undo).toHaveCount(0);
  await expect(gift.article).toBeHidden();
  await donation.remove.click();
  await shopper.seeCount(1);
  const given = async () => (await sent(shopper, '/donation')).map(({ body }) => body);
  await expect.poll(given).toEqual([
    { donationId: 'reforest', centAmount: 100 },
    { donationId: 'reforest', centAmount: 0 },
  ]);
});

test('a guest’s first item may be a gift card; without it no cart is left', {
  tag: ['@CRT-06', '@GFT-03', '@A-053', '@A-064'],
}, async ({ page }) => {
  await page.clock.install();
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('/cart');
  await expect(shopper.heading('Your cart is empty')).toBeVisible();
  await buyGiftCard(shopper, '20');
  const gift = rowOf(shopper, 'Gift card');
  await expect(gift.article).toContainText(/20,00\s€/);
  await shopper.seeCount(1);
  await gift.remove.click();
  await shopper.seeCount(0);
  await expect
    .poll(async () =>
      linesOf(await sent(shopper, '')).some((line) => /gift-cards\/.* 200$/.test(line)),
    )
    .toBe(true);
  await page.clock.runFor(4_100);
  await expect(shopper.heading('Your cart is empty')).toBeVisible();
});

test('a shop without gift cards, programme and donations offers none of them, and no link to share where carts are not shared', {
  tag: ['@PRD-06', '@PRD-07', '@PRD-10', '@PRD-12', '@DOM-22'],
}, async ({ page }) => {
  const shopper = await shopperAtCart(page, 'pl-pl');
  await expect(shopper.quantity).toHaveValue('1');
  await expect
    .poll(async () => linesOf(await callsOf(await shopper.sessionId())).length)
    .toBeGreaterThan(0);
  for (const name of ['Add a loyalty card', 'Share cart']) {
    await expect(shopper.button(name)).toHaveCount(0);
  }
  await expect(shopper.link('Add a gift card')).toHaveCount(0);
  await expect(shopper.link('Sign in to add the card')).toHaveCount(0);
  await expect(shopper.main.getByRole('group', { name: shopper.say('Donation') })).toHaveCount(0);
});

test('a piece is put aside, survives a reload and goes back; fifty choices are one change', {
  tag: ['@CRT-02'],
}, async ({ page }) => {
  const shopper = await openCartOfOne(page);
  const { main, say, quantity } = shopper;
  // Chosen before the code is there, the last of them would be all that is known.
  await page.waitForLoadState('networkidle');
  await quantity.evaluate((select) => {
    if (!(select instanceof HTMLSelectElement)) throw new Error('no select');
    for (let choice = 0; choice < 50; choice += 1) {
      select.value = String((choice % 9) + 2);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  // The last of them: 49 % 9 + 2.
  await shopper.seeCount(6);
  await expect
    .poll(async () => (await changes(shopper)).filter((line) => line.includes('/quantity/')))
    .toEqual([expect.stringMatching(/\/quantity\/6 200$/)]);

  await main.getByRole('button', { name: startsWith(say('Save for later')) }).click();
  await shopper.seeCount(0);
  await expect(shopper.heading('Your cart is empty')).toBeVisible();
  await expect
    .poll(async () => (await changes(shopper)).some((line) => /^DELETE .* 20\d$/.test(line)))
    .toBe(true);
  await shopper.open('/cart');
  const saved = main.getByRole('region', { name: say('Saved for later') });
  await expect(saved.getByRole('article')).toHaveCount(1);
  await saved.getByRole('button', { name: startsWith(say('Move to cart')) }).click();
  await expect(quantity).toHaveValue('1');
  await expect(saved).toHaveCount(0);
});

import { shopDay } from '#src/domain/shop/shop-day.ts';
import { createCustomer } from '../support/customers.ts';
import { readDocument } from '../support/html.ts';
import { callsOf } from '../support/inspection.ts';
import { expectError } from './account-form.ts';
import { barriers } from './barriers.ts';
import { mailsTo } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { type Shopper, shopperOn } from './shopper.ts';

const DAY_MS = 86_400_000;
const PARIS = { zipCode: '75002', city: 'Paris' };
/** The shop's day in so many days, as a date field takes it. */
const dayIn = (days: number) => shopDay(new Date(Date.now() + days * DAY_MS), 'FR');

const box = ({ main, say }: Shopper, english: string) =>
  main.getByRole('textbox', { name: say(english), exact: true });

/** Fills the form for somebody, as from Lou. */
async function fill(shopper: Shopper, to: { name: string; email: string; sendOn?: string }) {
  await box(shopper, 'Recipient’s name').fill(to.name);
  await box(shopper, 'Recipient’s email').fill(to.email);
  await box(shopper, 'Your name').fill('Lou Martin');
  await box(shopper, 'Your message').fill('Joyeux anniversaire !');
  await shopper.main.getByLabel(shopper.say('Delivery date')).fill(to.sendOn ?? '');
}

test('a card for today arrives in the name of its giver, and one for a later day is not sent yet', {
  tag: ['@GFT-02', '@GFT-05'],
}, async ({ page, request }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say, button, heading } = shopper;
  const id = crypto.randomUUID().slice(0, 8);
  const [soon, later] = [`soon-${id}@vitrine.example`, `later-${id}@vitrine.example`];
  await createCustomer(page.request, 'fr-fr');

  await shopper.open('/gift-card');
  await expect(box(shopper, 'Amount')).toHaveValue('50');
  await main.getByRole('radio', { name: /^75\s€$/ }).check();
  await expect(box(shopper, 'Amount')).toHaveValue('75');
  await main.getByRole('radio', { name: say('Red ribbon') }).check();
  await fill(shopper, { name: 'Camille', email: soon });
  expect(await barriers(page)).toEqual([]);
  await button('Add to cart').click();
  await expect(heading('Cart')).toBeVisible();
  const gifts = main.getByRole('article', { name: say('Gift card'), exact: true });
  await expect(gifts).toContainText('Camille');
  await expect(gifts).toContainText('Lou Martin');
  await expect(gifts).toContainText(say('Sent right after payment'));

  await shopper.link('Add a gift card').click();
  await fill(shopper, { name: 'Dominique', email: later, sendOn: dayIn(-1) });
  await button('Add to cart').click();
  await expect(main.getByLabel(say('Delivery date'))).toBeFocused();
  await expectError(
    shopper,
    main.getByLabel(say('Delivery date')),
    'Please choose a day within the next year, today at the earliest.',
  );
  await main.getByLabel(say('Delivery date')).fill(dayIn(9));
  await button('Add to cart').click();
  await expect(gifts).toHaveCount(2);
  await shopper.seeCount(2);
  const sent = (await callsOf(await shopper.sessionId())).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/gift-card'),
  );
  expect(sent.map(({ body }) => body)).toMatchObject([
    { amount: 7_500, senderName: 'Lou Martin', sendOn: null, design: 'ribbon' },
    { amount: 5_000, senderName: 'Lou Martin', sendOn: dayIn(9), design: 'window' },
  ]);

  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment(PARIS);
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(heading('Thank you')).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, soon)).length).toBe(1);
  const [mail = ''] = await mailsTo(request, soon);
  expect(mail).toContain('Lou Martin vous offre une carte cadeau');
  expect(mail).toContain('/gift-card-ribbon.png');
  expect((await request.get('/gift-card-ribbon.png')).headers()['content-type']).toBe('image/png');
  expect(await mailsTo(request, later)).toEqual([]);
});

test('the page of gift cards is found by its shops alone, each under the same path', {
  tag: ['@PRD-06'],
}, async ({ page, request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    return { status: answer.status(), ...readDocument(await answer.text()) };
  };
  const selling = ['fr-fr', 'fr-ch', 'en', 'de-de', 'it-it'];
  for (const locale of selling) {
    const found = await read(`/${locale}/gift-card`);
    expect.soft([locale, found.status]).toEqual([locale, 200]);
    const sitemap = await (await request.get(`/sitemaps/${locale}-families.xml`)).text();
    expect.soft(sitemap).toContain(`/${locale}/gift-card</loc>`);
    expect.soft(sitemap).not.toContain('/pl-pl/gift-card');
  }
  for (const locale of ['es-es', 'pl-pl', 'es', 'pl']) {
    expect.soft([locale, (await read(`/${locale}/gift-card`)).status]).toEqual([locale, 404]);
  }

  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carte cadeau' }).click();
  await expect(shopper.heading('Gift card')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr-fr\/gift-card$/);
  const alternates = page.locator('link[rel=alternate][hreflang]');
  const hrefs = await alternates.evaluateAll((links) =>
    links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://shop').pathname),
  );
  expect([...new Set(hrefs)].sort()).toEqual(
    selling.map((locale) => `/${locale}/gift-card`).sort(),
  );
});

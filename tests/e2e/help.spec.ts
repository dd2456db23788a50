import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

test('the help page stands under its own word in each language, topics below whole locales alone', {
  tag: ['@RTE-25', '@RTE-26'],
}, async ({ request }) => {
  const there = ['/fr-fr/aide', '/fr-fr/aide/livraison', '/fr-ch/aide', '/en/help', '/es-es/ayuda'];
  there.push('/de-de/hilfe', '/it-it/aiuto', '/pl-pl/pomoc', '/fr/aide', '/es/ayuda', '/de/hilfe');
  there.push('/it/aiuto', '/pl/pomoc', '/en/help/delivery');
  for (const path of there) expect((await request.get(path)).status(), path).toBe(200);
  const none = ['/fr-fr/help', '/fr-fr/aide/versand', '/fr/aide/livraison', '/es/ayuda/envio'];
  none.push('/de/hilfe/versand', '/it/aiuto/consegna', '/pl/pomoc/dostawa');
  for (const path of none) expect((await request.get(path)).status(), path).toBe(404);
});

test('help is silent about what the shop does not have, on the page, below it and in the sitemap', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const polish = await text('/pl-pl/pomoc');
  expect(polish).toMatch(/Kartą albo w\sinny sposób/);
  expect(polish).not.toContain('podarunkow');
  expect(await text('/fr-fr/aide/cartes-cadeaux')).toContain('Comment payer avec une carte cadeau');
  const map = await text('/sitemaps/pl-pl-families.xml');
  expect(map).toContain('/pl-pl/pomoc/zwroty');
  for (const topic of ['karty-podarunkowe', 'karta-stalego-klienta', 'sklepy']) {
    expect((await request.get(`/pl-pl/pomoc/${topic}`)).status(), topic).toBe(404);
    expect(map).not.toContain(topic);
  }
});

test('the footer leads to help, where a search finds an answer', { tag: ['@CMS-06'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = shopperOn(page, 'en');
  await shopper.open('');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Help', exact: true }).click();
  await footer.getByRole('link', { name: 'Returns', exact: true }).click();
  await expect(page).toHaveURL('/en/help/returns');
  await expect(page.getByText('30 days', { exact: true })).toBeVisible();
  await shopper.open('/help');
  await page.getByRole('searchbox', { name: 'Search our answers' }).fill('gift balance');
  const answer = shopper.main.getByRole('button', {
    name: 'What happens to the balance left on the card?',
  });
  await answer.click();
  await expect(page.getByText('It stays on the card for your next order.')).toBeVisible();
  expect(await imperfections(page)).toEqual([]);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
});

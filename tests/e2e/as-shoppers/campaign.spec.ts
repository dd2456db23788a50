import { expect, test } from './shoppers-test.ts';

/** The server keeps one page for all parameters that no page knows; browsers see them. */
const CAMPAIGNS = ['utm_source=letter', 'gclid=1', 'utm_source=letter&gclid=2'];

for (const path of ['/en/dresses--plf1200?', '/en/search?q=dress&']) {
  test(`an advertisement that leads to ${path} leads to the page that is kept, which comes alive`, async ({
    page,
  }) => {
    // Its own page is kept first; what does not fit it would be an error in the console.
    await page.goto(path);
    for (const campaign of CAMPAIGNS) {
      await page.goto(`${path}${campaign}`);
      await page.getByLabel('Sort by').selectOption('Price, low to high');
      await expect(page).toHaveURL(/sort=price-asc/);
    }
  });
}

import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';
import { OFFICE, signIn } from './staff.ts';

test.describe('imports of the back office', () => {
  test.use({ locale: 'en-GB' });

  test('a shopkeeper has a file of stock checked, imports its good rows and keeps the refused ones', async ({
    page,
  }) => {
    await signIn(page, 'owner');
    await page.goto(`${OFFICE}/imports`);
    const buffer = Buffer.from('Article;Pieces\n400479-none;3\n');
    const file = { name: 'pieces.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Choose a file (CSV)').setInputFiles(file);
    await expect(page.getByText('Its columns do not tell what the file holds.')).toBeVisible();

    await page.getByRole('combobox', { name: 'What it holds' }).click();
    await page.getByRole('option', { name: 'Stock' }).click();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Columns are missing that every row needs.')).toBeVisible();
    await page.getByText('Which column is which').click();
    for (const [ours, theirs] of [
      ['sku', 'Article'],
      ['quantity', 'Pieces'],
    ] as const) {
      await page.getByRole('combobox', { name: ours }).click();
      await page.getByRole('option', { name: theirs }).click();
    }
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Line 2: there is no sku "400479-none"')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Refused rows with reasons (CSV)' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('refused-pieces.csv');
  });

  test('a shopkeeper takes the products that a list shows with all columns, and nothing of them would change', async ({
    page,
  }) => {
    await signIn(page, 'owner');
    await page.goto(`${OFFICE}/products`);
    await page.getByPlaceholder('Name, brand, number, sku or barcode').fill('400479');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'All columns (CSV)' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Without stock' }).click(),
    ]);
    const file = await saved.path();
    await page.goto(`${OFFICE}/imports`);
    await page.getByLabel('Choose a file (CSV)').setInputFiles(file);
    await expect(page.getByText('Will stay as they are')).toBeVisible();
    const facts = page.getByRole('status').filter({ hasText: 'Will stay as they are' });
    await expect(facts).toContainText(/Will be changed\s*0/);
    await expect(facts).toContainText(/Will stay as they are\s*1/);
  });
});

test.describe('redirects of the back office', () => {
  test.use({ locale: 'en-GB' });

  test('a link to a page of the shop that was left leads to where an editor says, on the same host', async ({
    page,
  }) => {
    await signIn(page, 'editor');
    await page.goto(`${OFFICE}/redirects`);
    await page.getByRole('button', { name: 'Add a redirect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a redirect' });
    await dialog.getByLabel('Old path').fill('https://old.example/pages/our-stores?a=1');
    await dialog.getByLabel('Leads to').fill('/stores');
    await dialog.getByRole('button', { name: 'Add a redirect' }).click();
    await expect(page.getByText('/pages/our-stores')).toBeVisible();

    const { at } = shopperOn(page, 'en');
    const moved = await page.request.get(at('/pages/our-stores'), { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/en/stores']);
    const gone = await page.request.get(at('/pages/no-such'), { maxRedirects: 0 });
    expect(gone.status()).toBe(404);
  });
});

import sharp from 'sharp';
import { listFamilies } from '#src/domain/catalogue/family.calls.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';
import { OFFICE, signIn } from './staff.ts';

/** A scarf that no other test looks at. */
const PLAN = 'Plan of the shopkeeper';
const SCARF = '400479';

test.describe('products of the back office', () => {
  test.use({ locale: 'en-GB' });

  test('a shopkeeper renames a product and reduces it in all shops, and shoppers see both; a price and a plan for next week are seen, and withdrawn', async ({
    page,
    otherContext,
  }) => {
    const staff = await otherContext.newPage();
    await signIn(staff, 'owner');
    await staff.goto(`${OFFICE}/products`);
    await staff.getByPlaceholder('Name, brand, number, sku or barcode').fill(SCARF);
    await staff.getByRole('link', { name: 'Capri striped scarf' }).click();

    const english = staff.getByRole('group', { name: 'English' });
    await english.getByLabel('Name', { exact: true }).fill('Scarf of the shopkeeper');
    await staff.getByRole('button', { name: 'Save the product' }).click();
    await expect(staff.getByText('The product is changed.')).toBeVisible();

    // Out of one shop, and back.
    const spain = staff.getByRole('group', { name: 'Shops' }).getByRole('row', { name: /^Spain/ });
    await staff.getByRole('button', { name: 'Withdraw' }).click();
    const withdrawing = staff.getByRole('dialog', { name: 'Withdraw' });
    for (const country of [
      'France',
      'Switzerland',
      'United Kingdom',
      'Germany',
      'Italy',
      'Poland',
    ]) {
      await withdrawing.getByLabel(country).uncheck();
    }
    await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
    await expect(spain).toContainText('withdrawn');
    await staff.getByRole('button', { name: 'Publish' }).click();
    const publishing = staff.getByRole('dialog', { name: 'Publish' });
    await expect(publishing.getByLabel('Spain')).toBeChecked();
    await publishing.getByRole('button', { name: 'Publish' }).click();
    await expect(spain).toContainText('published');

    const dialog = staff.getByRole('dialog', { name: 'Change prices' });
    const open = () => staff.getByRole('button', { name: 'Change prices' }).click();
    await open();
    await dialog.getByLabel('Reduce by percent').fill('40');
    await dialog.getByRole('button', { name: 'Fill in for all shops' }).click();
    const france = dialog.getByRole('group', { name: 'France (EUR)' });
    const reduced = await france.getByLabel('Reduced to').inputValue();
    await dialog.getByRole('button', { name: 'What will shoppers read?' }).click();
    await expect(dialog.getByText(/^France: .* is struck, lowest price of 30 days/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change prices' }).click();
    await expect(dialog).toBeHidden();

    await open();
    await france.getByLabel('Price').fill('99.90');
    const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('From').fill(nextWeek);
    await dialog.getByRole('button', { name: 'Plan prices' }).click();
    await expect(dialog).toBeHidden();
    const planned = staff.getByRole('row', { name: /France.*planned/ });
    await planned.getByRole('button', { name: 'Withdraw' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(staff.getByRole('row', { name: /France.*withdrawn/ })).toBeVisible();

    const shopper = shopperOn(page, 'en');
    await page.goto(shopper.at(`/scarf--p${SCARF}`));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Scarf of the shopkeeper' }),
    ).toBeVisible();
    await expect(shopper.main.getByText(`€${reduced}`, { exact: true }).first()).toBeVisible();

    // A plan of one price, seen in its shop before it begins, and in the calendar.
    await staff.goto(`${OFFICE}/price-plans`);
    await staff.getByRole('button', { name: 'New plan' }).click();
    const plan = staff.getByRole('dialog', { name: 'New plan' });
    await plan.getByLabel('Name').fill(PLAN);
    await plan.getByRole('combobox', { name: 'Products' }).fill(SCARF);
    await staff.getByRole('option', { name: SCARF }).click();
    await plan.getByLabel('Leave out what is reduced already').uncheck();
    await plan.getByLabel('What becomes of the price').click();
    await staff.getByRole('option', { name: 'One price for all' }).click();
    await plan.getByLabel('United Kingdom').check();
    await plan.getByLabel('Price in EUR').fill('5');
    await plan.getByLabel('From').fill(nextWeek);
    await plan.getByRole('button', { name: 'Make the plan' }).click();
    await expect(plan).toBeHidden();
    const row = staff.getByRole('row').filter({ hasText: PLAN });
    const link = await row.getByRole('link', { name: 'United Kingdom' }).getAttribute('href');
    await page.goto(link ?? '');
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('The shop as it will be on');
    await page.goto(shopper.at(`/scarf--p${SCARF}`));
    await expect(shopper.main.getByText('€5.00', { exact: true }).first()).toBeVisible();
    await shopper.button('Add to cart').click();
    await expect(shopper.toasts).toContainText('nothing can be added or ordered');
    await bar.getByRole('button', { name: 'Leave preview' }).click();
    await expect(shopper.main.getByText(`€${reduced}`, { exact: true }).first()).toBeVisible();

    await staff.getByRole('link', { name: 'Calendar' }).click();
    const month = staff.getByRole('heading', { level: 2 });
    if (nextWeek.slice(0, 7) !== new Date().toISOString().slice(0, 7)) {
      await staff.getByRole('button', { name: 'Month after' }).press('ArrowRight');
    }
    await expect(month).toContainText(nextWeek.slice(0, 4));
    await staff.getByRole('link', { name: new RegExp(`^${PLAN}, €5.00`) }).click();
    await row.getByRole('button', { name: 'Withdraw' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(row).toContainText('withdrawn');
  });

  test('a shopkeeper makes a product with a photograph, publishes it in one shop, and shoppers find it there', async ({
    page,
    otherContext,
  }) => {
    const staff = await otherContext.newPage();
    await signIn(staff, 'owner');
    await staff.goto(`${OFFICE}/products`);
    await staff.getByRole('link', { name: 'New product' }).click();
    const english = staff.getByRole('group', { name: 'English' });
    await english.getByLabel('Name', { exact: true }).fill('Numbat scarf');
    await staff.getByLabel('Family').selectOption('f3300');
    const colour = staff.getByRole('group', { name: 'Colour 1' });
    await colour.getByLabel('Colour', { exact: true }).fill('Numbat blue');
    await staff.getByRole('option', { name: 'Make “Numbat blue”' }).click();
    const making = staff.getByRole('dialog', { name: 'New colour' });
    await expect(making.getByLabel('English')).toHaveValue('Numbat blue');
    await making.getByLabel('French').fill('Bleu numbat');
    await making.getByRole('button', { name: 'New colour' }).click();
    await expect(making).toBeHidden();
    await expect(colour.getByLabel('Colour', { exact: true })).toHaveValue('Numbat blue');
    await expect(colour.getByLabel('Size')).toHaveValue('ONE');
    await colour.getByLabel('In stock').fill('7');
    await staff.getByLabel('United Kingdom (EUR)').fill('39.90');
    await staff.getByRole('button', { name: 'Make the product' }).click();

    await expect(staff.getByRole('group', { name: 'Shops' })).toContainText('picture');
    const photo = await sharp({
      create: { width: 60, height: 90, channels: 3, background: '#236' },
    })
      .jpeg()
      .toBuffer();
    await staff
      .getByLabel(/^Add pictures of/)
      .setInputFiles({ name: 'scarf.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(staff.getByRole('img', { name: /^Picture 1 of/ })).toBeVisible();
    await staff.getByRole('button', { name: 'Publish' }).click();
    const publishing = staff.getByRole('dialog', { name: 'Publish' });
    await expect(publishing.getByLabel('United Kingdom')).toBeChecked();
    await publishing.getByRole('button', { name: 'Publish' }).click();
    await expect(publishing).toBeHidden();

    const productId = /products\/(\d+)/.exec(staff.url())?.[1];
    const shopper = shopperOn(page, 'en');
    await page.goto(shopper.at(`/scarf--p${productId}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Numbat scarf' })).toBeVisible();
    await expect(shopper.main.getByText('€39.90', { exact: true }).first()).toBeVisible();
  });

  test('a family is made, renamed, found by its earlier URL, and deleted while it is empty', async ({
    page,
    otherContext,
  }) => {
    const staff = await otherContext.newPage();
    await signIn(staff, 'owner');
    await staff.goto(`${OFFICE}/families`);
    const row = (name: string) => staff.getByRole('listitem').filter({ hasText: name });
    const english = (name: string) =>
      staff.getByRole('dialog', { name }).getByRole('group', { name: 'English' });

    await staff.getByRole('button', { name: 'New family' }).click();
    await english('New family').getByLabel('Name', { exact: true }).fill('Evening');
    await staff.getByRole('dialog').getByRole('button', { name: 'New family' }).click();
    await expect(row('Evening')).toContainText('no products');
    const answer = await staff.request.get(`${OFFICE}${listFamilies.path}`);
    const { values } = listFamilies.answer.parse(await answer.json());
    const { id } = values.find(({ document }) => document.texts.en.title === 'Evening') ?? {};
    const statusOf = async (slug: string) => {
      const shown = await page.request.get(`/en/${slug}--pl${id}`, { maxRedirects: 0 });
      return [shown.status(), shown.headers().location];
    };
    expect(await statusOf('evening')).toEqual([200, undefined]);

    await row('Evening').getByRole('button', { name: 'Change' }).click();
    const renamed = english('Change “Evening”');
    await renamed.getByLabel('Name', { exact: true }).fill('Gala');
    await renamed.getByLabel('Name in the URL').fill('');
    await staff.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await expect(row('Gala')).toBeVisible();
    await expect.poll(() => statusOf('evening')).toEqual([301, `/en/gala--pl${id}`]);
    expect(await statusOf('gala')).toEqual([200, undefined]);

    await row('Gala').getByRole('button', { name: 'Delete' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row('Gala')).toHaveCount(0);
  });
});

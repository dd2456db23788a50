import { randomUUID } from 'node:crypto';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';
import { OFFICE, signIn } from './staff.ts';

/** A second go makes another. */
const DROP = `Quokka drop ${randomUUID().slice(0, 4)}`;
/** A belt that no other test looks at. */
const BELT = '400480';

test.describe('drops of the back office', () => {
  test.use({ locale: 'en-GB' });

  test('a shopkeeper makes a drop of a price plan, sees the shop as it will be, and withdraws it', async ({
    page,
    otherContext,
  }) => {
    const staff = await otherContext.newPage();
    await signIn(staff, 'owner');
    await staff.goto(`${OFFICE}/drops`);
    await staff.getByRole('button', { name: 'New drop' }).click();
    const making = staff.getByRole('dialog', { name: 'New drop' });
    await making.getByLabel('Name for the staff').fill(DROP);
    await making.getByLabel('United Kingdom').check();
    await making.getByLabel('France').check();
    const friday = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await making.getByLabel('Begins').fill(`${friday}T20:00`);
    await making.getByRole('button', { name: 'Make the drop' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: DROP })).toBeVisible();

    await staff.getByRole('button', { name: 'Add a price plan' }).click();
    const plan = staff.getByRole('dialog', { name: 'Add a price plan' });
    await plan.getByLabel('Name').fill(`${DROP}: one price`);
    await plan.getByRole('combobox', { name: 'Products' }).fill(BELT);
    await staff.getByRole('option', { name: BELT }).click();
    await plan.getByLabel('Leave out what is reduced already').uncheck();
    await plan.getByLabel('What becomes of the price').click();
    await staff.getByRole('option', { name: 'One price for all' }).click();
    await plan.getByLabel('Price in EUR').fill('5');
    await plan.getByRole('button', { name: 'Make the plan' }).click();
    await expect(plan).toBeHidden();
    await expect(staff.getByRole('region', { name: 'Price plans' })).toContainText('planned');

    for (const width of [1280, 390]) {
      await staff.setViewportSize({ width, height: 900 });
      const wide = () => staff.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide).toBe(width);
      expect([width, await barriers(staff)]).toEqual([width, []]);
    }
    await staff.setViewportSize({ width: 1280, height: 900 });

    const link = staff.getByRole('link', { name: 'Preview of United Kingdom' });
    await page.goto((await link.getAttribute('href')) ?? '');
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('The shop as it will be on');
    const shopper = shopperOn(page, 'en');
    await page.goto(shopper.at(`/belt--p${BELT}`));
    await expect(shopper.main.getByText('€5.00', { exact: true }).first()).toBeVisible();

    const britain = staff.getByRole('listitem').filter({ hasText: /^United Kingdom/ });
    await britain.getByRole('button', { name: 'Withdraw in this shop' }).click();
    const asking = staff.getByRole('dialog', { name: 'Withdraw in this shop' });
    await asking.getByRole('button', { name: 'Withdraw in this shop' }).click();
    await expect(britain).toContainText('withdrawn');
    await page.reload();
    await expect(shopper.main.getByText('€5.00', { exact: true })).toHaveCount(0);

    await staff.goto(`${OFFICE}/price-plans`);
    const row = staff.getByRole('row').filter({ hasText: `${DROP}: one price` });
    await row.getByRole('link', { name: 'Part of a drop' }).click();
    await staff.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const all = staff.getByRole('dialog', { name: 'Withdraw' });
    await all.getByRole('button', { name: 'Withdraw' }).click();
    const france = staff.getByRole('listitem').filter({ hasText: /^France/ });
    await expect(france).toContainText('withdrawn');
    await staff.goto(`${OFFICE}/drops`);
    await expect(staff.getByRole('row').filter({ hasText: DROP })).toContainText('withdrawn');
  });
});

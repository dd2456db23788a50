import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

test.describe('a product', () => {
  test('has all that one buys it by: colour, size, cart, heart, guide, stores, alert; few are said to be few', {
    tag: ['@UIX-04', '@PRD-08', '@PRD-15', '@ENU-14'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/midi-dress--p400101');
    await page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(1).check();
    await page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').first().check();
    for (const name of [
      'Add to cart',
      'Add to wishlist',
      'Size guide',
      'Check in-store availability',
    ]) {
      await expect(shopper.button(name)).toBeVisible();
    }
    const sizes = page.getByRole('radiogroup', { name: 'Size' });
    await expect(sizes.getByRole('radio', { name: '12 Few left' })).toHaveCount(1);
    await shopper.chooseSize('44');
    await expect(shopper.button('Notify me')).toBeVisible();
    await expect(shopper.button('Add to cart')).toHaveCount(0);
  });

  test('a colour whose picture has not come can be chosen', { tag: ['@PRD-08'] }, async ({
    page,
  }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 503 }));
    const shopper = shopperOn(page, 'en');
    await shopper.open('/midi-dress--p400101');
    const colours = page.getByRole('radiogroup', { name: 'Colour' });
    await expect(colours.locator('img[data-missing]').nth(1)).toHaveCSS('opacity', '0');
    await colours.getByRole('radio').nth(1).check();
    await expect(colours.getByRole('radio').nth(1)).toBeChecked();
  });

  test('shows the marketing labels that editors name, and what they say of them', {
    tag: ['@ENT-45', '@CMS-09'],
  }, async ({ page }) => {
    const RECYCLED = 'Au moins 50\u202f% recyclé';
    const { at } = shopperOn(page, 'fr-fr');
    const read = async (path: string) => (await page.request.get(path)).text();
    const [tile = ''] = (await read(at('/robes--plf1200')))
      .split('<article')
      .filter((article) => article.includes(RECYCLED));
    const [, product = ''] = /href="([^"]+--p\d+)/.exec(tile) ?? [];
    const document = await read(product);
    expect(document).toMatch(RegExp(`<a [^>]*href="[^"]*/search\\?q=[^"]*"[^>]*>${RECYCLED}</a>`));
    expect(document).toContain('>Au moins la moitié des fibres sont recyclées.<');
  });

  test('says what buyers say: mean and number beside the name, the texts further down', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/fitted-floral-midi-dress--p400102');
    await shopper.main.getByRole('link', { name: /\d reviews?$/ }).click();
    const reviews = page.getByRole('region', { name: 'What our customers say' });
    await expect(reviews.getByRole('listitem').first()).toContainText('out of 5 stars');
    await expect(reviews.getByRole('listitem').first()).toContainText(/Hannah|Rachel|Megan/);
    // The link leads to them, not to what the header covers.
    const isClear = (heading: Element) => {
      const { left, top } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left, top));
    };
    await expect.poll(() => reviews.getByRole('heading').evaluate(isClear)).toBe(true);
  });

  test('a sold-out size offers to write, after a sign-in that comes back', {
    tag: ['@ALR-01', '@DOM-24', '@RTE-33'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    await shopper.chooseSize('44');
    await shopper.button('Notify me').click();
    await shopper.signIn('u2@vitrine.example');
    await expect(page).toHaveURL(new RegExp(`${DRESS.path}$`));
    await shopper.chooseSize('44');
    // Set by the page that the sign-in came back to.
    await expect(
      shopper.main.getByText(shopper.say('We will write to you when this size is back.')),
    ).toBeVisible();
    await shopper.button('Cancel the alert').click();
    await expect(shopper.button('Notify me')).toBeVisible();
  });

  test('the heart remembers, and the wishlist shows it', {
    tag: ['@PRD-02', '@WSH-01', '@WSH-02', '@WSH-06'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await shopper.button('Add to wishlist').click();
    await shopper.signIn('u4@vitrine.example');
    await expect(page).toHaveURL(new RegExp(`${DRESS.path}$`));
    await expect(shopper.button('Remove from wishlist')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(shopper.at('/account/wishlist'));
    await expect(shopper.main.getByRole('article')).toHaveCount(1);
    await shopper.open(DRESS.path);
    await shopper.button('Remove from wishlist').click();
    await expect(shopper.button('Add to wishlist')).toBeVisible();
  });

  test('a heart that wakes after the start-up call has answered is full all the same', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await shopper.button('Add to wishlist').click();
    await shopper.signIn('u5@vitrine.example');
    await expect(shopper.button('Remove from wishlist')).toBeVisible();
    const answered = page.waitForResponse(/fetchStartUp/);
    await page.route(/\/assets\/product-[\w-]+\.js/, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(shopper.at(DRESS.path));
    await expect(shopper.button('Remove from wishlist')).toHaveAttribute('aria-pressed', 'true');
    await shopper.button('Remove from wishlist').click();
    await expect(shopper.button('Add to wishlist')).toHaveAttribute('aria-pressed', 'false');
  });

  test('the size guide speaks the region of the shop', {
    tag: ['@DOM-06', '@DOM-08', '@I18-12'],
  }, async ({ page }) => {
    for (const [locale, first, size] of [
      ['de-de', 'EU', '34'],
      ['it-it', 'IT', '38'],
    ] as const) {
      const shopper = shopperOn(page, locale);
      await shopper.open(DRESS.path);
      await shopper.button('Size guide').click();
      const table = page.getByRole('table', {
        name: shopper.say('The same sizes in other countries'),
      });
      await expect(table.getByRole('columnheader').first()).toHaveText(
        `${first}${shopper.say('in this shop')}`,
      );
      await expect(table.getByRole('rowheader').first()).toHaveText(size);
      await page.keyboard.press('Escape');
      await expect(table).toBeHidden();
    }
  });

  test('an item of careful make shows its environmental sheet in shops that say so, and claims nothing', {
    tag: ['@DOM-38'],
  }, async ({ page }) => {
    const german = shopperOn(page, 'de-de');
    await german.open('/tailliertes-midikleid-mit-blumenmuster--p400102');
    await expect(german.button('Environmental qualities')).toBeVisible();
    await expect(german.main.getByText('Umweltgerecht')).toHaveCount(0);
    const english = shopperOn(page, 'en');
    await english.open('/fitted-floral-midi-dress--p400102');
    await expect(english.button('Materials and care')).toBeVisible();
    await expect(english.button('Environmental qualities')).toHaveCount(0);
  });

  test('the environmental sheet is shown in France alone', { tag: ['@DOM-25'] }, async ({
    page,
  }) => {
    const french = shopperOn(page, 'fr-fr');
    await french.open(DRESS.path);
    await french.button('Environmental qualities').click();
    await expect(
      french.main.getByText(french.say('Recycled material'), { exact: true }),
    ).toBeVisible();
    const sorting = french.main.getByRole('img', { name: /^Triman/ });
    await expect(sorting).toBeVisible();
    await expect(sorting).toHaveJSProperty('naturalWidth', 528);
    const german = shopperOn(page, 'de-de');
    await german.open(DRESS.path);
    await expect(german.button('Environmental qualities')).toHaveCount(0);
  });

  test('partners have their places where the shop works with them', {
    tag: ['@DOM-34', '@DOM-36'],
  }, async ({ page }) => {
    await shopperOn(page, 'en').open(DRESS.path);
    await expect(page.locator('[data-slot=olapic][data-product="400101"]')).toHaveCount(1);
    await expect(page.locator('[data-slot=rich-relevance]')).toHaveCount(1);
    await shopperOn(page, 'en').open('/cart');
    await expect(page.locator('[data-slot=rich-relevance]')).toHaveCount(1);
    for (const path of [DRESS.path, '/cart']) {
      await shopperOn(page, 'de-de').open(path);
      await expect(page.locator('[data-slot]')).toHaveCount(0);
    }
  });

  test('what goes with it, what is like it and what was seen come below', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    await shopper.main.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await shopper.open(DRESS.path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const name of ['Complete the look', 'You may also like', 'Recently viewed']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  test('the size that was put into the cart is marked on the next dress, and not chosen', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await shopper.addToCart('36');
    await shopper.open(DRESSES);
    await shopper.main.getByRole('article').nth(1).getByRole('link').first().click();
    const sizes = page.getByRole('radiogroup', { name: 'Size' });
    const marked = sizes.getByRole('radio', { name: /Your size last time$/ });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(/^8 /);
    await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
    const served = await (await page.request.get(page.url())).text();
    expect(served).not.toContain('Your size last time');
  });

  test('opened on a sold-out size, the server finishes the page itself', {
    tag: ['@UIX-03'],
  }, async ({ page }) => {
    const answer = await page.goto('/en/product/3600000000061');
    expect(await answer?.text()).not.toContain('<!--$!-->');
    await expect(shopperOn(page, 'en').button('Notify me')).toBeVisible();
  });

  test('sizes are chips of one width, and the alert and the heart share a line', {
    tag: ['@UIX-04'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('/product/3600000000061');
    const chips = page.getByRole('radiogroup', { name: shopper.say('Size') }).locator('label');
    const widths = await chips.evaluateAll((all) =>
      all.map((chip) => Math.round(chip.getBoundingClientRect().width)),
    );
    expect(widths.length).toBeGreaterThan(3);
    expect(new Set(widths).size).toBe(1);

    const alert = shopper.button('Notify me');
    await expect(alert).toBeVisible();
    const [bell, heart] = await Promise.all([
      alert.boundingBox(),
      shopper.main
        .getByRole('button', { name: shopper.say('Add to wishlist'), exact: true })
        .boundingBox(),
    ]);
    expect(bell?.height).toBeLessThan(60);
    expect(heart?.y).toBeLessThan((bell?.y ?? 0) + (bell?.height ?? 0));
  });

  test('the page names its commercial operation', { tag: ['@DOM-32'] }, async ({ page }) => {
    await shopperOn(page, 'fr-fr').open(DRESS.path);
    await expect(page.locator('html')).toHaveAttribute('data-operation', 'autumn-2026');
  });
});

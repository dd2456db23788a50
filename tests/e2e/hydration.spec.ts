import { readdirSync, readFileSync } from 'node:fs';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';
import { ALL_SCRIPTS, hold } from './held-files.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn, untilHydrated } from './shopper.ts';

const ASSETS = 'dist/client/assets';

/** The script of a page comes after the page: what that may not cost a shopper. */

test('a page whose code never comes can be read, and its links lead on (performance.md)', async ({
  page,
  missing,
}) => {
  missing.push(/^net::ERR_FAILED \/assets\//, /Failed to fetch dynamically imported module/);
  await page.route(ALL_SCRIPTS, (route) => route.abort());
  await page.goto(`/en${DRESS.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Women' }).click();
  await expect(page).toHaveURL(/\/en\/\S+--plf1000$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresses' }).click();
  await expect(page).toHaveURL(/\/en\/\S+--plf1200$/);
});

/** The URL of the built file that holds a text. */
function fileWith(text: string): RegExp {
  const file = readdirSync(ASSETS).find(
    (name) => name.endsWith('.js') && readFileSync(`${ASSETS}/${name}`, 'utf8').includes(text),
  );
  if (file === undefined) throw new Error(`no built file holds “${text}”`);
  return new RegExp(`/assets/${file}$`);
}

for (const [awaited, filesOf] of [
  ['its script has run', () => ALL_SCRIPTS],
  ['its words have come', () => fileWith('Skip to content')],
] as const) {
  test(`Back from a page before ${awaited} leads to the one before it`, { tag: ['@F27'] }, async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    const heading = page.getByRole('heading', { level: 1 });
    await shopper.open('/dresses--plf1200');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    const files = filesOf();
    const release = await hold(page, files);
    const asked = page.waitForRequest(files);
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/--plf1200$/);
    release();
    await expect(heading).toHaveText('Dresses');
    // Its script runs: what is pressed leads a stranger to the sign-in.
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /wishlist/ })
      .click();
    await expect(heading).toHaveText('Sign in');
  });
}

/** Goes back, once, right after the page has asked how it was fetched: before it is hydrated. */
function backBeforeHydration() {
  const look = performance.getEntriesByType.bind(performance);
  performance.getEntriesByType = (type: string) => {
    if (type === 'navigation' && !sessionStorage.getItem('went-back')) {
      sessionStorage.setItem('went-back', 'once');
      history.back();
    }
    return look(type);
  };
}

/** Goes back, once, as soon as the page says that it is hydrated. */
function backAfterHydration() {
  new MutationObserver(() => {
    if (sessionStorage.getItem('went-back')) return;
    sessionStorage.setItem('went-back', 'once');
    history.back();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

for (const [moment, goBack] of [
  ['that is about to be hydrated', backBeforeHydration],
  ['that has just been hydrated', backAfterHydration],
] as const) {
  test(`Back from a page ${moment} leads to the one before it`, { tag: ['@F27'] }, async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/dresses--plf1200');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await page.addInitScript(goBack);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
    expect(await page.evaluate(() => sessionStorage.getItem('went-back'))).toBe('once');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  });
}

/** Presses a tile; the heading of the page in the very next task, before a frame may come between. */
function pressAndLook(link: HTMLElement): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const inNextTask = new Promise<string | undefined>((resolve) => {
    port1.onmessage = () => resolve(document.querySelector('h1')?.textContent);
  });
  link.click();
  port2.postMessage(null);
  return inNextTask;
}

for (const [how, isMeant] of [
  ['pressed at once', false],
  ['whose page has been fetched ahead', true],
] as const) {
  test(`a tile ${how} leads to its product in one task: no file that is there is asked for again (performance.md)`, async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    const heading = page.getByRole('heading', { level: 1 });
    await shopper.open('/dresses--plf1200');
    await untilHydrated(page);
    const tile = (position: number) => page.getByRole('article').nth(position).getByRole('link');
    await tile(0).click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Dresses');
    const name = await tile(1).textContent();
    if (isMeant) {
      const fetched = page.waitForResponse(/_serverFn/);
      await tile(1).hover();
      await (await fetched).finished();
    }
    expect(await tile(1).evaluate(pressAndLook)).toBe(name);
  });
}

for (const [name, path] of [
  ['home', ''],
  ['a list', '/women--plf1000'],
  ['a product', DRESS.path],
  ['the cart', '/cart'],
] as const) {
  test(`who scrolls ${name} before its script runs stays there, and comes back to it (performance.md)`, async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const release = await hold(page, ALL_SCRIPTS);
    await page.goto(shopper.at(path), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    release();
    await untilHydrated(page);
    expect(await place()).toBe(300);
    // The footer is hydrated last.
    await page.waitForLoadState('networkidle');
    // Clicked by a script, since a pointer would scroll there.
    const leave = page.getByRole('contentinfo').getByRole('link', { name: 'Dresses' });
    await leave.dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
    await expect.poll(place).toBe(0);
    await page.goBack();
    // A document of its own where the footer was not yet hydrated.
    await expect(async () => expect(await place()).toBe(300)).toPass();
    await page.reload();
    await untilHydrated(page);
    expect(await place()).toBe(300);
  });
}

test('moving from page to page shows one after the other, and none empty (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open('');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? 'nothing';
      if (seen.at(-1) !== heading) seen.push(heading);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible();
  const seen = await page.evaluate(() => Object(window).seenHeadings);
  expect(seen.slice(1)).toEqual(['Dresses', name, 'Dresses']);
});

/** Pages that are the same under every prefix. */
const KINDS = [
  DRESSES,
  DRESS.path,
  '/cart',
  '/search?q=lin',
  '/x--plf1240?page=2',
  '/product/robe-midi/500202',
  '/newsletter/subscription',
  '/newsletter/confirmation?token=t&source=s',
  '/unsubscribe',
  '/unsubscribe/confirmation',
];

/** Two a locale, so that each comes in one locale or in two; at a release all of them in each. */
const kindsOf = (turn: number) =>
  process.env.IS_RELEASE === '1'
    ? KINDS
    : [2 * turn, 2 * turn + 1].flatMap((at) => KINDS[at % KINDS.length] ?? []);

test('server and browser agree on home in every locale, and on two other pages in each: no hydration warning', {
  tag: ['@UIX-03'],
}, async ({ page }) => {
  test.slow();
  // The console is watched by the fixture: a mismatch writes an error there.
  for (const [turn, locale] of LOCALE_CODES.entries()) {
    for (const path of ['', ...kindsOf(turn)]) {
      await shopperOn(page, locale).open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

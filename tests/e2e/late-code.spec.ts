import { ALL_SCRIPTS, hold } from './held-files.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn, untilAwake } from './shopper.ts';

/** The code of a page comes after the page (decision 015): what that may not cost a shopper. */

test('a page whose code never comes can be read, and its links lead on (performance.md)', async ({
  page,
  missing,
}) => {
  missing.push(/^net::ERR_FAILED \/assets\/(product|listing|home|after)-/);
  await page.route(/\/assets\/(product|listing|home|after)-/, (route) => route.abort());
  await page.goto(`/en${DRESS.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Women' }).click();
  await expect(page).toHaveURL(/\/en\/\S+--plf1000$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresses' }).click();
  await expect(page).toHaveURL(/\/en\/\S+--plf1200$/);
});

for (const [awaited, files] of [
  ['its script has run', ALL_SCRIPTS],
  ['its words have come', /\/assets\/en-[\w-]+\.js$/],
] as const) {
  test(`Back from a page before ${awaited} leads to the one before it`, { tag: ['@F27'] }, async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    const heading = page.getByRole('heading', { level: 1 });
    await shopper.open('/dresses--plf1200');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
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

/** Goes back, once, right after the page has asked how it was fetched: before it wakes. */
function backBeforeItWakes() {
  const look = performance.getEntriesByType.bind(performance);
  performance.getEntriesByType = (type: string) => {
    if (type === 'navigation' && !sessionStorage.getItem('went-back')) {
      sessionStorage.setItem('went-back', 'once');
      history.back();
    }
    return look(type);
  };
}

/**
 * Goes back, once, between React's taking up the document, the effects of which have run, and its
 * taking up the frame of the page, which is a task of its own.
 */
function backBeforeItsFrame() {
  const isTaken = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const post = MessagePort.prototype.postMessage;
  let tasks = 0;
  MessagePort.prototype.postMessage = function (message: unknown) {
    const isBetween = isTaken(document.body) && !isTaken(document.querySelector('[data-layout]'));
    if (isBetween) tasks += 1;
    // The first task runs the effects.
    if (!isBetween || tasks < 2 || sessionStorage.getItem('went-back')) {
      return post.call(this, message);
    }
    sessionStorage.setItem('went-back', 'once');
    // React goes on once the history has heard of Back.
    addEventListener('popstate', () => setTimeout(() => post.call(this, message)), true);
    history.back();
  };
}

for (const [moment, goBack] of [
  ['that is being woken', backBeforeItWakes],
  ['of which React has taken up the document alone', backBeforeItsFrame],
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
    await untilAwake(page);
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
    await untilAwake(page);
    expect(await place()).toBe(300);
    // Pressed by a script, since a pointer would scroll there.
    const leave = page.getByRole('contentinfo').getByRole('link', { name: 'Dresses' });
    await leave.dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresses');
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(300);
    await page.reload();
    await untilAwake(page);
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

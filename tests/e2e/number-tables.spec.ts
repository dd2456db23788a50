import { expect, test } from './shop-test.ts';

test('the first number of a visit finds its tables read, beside the page (performance.md)', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  /** How long it takes in a browser that has written none, in ms. */
  const measure = async (areRead: boolean) => {
    // What has been read once stays with the process of a browser.
    const browser = await playwright.chromium.launch(launchOptions);
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await page.route(/\/assets\/[\w.-]+\.js$/, (route) => route.abort());
    const nothing = { contentType: 'text/javascript', body: 'close()' };
    if (!areRead) await page.route('**/number-tables.js', (route) => route.fulfill(nothing));
    const reading = page.waitForEvent('worker');
    await page.goto('/en');
    const tables = await reading;
    if (page.workers().includes(tables)) await tables.waitForEvent('close');
    const ms = await page.evaluate(() => {
      const start = performance.now();
      new Intl.NumberFormat('en').format(1);
      return performance.now() - start;
    });
    await browser.close();
    return ms;
  };
  expect(await measure(true)).toBeLessThan((await measure(false)) / 3);
});

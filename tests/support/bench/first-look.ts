import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';
import { DEMO_PASSWORD } from '../customers.ts';
import { startBoth } from '../start-programs.ts';
import { STOREFRONT_URL } from '../test-ports.ts';
import { percentile, printTable } from './site.ts';

/**
 * `npm run bench:pictures`: how long a list takes whose pictures nobody has seen before, on dense
 * screens, and how much longer signing in takes meanwhile (performance.md).
 */

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 };
/** Each list is new to the shop: looked at once. */
const LOOKS = [
  { name: 'knitwear, phone', path: '/fr-fr/mailles-et-sweats--plf1230', screen: PHONE },
  { name: 'jerseys, desk', path: '/fr-fr/pulls-et-gilets--plf2230', screen: DESK },
  {
    name: 'shirts, desk, beside a sign-in',
    path: '/fr-fr/chemises-et-blouses--plf1220',
    screen: DESK,
    isSigningIn: true,
  },
];
const PATIENCE_MS = 40_000;
const SIGN_INS = 5;

/** Times in ms since the page was asked for: pictures in view, all of them, and how many broke. */
async function lookAt(page: Page, url: string) {
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const shown = async (isInView: boolean) => {
    await page.waitForFunction(
      (inView) => {
        const tiles = [...document.querySelectorAll<HTMLImageElement>('article img[src*="/AP."]')];
        const asked = inView
          ? tiles.filter((picture) => picture.getBoundingClientRect().top < innerHeight)
          : tiles;
        return (
          asked.length > 0 &&
          // A placeholder is 2 px wide.
          asked.every(({ complete, naturalWidth }) => complete && naturalWidth > 16)
        );
      },
      isInView,
      { timeout: PATIENCE_MS },
    );
    return performance.now() - begun;
  };
  const inView = await shown(true);
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('article img[src*="/AP."]'))
      picture.loading = 'eager';
  });
  return { inView, all: await shown(false) };
}

/** A sign-in with a password in ms, from the press to the page that it leads back to. */
async function signIn(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${STOREFRONT_URL}/fr-fr/account/dashboard`);
  await page.locator('input[type=email]').fill('u1@vitrine.example');
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  const begun = performance.now();
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(/\/fr-fr\/account\/dashboard/, { waitUntil: 'commit' });
  const took = performance.now() - begun;
  await context.close();
  return took;
}

async function signIns(browser: Browser): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < SIGN_INS; i++) times.push(await signIn(browser));
  return percentile(times, 50);
}

const stop = await startBoth({ hasDiagnostics: false });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});
try {
  const alone = await signIns(browser);
  const rows = [['list', 'in view ms', 'all ms', 'signing in, ratio']];
  for (const { name, path, screen, isSigningIn = false } of LOOKS) {
    const context = await browser.newContext(screen);
    const looking = lookAt(await context.newPage(), `${STOREFRONT_URL}${path}`);
    const ratio = isSigningIn ? ((await signIn(browser)) / alone).toFixed(2) : '';
    const { inView, all } = await looking;
    rows.push([name, inView.toFixed(0), all.toFixed(0), ratio]);
    await context.close();
  }
  printTable('First look at a list that nobody has seen, pictures at 2x', rows);
} finally {
  await browser.close();
  await stop();
}

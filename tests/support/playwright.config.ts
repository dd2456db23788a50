import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';
import type { ShopOptions } from '../e2e/shop-test.ts';
import { settled } from './known-browser.ts';
import { STOREFRONT_URL } from './test-ports.ts';

const executablePath = findChromium();
const launch = (args: string[]) => ({ args, ...(executablePath && { executablePath }) });

/** Tests of what pictures do, and of what a first visit fetches. */
const LOOKING = /(motion|offline|pictures|product|quality)\.spec\.ts$/;
/** The other tests fetch no picture, which takes longer to draw than they take. */
const LIGHT = ['--blink-settings=imagesEnabled=false'];
/** Tests that break the platform for everybody, on a pair of their own. */
const BREAKING = /breaking\/.*\.spec\.ts$/;
/** Tests of the programs as shoppers get them: nothing inspected, everything cached, a pair of their own. */
const AS_SHOPPERS = /as-shoppers\/.*\.spec\.ts$/;
/** Of those, what measures answers while the platform hangs: with as little else as can be. */
const HANGING = /as-shoppers\/hung-platform\.spec\.ts$/;
/** Journeys in the browsers that are here besides Chromium. */
const OTHER_BROWSERS = /other-browsers\/.*\.spec\.ts$/;
/** Tests of several storefronts that share what `VALKEY_URL` keeps, over programs of their own. */
const SEVERAL = /several-processes\/.*\.spec\.ts$/;

// The programs under test inherit it: hundreds of customers sign in, and few tests are about that.
process.env.QUICK_PASSWORDS = '1';

/** Journeys in Chromium against the built storefront and its platform, on ports of their own. */
export default defineConfig<ShopOptions>({
  testDir: '../e2e',
  outputDir: '../../test-results',
  globalSetup: './start-programs.ts',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // The run names what needed it, and bears two (decision 075).
  retries: 1,
  // For what hangs: a journey of twenty pages takes a minute where something else builds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.data/test/e2e.json' }],
    ['./ledger/report-proofs.ts'],
  ],
  projects: [
    // What waits runs beside what takes the processor. It begins: two of its tests wait for a minute
    // and ask next to nothing.
    { name: 'as-shoppers', testMatch: AS_SHOPPERS, testIgnore: HANGING, workers: 1 },
    { name: 'other-browsers', testMatch: OTHER_BROWSERS, workers: 1 },
    { name: 'looking', testMatch: LOOKING, workers: 1 },
    { name: 'breaking', testMatch: BREAKING, workers: 1 },
    { name: 'several', testMatch: SEVERAL, workers: 1 },
    {
      name: 'shopping',
      testIgnore: [AS_SHOPPERS, BREAKING, LOOKING, OTHER_BROWSERS, SEVERAL],
      use: {
        hasPictures: false,
        launchOptions: launch([...CHROMIUM_FLAGS, ...LIGHT]),
        contextOptions: { reducedMotion: 'reduce' },
        // Cookies and storage are emptied between tests, the process of the page stays.
        reuseContext: true,
      },
    },
    {
      name: 'hanging',
      testMatch: HANGING,
      workers: 1,
      dependencies: ['looking', 'shopping', 'as-shoppers'],
    },
  ],
  use: {
    baseURL: STOREFRONT_URL,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    storageState: settled(),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A worker would stand between a test and what it breaks; its own tests let it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // A trace costs as much again as the test itself: `--trace on` where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: launch(CHROMIUM_FLAGS),
  },
});

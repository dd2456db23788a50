import {
  type BrowserContext,
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
} from '@playwright/test';

/** Lines that React writes for every error that a screen has caught, by its code alone. */
const CAUGHT = /^Error: [A-Z_]+( [0-9a-f-]{36})?(\n|$)/;
/** What the tests' own configuration writes of a worker that it does not let in. */
const NO_WORKER = /^Service Worker registration blocked by Playwright/;
/** What Chromium writes of pictures named ahead, where it fetches none. */
const NO_PICTURES = /^(A preload for|The resource) '?http\S+\/media\/\S+ (is found|was preloaded)/;
/** What a browser writes of every answer of 400 and above, and of every request without one. */
const FAILED = /^Failed to load resource: (?:.* status of (\d{3})|(net::\w+))/;
/** Files of a page, and pages of the shop. Functions are refused on purpose, and tests look at that. */
const FILE = /^\/(media|assets)\/|\.(js|css|svg|ico|webp|avif|woff2|webmanifest)$/;
const PAGE = /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/;
/** Tests take the network away. Pictures are drawn when first asked for: a busy machine is late. */
const PASSING = /^net::ERR_INTERNET_DISCONNECTED |^50[234] \/media\//;

/** Of a project: whether its browser fetches pictures. */
export type ShopOptions = { hasPictures: boolean };

/**
 * What the console says, or null for what is expected: `404 /media/x.webp` for a missing file,
 * `404 /fr-fr/x` for a refused page.
 */
function sayingOf(message: ConsoleMessage, { hasPictures }: ShopOptions): string | null {
  const text = message.text();
  if (CAUGHT.test(text) || NO_WORKER.test(text)) return null;
  if (!hasPictures && NO_PICTURES.test(text)) return null;
  const [, status, reason] = FAILED.exec(text) ?? [];
  const what = status ?? reason;
  if (what === undefined) return text;
  const { pathname } = new URL(message.location().url);
  const failure = `${what} ${pathname}`;
  const isMeant = FILE.test(pathname) || PAGE.test(pathname);
  return isMeant && !PASSING.test(failure) ? failure : null;
}

function watchConsole(context: BrowserContext, options: ShopOptions): string[] {
  const lines: string[] = [];
  context.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    const saying = isLoud ? sayingOf(message, options) : null;
    if (saying !== null) lines.push(saying);
  });
  context.on('weberror', (error) => lines.push(error.error().message));
  return lines;
}

/** Nothing but the files and pages that the test says are missing. */
function expectQuiet(lines: readonly string[], missing: readonly RegExp[]) {
  expect(lines.filter((line) => !missing.some((file) => file.test(line)))).toEqual([]);
}

type ShopFixtures = {
  /**
   * Files that this test takes away and refused pages that it visits, by status or reason and path:
   * `404 /media/x.webp`, `503 /fr-fr/tmp/error`.
   */
  missing: RegExp[];
  /** Another browser, whose console is watched as well. */
  otherContext: BrowserContext;
  /** The devices and the processor of the page, as they are until the test ends. */
  devtools: CDPSession;
};

/** A test whose browser wrote something unexpected to its console, or missed a file or a page, fails. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  hasPictures: [true, { option: true }],
  missing: async ({ baseURL: _ }, use) => use([]),
  // Not an automatic one: a test that asks without a browser opens none.
  context: async ({ context, missing, hasPictures }, use) => {
    // One that is used again has forgotten all but this.
    await context.clearPermissions();
    const lines = watchConsole(context, { hasPictures });
    await use(context);
    expectQuiet(lines, missing);
  },
  devtools: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page);
    await use(session);
    await session.detach();
  },
  otherContext: async ({ browser, missing, hasPictures }, use) => {
    const context = await browser.newContext();
    const lines = watchConsole(context, { hasPictures });
    await use(context);
    await context.close();
    expectQuiet(lines, missing);
  },
});

export { expect };

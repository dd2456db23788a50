import { type BrowserContext, test as base, expect } from '@playwright/test';

/**
 * Lines that a browser writes for every answer of 400 and above, and React for every error that a
 * screen has caught, by its code alone: tests ask for both on purpose.
 */
const EXPECTED_LINES = [/^Failed to load resource/, /^Error: [A-Z_]+( [0-9a-f-]{36})?(\n|$)/];

function watchConsole(context: BrowserContext): string[] {
  const lines: string[] = [];
  context.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    const isExpected = EXPECTED_LINES.some((pattern) => pattern.test(message.text()));
    if (isLoud && !isExpected) lines.push(message.text());
  });
  context.on('weberror', (error) => lines.push(error.error().message));
  return lines;
}

type ShopFixtures = {
  quietConsole: undefined;
  /** Another browser, whose console is watched as well. */
  otherContext: BrowserContext;
};

/** A test whose browser wrote something unexpected to its console fails. */
export const test = base.extend<ShopFixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const lines = watchConsole(context);
      await use(undefined);
      expect(lines).toEqual([]);
    },
    { auto: true },
  ],
  otherContext: async ({ browser }, use) => {
    const context = await browser.newContext();
    const lines = watchConsole(context);
    await use(context);
    await context.close();
    expect(lines).toEqual([]);
  },
});

export { expect };

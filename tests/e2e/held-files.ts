import type { Page } from '@playwright/test';

export const ALL_SCRIPTS = /\/assets\/[\w.-]+\.js$/;

/** Keeps files on their way until the answer is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

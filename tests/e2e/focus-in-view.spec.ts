import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESSES, shopperOn } from './shopper.ts';

/** What has the focus is seen beside what lies over the page (WCAG 2.2: 2.4.11). */

/** Stops of a page that are looked at. */
const STOPS = 400;

/** The focused element's text where something else covers all of it; else null. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // Where it comes to, not on its way.
    for (const move of document.getAnimations()) {
      if (move instanceof CSSTransition) move.finish();
    }
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width * height > 1);
    const points = boxes.flatMap(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      ),
    );
    const isSeen = points.some(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      // The picture of a tile lies under the link that covers it.
      return over !== null && over.closest('dialog') === focused.closest('dialog');
    });
    return points.length === 0 || isSeen ? null : focused.outerHTML.slice(0, 120);
  });

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, storageState: { cookies: [], origins: [] } });

    test('with the question about privacy open, Tab reaches nothing that it covers', async ({
      page,
    }) => {
      test.slow();
      const shopper = shopperOn(page, 'de');
      await shopper.open(DRESSES);
      await expect(page.getByRole('dialog', { name: shopper.say('Your privacy') })).toBeVisible();
      const hidden: string[] = [];
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const covered = await hiddenFocus(page);
        if (covered !== null) hidden.push(covered);
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
      expect(hidden).toEqual([]);
    });
  });
}

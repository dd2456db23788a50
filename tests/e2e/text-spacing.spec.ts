import type { Page } from '@playwright/test';
import { helpPath } from '#src/domain/content/help-path.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { legalPath, WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/** Text that a reader sets wider is still read by scrolling down alone (WCAG 2.2: 1.4.10, 1.4.12). */

const PAGES = [
  '',
  DRESSES,
  DRESS.path,
  '/search?q=robe',
  '/cart',
  '/stores',
  GIFT_CARD_PATH,
  helpPath('fr-fr'),
  legalPath('terms'),
  legalPath('delivery'),
  WITHDRAWAL_PATH,
  '/newsletter/subscription',
];

/** By script: the policy of the page takes no other style. */
const setWider = (page: Page) =>
  page.evaluate(() => {
    const wider = new CSSStyleSheet();
    wider.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [wider];
  });

/** What sticks out of the page to the right, if the page scrolls that way. */
const sidewaysIn = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });

/** Fields in which a phone would zoom when they take the focus. */
const smallFieldsIn = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type=radio], [type=checkbox]), select, textarea',
      ),
    ]
      .filter((field) => field.checkVisibility())
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 100)),
  );

const WIDTHS = [320, 390];

test('twelve pages with wide text scroll down alone at 320 and 390 px, and their fields are large enough to type in', async ({
  page,
}) => {
  test.slow();
  const atEachWidth = async (look: (width: number) => Promise<void>) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await look(width);
    }
  };
  const shopper = shopperOn(page, 'fr-fr');
  for (const path of PAGES) {
    await shopper.open(path);
    await atEachWidth(async (width) => {
      // What follows the width of the window is drawn again a moment later.
      await expect.soft.poll(() => sidewaysIn(page), `${path} at ${width}`).toEqual([]);
      expect.soft(await smallFieldsIn(page), `${path} at ${width}`).toEqual([]);
    });
    await setWider(page);
    await atEachWidth(async (width) => {
      expect.soft(await sidewaysIn(page), `${path} at ${width} with wide text`).toEqual([]);
    });
  }
});

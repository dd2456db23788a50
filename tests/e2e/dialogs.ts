import { expect, type Locator, type Page } from '@playwright/test';

/** Dialogs of the back office. */

/** The button that does what a dialog is about: the last one. */
export const deedOf = (dialog: Locator) => dialog.getByRole('button').last();

/** Texts of a dialog that are wider than where they stand, or that lie where nobody can scroll to. */
const cutTexts = (dialog: Locator) =>
  dialog.evaluate((root) => {
    const isCut = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return false;
      for (let one = text.parentElement; one !== null; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const frame = one.getBoundingClientRect();
        const isBeside = box.left < frame.left - 1 || box.right > frame.right + 1;
        if (overflowX !== 'visible' && isBeside) return true;
        const isAbove = box.top + one.scrollTop < frame.top - 1;
        if (overflowY !== 'visible' && isAbove) return true;
        if (overflowY === 'hidden' && box.bottom > frame.bottom + 1) return true;
        if (one === root) return false;
      }
      return false;
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const said = text.textContent?.trim() ?? '';
      if (text instanceof Text && said !== '' && isCut(text)) cut.push(said);
    }
    return cut;
  });

export const openersOf = (page: Page) => page.locator('main [aria-haspopup=dialog]:enabled');

/**
 * Opens every dialog that a button of the page leads to, one of each name, and goes back: none has a
 * text that is cut, and each is left by its way back. Answers their headings.
 */
export async function lookIntoDialogs(page: Page): Promise<string[]> {
  const openers = openersOf(page);
  const names = await openers.evaluateAll((buttons) => [
    ...new Set(buttons.map(({ textContent }) => textContent ?? '')),
  ]);
  for (const name of names) {
    await openers.filter({ hasText: name }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => cutTexts(dialog), { message: `${page.url()}: ${name}` }).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  return names;
}

/** German words are the longest, and what fits a telephone fits: at a release all are looked at. */
const WAYS =
  process.env.IS_RELEASE === '1'
    ? ([
        ['de', 390],
        ['de', 1280],
        ['en', 390],
        ['en', 1280],
      ] as const)
    : ([['de', 390]] as const);

/** The same where words are long and the window is narrow; afterwards the page is as it was. */
export async function lookIntoDialogsWhereTight(page: Page): Promise<void> {
  const size = page.viewportSize();
  const speak = async (language: string) => {
    await page.evaluate((lang) => localStorage.setItem('back-office-language', lang), language);
    await page.reload();
    await expect(openersOf(page).first()).toBeVisible();
  };
  for (const [language, width] of WAYS) {
    await page.setViewportSize({ width, height: 900 });
    await speak(language);
    expect(await lookIntoDialogs(page)).not.toEqual([]);
  }
  if (size !== null) await page.setViewportSize(size);
  await speak('en');
}

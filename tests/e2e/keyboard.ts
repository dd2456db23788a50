import type { Locator } from '@playwright/test';
import { expect } from './shop-test.ts';

/** More stops than any page has between two that a journey goes to. */
const MOST_STOPS = 300;

/** Goes on from stop to stop until something has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator) {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function pressOn(target: Locator, key = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Writes over what a field holds. */
export async function typeInto(target: Locator, words: string) {
  const { keyboard } = target.page();
  await tabTo(target);
  await keyboard.press('Control+A');
  await keyboard.press('Backspace');
  await keyboard.type(words);
}

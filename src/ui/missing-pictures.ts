/** How long to wait before a picture is asked for again, in ms, each time it did not come. */
export const RETRY_AFTER_MS = [500, 500, 1_000, 1_000, 2_000, 4_000, 8_000, 16_000] as const;

const asked = new WeakMap<HTMLImageElement, number>();

/** Asks again for a picture that did not come; answers false once it was asked for often enough. */
export function askAgain(picture: HTMLImageElement): boolean {
  const before = asked.get(picture) ?? 0;
  const wait = RETRY_AFTER_MS[before];
  if (wait === undefined) return false;
  asked.set(picture, before + 1);
  setTimeout(() => {
    // Setting the address, even to the same one, makes the browser fetch it again.
    picture.src = picture.getAttribute('src') ?? '';
  }, wait);
  return true;
}

/** From now on pictures that do not come are asked for again, those from before included. */
export function retryMissingPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) askAgain(target);
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      delete target.dataset.missing;
      target.style.opacity = '';
    },
    true,
  );
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]'))
    askAgain(picture);
}

/** Waits before a picture is fetched again, in ms, each time it did not come. */
export const RETRY_AFTER_MS = [500, 500, 1_000, 1_000, 2_000, 4_000, 8_000, 16_000] as const;

const asked = new WeakMap<HTMLImageElement, number>();

/** Fetches a picture again that did not come; false once it was tried often enough. */
export function askAgain(picture: HTMLImageElement): boolean {
  const before = asked.get(picture) ?? 0;
  const wait = RETRY_AFTER_MS[before];
  if (wait === undefined) return false;
  asked.set(picture, before + 1);
  setTimeout(() => {
    // Setting the URL, even to the same one, makes the browser fetch it again.
    picture.src = picture.getAttribute('src') ?? '';
  }, wait);
  return true;
}

/** From now on pictures that do not come are fetched again, those from before included. */
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

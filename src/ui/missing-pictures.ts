/** Waits before a picture is fetched again, in ms, each time it was not there yet. */
export const RETRY_AFTER_MS = [500, 500, 1_000, 1_000, 2_000, 4_000, 8_000, 16_000] as const;

/** A placeholder of the platform is 2 px wide, no picture of the shop less than 40. */
const MAX_PLACEHOLDER_WIDTH = 16;

const asked = new WeakMap<HTMLImageElement, number>();

/**
 * A browser does not fetch what it shows again, whatever its cache was told: the same picture is
 * asked for by another URL, of the width that the browser chose, without the choice of others.
 */
function replacePlaceholder(picture: HTMLImageElement, turn: number): void {
  const url = new URL(picture.currentSrc);
  url.searchParams.set('again', String(turn));
  for (const source of picture.parentElement?.querySelectorAll('source') ?? [])
    source.removeAttribute('srcset');
  picture.removeAttribute('srcset');
  picture.src = url.href;
}

/** Fetches a picture again that was not there; false once it was tried often enough. */
export function askAgain(picture: HTMLImageElement): boolean {
  const before = asked.get(picture) ?? 0;
  const wait = RETRY_AFTER_MS[before];
  if (wait === undefined) return false;
  asked.set(picture, before + 1);
  setTimeout(() => {
    if (isPlaceholder(picture)) return replacePlaceholder(picture, before + 1);
    // What failed is fetched again once its URL is set, even to the same one.
    picture.src = picture.getAttribute('src') ?? '';
  }, wait);
  return true;
}

/** Whether a patch of colour was sent because the picture is still being made. */
export function isPlaceholder({ naturalWidth }: Pick<HTMLImageElement, 'naturalWidth'>): boolean {
  return naturalWidth > 0 && naturalWidth < MAX_PLACEHOLDER_WIDTH;
}

/** From now on pictures that were not there are fetched again, those from before included. */
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
      if (isPlaceholder(target)) askAgain(target);
    },
    true,
  );
  for (const picture of document.images) {
    if (picture.dataset.missing !== undefined || isPlaceholder(picture)) askAgain(picture);
  }
}

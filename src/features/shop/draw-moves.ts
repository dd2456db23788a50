import type { AnyRouter } from '@tanstack/react-router';

/** The picture that leads to a page, of those in view. */
function pictureOf(path: string | undefined): HTMLElement | null {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('#content article a')].find(
    ({ pathname }) => pathname === path,
  );
  const picture = link?.closest('article')?.querySelector('img') ?? null;
  return picture !== null && isInView(picture) ? picture : null;
}

function isInView(picture: HTMLElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The first picture of a product's own page. */
const ofProduct = () => document.querySelector<HTMLElement>('#content .product__picture');

let shared: HTMLElement | null = null;

/** The one picture that moves: a name of two would end the move. */
function share(picture: HTMLElement | null): void {
  shared?.style.removeProperty('view-transition-name');
  picture?.style.setProperty('view-transition-name', 'product');
  shared = picture;
}

/**
 * Lets pages fade into each other where the browser can draw it: the picture that is pressed becomes
 * that of its product, and the way back. What a page has in its search params stays where it is.
 */
export function drawMoves(router: AnyRouter): void {
  if (!('startViewTransition' in document)) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  router.startViewTransition = (commit) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    const to = router.latestLocation.pathname;
    if (from === to || calm.matches || document.hidden) return commit();
    const pressed = pictureOf(to);
    share(pressed ?? ofProduct());
    const move = document.startViewTransition(async () => {
      await commit();
      share(pressed ? ofProduct() : pictureOf(from));
    });
    // One that is ended by the next has nothing to say: its page is there.
    for (const part of [move.ready, move.finished]) part.catch(() => undefined);
    return move.updateCallbackDone;
  };
}

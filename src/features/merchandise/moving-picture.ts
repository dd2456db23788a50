import { useCallback } from 'react';

/**
 * The picture of a pressed tile moves from its place in the list to its place on the page of its
 * product. It moves on a page that is already there: nobody waits for it (decision 076).
 */

/** As everything calm and everything that comes out (look.md "Motion"). */
const MOVE = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
/** On small screens the gallery is as wide as the page, and cuts off what lies outside. */
const MAY_MOVE = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

/** A tile that opened another window, or led nowhere, is not where the shopper comes from later. */
const MAX_WAIT_MS = 1_000;

type Left = { productId: string; from: DOMRect; at: number; arrivedAt: number | null };
let left: Left | null = null;

/** A tile was pressed. */
export function leavePicture(frame: Element | null, productId: string): void {
  const picture = frame?.querySelector('img');
  if (!picture) return;
  left = {
    productId,
    from: picture.getBoundingClientRect(),
    at: performance.now(),
    arrivedAt: null,
  };
}

/** The page will have been scrolled to its top. */
function bringPicture(picture: Element, productId: string): void {
  if (left?.productId !== productId || !picture.isConnected || !matchMedia(MAY_MOVE).matches)
    return;
  const { from, at } = left;
  const now = performance.now();
  left.arrivedAt ??= now;
  const currentTime = now - left.arrivedAt;
  if (left.arrivedAt - at > MAX_WAIT_MS || currentTime >= MOVE.duration) return;
  const to = picture.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top - scrollY;
  const start = {
    position: 'relative',
    zIndex: 1,
    transformOrigin: 'top left',
    transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`,
  };
  const end = { ...start, transform: 'none' };
  picture.animate([start, end], MOVE).currentTime = currentTime;
}

/**
 * For the first picture of a product's page, which appears in its outline, and then among all the
 * rest, where it goes on with the move.
 */
export const useBroughtPicture = (productId: string) =>
  useCallback(
    (picture: Element | null) => {
      if (picture === null) return;
      // With the frame that shows it: to ask where it is lays the page out, which is done then.
      requestAnimationFrame(() => bringPicture(picture, productId));
    },
    [productId],
  );

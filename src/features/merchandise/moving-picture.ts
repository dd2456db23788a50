import { useCallback } from 'react';

/**
 * The picture of a pressed tile moves from its place in the list to its place on the page of its
 * product. It moves on a page that is already there: nobody waits for it (decision 076).
 */

/** As everything calm and everything that comes out (look.md "Motion"). */
const MOVE = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
/** On small screens the gallery is as wide as the page, and cuts off what lies outside. */
const MAY_MOVE = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

let left: { productId: string; from: DOMRect; arrivedAt: number | null } | null = null;

/** A tile was pressed. */
export function leavePicture(frame: Element | null, productId: string): void {
  const picture = frame?.querySelector('img');
  left = picture ? { productId, from: picture.getBoundingClientRect(), arrivedAt: null } : null;
}

/** The page will have been scrolled to its top. */
function bringPicture(picture: Element | null, productId: string): void {
  if (picture === null || left?.productId !== productId || !matchMedia(MAY_MOVE).matches) return;
  const { from } = left;
  left.arrivedAt ??= performance.now();
  const currentTime = performance.now() - left.arrivedAt;
  if (currentTime >= MOVE.duration) return;
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
  useCallback((picture: Element | null) => bringPicture(picture, productId), [productId]);

import type { AnyRouter } from '@tanstack/react-router';
import { announce, prepareAnnouncements } from '#src/ui/announce.tsx';

/** How long to wait for the heading of a page whose code or data is still loading, ms. */
const HEADING_BUDGET_MS = 4_000;

/** The heading that is shown: React hides the page before while the next one is on its way. */
function shownHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('#content h1');
  return [...headings].find((heading) => heading.checkVisibility()) ?? null;
}

type Heading = { element: HTMLElement; text: string };

function lookAtHeading(): Heading | null {
  const element = shownHeading();
  return element && { element, text: element.textContent };
}

const isSame = (one: Heading | null, other: Heading | null) =>
  one?.element === other?.element && one?.text === other?.text;

/**
 * Calls back with each heading that takes the place of the one before, while a page is on its way;
 * without one when the page has none in time. A page that keeps its heading is the same page.
 */
function whenHeaded(
  before: Heading | null,
  done: (heading: HTMLElement | null) => void,
): () => void {
  let known = before;
  const look = () => {
    const heading = lookAtHeading();
    if (heading === null || isSame(heading, known)) return;
    known = heading;
    done(heading.element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(() => {
    observer.disconnect();
    if (lookAtHeading() === null) done(null);
  }, HEADING_BUDGET_MS);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** A page that has put the focus into itself, such as into its first field, knows better. */
function hasMovedFocus(before: Element | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === before || focused.id === 'content') return false;
  return document.getElementById('content')?.contains(focused) ?? false;
}

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The router scrolls.
  target.focus({ preventScroll: true });
}

let isFollowing = false;

/**
 * Announces the title of each page that is gone to, and puts the focus on its heading, or on the part
 * that the URL names. Back and Forward announce only: their shopper goes on reading. Search params
 * change a page, they lead to no other. Pages and layouts come and go; this stays.
 */
export function followPages(router: AnyRouter): void {
  if (isFollowing) return;
  isFollowing = true;
  prepareAnnouncements();
  let isReturn = false;
  let focused: Element | null = null;
  let heading: Heading | null = null;
  let stopWaiting: (() => void) | undefined;
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    isReturn = type !== 'PUSH' && type !== 'REPLACE';
  });
  router.subscribe('onBeforeNavigate', () => {
    stopWaiting?.();
    focused = document.activeElement;
    heading = lookAtHeading();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
    const isAway = !isReturn;
    let announced: string | undefined;
    stopWaiting = whenHeaded(heading, (shown) => {
      if (document.title !== announced) announce(document.title);
      announced = document.title;
      if (!isAway || hasMovedFocus(focused)) return;
      const named = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
      const target = named ?? shown ?? document.getElementById('content');
      if (target === null) return;
      focusOn(target);
      focused = target;
    });
  });
}

import type { AnyRouter } from '@tanstack/react-router';
import { announce, prepareAnnouncements } from '#src/ui/announce.ts';

/** How long the heading of a page is waited for, whose code or data comes after the page, ms. */
const HEADING_BUDGET_MS = 2_000;

const headingOf = () => document.querySelector<HTMLElement>('#content h1');

/** Calls back when the page has a heading, or without one when none has come in time. */
function whenHeaded(done: (heading: HTMLElement | null) => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = () => {
    const heading = headingOf();
    if (heading === null) return;
    end();
    done(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    end();
    done(null);
  }, HEADING_BUDGET_MS);
  look();
  return end;
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
  let stopWaiting: (() => void) | undefined;
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    isReturn = type !== 'PUSH' && type !== 'REPLACE';
  });
  router.subscribe('onBeforeNavigate', () => {
    stopWaiting?.();
    focused = document.activeElement;
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
    const isAway = !isReturn;
    stopWaiting = whenHeaded((heading) => {
      announce(document.title);
      if (!isAway || hasMovedFocus(focused)) return;
      const named = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
      const target = named ?? heading ?? document.getElementById('content');
      if (target !== null) focusOn(target);
    });
  });
}

import type { RouterHistory } from '@tanstack/react-router';
import { watchBuild } from './watch-build.ts';

/** Fields that were typed into and not sent: a reload would lose them. */

const touched = new Set<Element>();

/** Notes from now on what is typed, chosen and sent. */
function noteTyping(): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element) touched.add(target);
  };
  document.addEventListener('input', note, true);
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of touched) if (target.contains(field)) touched.delete(field);
  });
}

function isHalfFilled(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => field.closest('form') !== null);
}

declare const __BUILD_ID__: string;

async function readLatest(): Promise<string | undefined> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
    const { id }: { id?: unknown } = Object(await answer.json());
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** From now on another page is loaded again, unless something typed would be lost with this one. */
function reloadOnNavigation(history: RouterHistory) {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation, nextLocation }) => {
      // Back restores its own scroll position, and other search params are no other page.
      if (action !== 'PUSH' && action !== 'REPLACE') return false;
      if (nextLocation.pathname === currentLocation.pathname || isHalfFilled()) return false;
      window.location.assign(nextLocation.href);
      return true;
    },
  });
}

let isWatching = false;

/**
 * Checks for a newer build at this interval (ms), once a document even when layouts remount.
 */
export function reloadOnNewBuild(history: RouterHistory, everyMs: number): void {
  if (isWatching) return;
  isWatching = true;
  noteTyping();
  const { look } = watchBuild({
    everyMs,
    own: __BUILD_ID__,
    readLatest,
    isInBackground: () => document.visibilityState === 'hidden',
    onChanged: () => reloadOnNavigation(history),
  });
  document.addEventListener('visibilitychange', () => void look());
}

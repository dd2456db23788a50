import { useSyncExternalStore } from 'react';
import { MEASURED_FROM, type PrivacyLevel, packChoice, unpackChoice } from '#src/domain/privacy.ts';

/** What the shopper allows, in this browser alone: pages and their server do not know it. */
const KEY = 'vitrine-privacy';

const listeners = new Set<() => void>();
/** For a browser that keeps nothing: the choice of this document. */
let chosen: PrivacyLevel | null = null;

/** The level in force; null while nothing was chosen, or too long ago. */
export function privacyLevel(): PrivacyLevel | null {
  try {
    return unpackChoice(window.localStorage.getItem(KEY), new Date()) ?? chosen;
  } catch {
    return chosen;
  }
}

/** Keeps a choice. A script that ran cannot be taken back but with its page. */
export function choosePrivacy(level: PrivacyLevel): void {
  const former = privacyLevel() ?? 1;
  chosen = level;
  try {
    window.localStorage.setItem(KEY, packChoice(level, new Date()));
  } catch {
    // It is asked for again on the next visit.
  }
  if (former >= MEASURED_FROM && level < former) window.location.reload();
  else for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have chosen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The level in force; undefined on the server and while React takes over its page. */
export function usePrivacyLevel(): PrivacyLevel | null | undefined {
  return useSyncExternalStore<PrivacyLevel | null | undefined>(
    listen,
    privacyLevel,
    () => undefined,
  );
}

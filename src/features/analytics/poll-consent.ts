/** Specification §9: the script of tests looks for consent every 500 ms, at most ten times. */
const EVERY_MS = 500;
const AT_MOST = 10;

/**
 * Looks whether consent is there, and loads once it is; gives up after ten looks. A look that is
 * requested while one is under way changes nothing; once loaded, polling ends.
 */
export function createConsentPoll(isAllowed: () => boolean, load: () => void) {
  let state: 'idle' | 'polling' | 'loaded' = 'idle';
  const look = (left: number) => {
    if (isAllowed()) {
      state = 'loaded';
      load();
    } else if (left === 1) {
      state = 'idle';
    } else {
      setTimeout(look, EVERY_MS, left - 1);
    }
  };
  return () => {
    if (state !== 'idle') return;
    state = 'polling';
    setTimeout(look, EVERY_MS, AT_MOST);
  };
}

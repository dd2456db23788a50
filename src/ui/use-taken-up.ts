import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether React has taken up what the server wrote of the part that asks. `differs` says whether that
 * part shows anything else from then on: one that does is rendered a second time, at once and with all
 * that stands in it; one that does not is spared it.
 */
export function useTakenUp(differs: boolean): boolean {
  return useSyncExternalStore(NEVER_CHANGES, yes, differs ? no : yes);
}

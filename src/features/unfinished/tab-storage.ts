/** What is kept in a tab's own storage: it survives a reload, and goes with the tab. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Presses that are not done (unfinished.ts). */
export const UNFINISHED_KEY = 'vitrine-unfinished';

/** Address fields that were typed and not sent (address-drafts.ts). */
export const DRAFTS_KEY = 'vitrine-address-drafts';

const NOTHING: TabStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The storage of this tab; one that keeps nothing where the browser allows none. */
export function tabStorage(): TabStorage {
  try {
    return window.sessionStorage;
  } catch {
    return NOTHING;
  }
}

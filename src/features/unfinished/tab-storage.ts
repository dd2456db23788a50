/** What is kept in a tab's own storage: it survives a reload, and goes with the tab. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The same with its keys in a list. */
type WholeStorage = TabStorage & Pick<Storage, 'key' | 'length'>;

/** Presses that are not done (unfinished.ts). */
export const UNFINISHED_KEY = 'vitrine-unfinished';

/** Address fields that were typed and not sent (address-drafts.ts). */
export const DRAFTS_KEY = 'vitrine-address-drafts';

const NOTHING: WholeStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The storage of this tab; one that keeps nothing where the browser allows none. */
export function tabStorage(): WholeStorage {
  try {
    return window.sessionStorage;
  } catch {
    return NOTHING;
  }
}

/** Key in the tab's storage of actions that are not done (unfinished.ts). */
export const UNFINISHED_KEY = 'vitrine-unfinished';

/** Address fields that were typed and not sent (address-drafts.ts). */
export const DRAFTS_KEY = 'vitrine-address-drafts';

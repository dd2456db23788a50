/** Actions that are not done (unfinished.ts), by the key that this tab keeps them under. */
export const UNFINISHED_KEY = 'vitrine-unfinished';

/** Address fields that were typed and not sent (address-drafts.ts). */
export const DRAFTS_KEY = 'vitrine-address-drafts';

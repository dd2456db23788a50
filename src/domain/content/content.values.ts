export const BANNER_TYPES = [
  'default',
  'info',
  'warning',
  'danger',
  'success',
  'fid',
  'alert',
] as const;
export type BannerType = (typeof BANNER_TYPES)[number];

/** What some shops have and others do not: domain parameters, and stores in its country. */
export const HELP_SWITCHES = [
  'wishlist',
  'showProductAvailabilityAlert',
  'giftCard',
  'loyalty',
  'ereservation',
  'stores',
  'freeReturns',
] as const;
export type HelpSwitch = (typeof HELP_SWITCHES)[number];

/** Folders of assets that hold compositions, by the letters that are read on their ground. */
export const HERO_FOLDERS = { light: 'heroes', dark: 'heroes-pale' } as const;
/** The colour of letters on a composition. */
export type Letters = keyof typeof HERO_FOLDERS;

/** The named layouts (specification §2); one file each in this folder. */
export const LAYOUT_NAMES = [
  'cart-page',
  'default',
  'home-page',
  'account',
  'auth',
  'newsletter',
  'order',
  'svg-sprite',
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

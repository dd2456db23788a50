import { icon } from '#styles/recipes';
import sprite from './icons.svg?url';

export const ICON_NAMES = [
  'search',
  'cart',
  'account',
  'home',
  'menu',
  'close',
  'back',
  'forward',
  'down',
  'check',
  'truck',
  'return',
  'lock',
  'share',
  'globe',
  'card',
  'box',
  'info',
  'zoom',
  'filter',
  'heart',
  'ruler',
  'bell',
  'store',
  'download',
  'gift',
  'mail',
  'instagram',
  'pinterest',
  'tiktok',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export function isIconName(name: string): name is IconName {
  return ICON_NAMES.some((known) => known === name);
}

/** A line drawing from the sprite; what it means is said by the text or label beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

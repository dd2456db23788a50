import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { sizeSystemOf } from '#src/domain/size/size-label.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';

/** Products of a shop as price comparison and shopping portals read them, page by page. */

/** So many products are named in one answer. */
export const FEED_PAGE_SIZE = 100;

/** Whom a product is made for, in the words of portals. */
export const GENDERS = ['female', 'male', 'unisex'] as const;
export const AGE_GROUPS = ['infant', 'kids', 'adult'] as const;
export type Audience = {
  gender: (typeof GENDERS)[number];
  ageGroup: (typeof AGE_GROUPS)[number];
};

/** Systems of sizes in the words of portals (support.google.com/merchants/answer/6324502). */
export type PortalSystem = 'EU' | 'FR' | 'IT' | 'UK' | 'US';

/** Letters, centimetres of linen and one size are of no country. */
const OF_NO_SYSTEM: ReadonlySet<SizeScale> = new Set<SizeScale>([
  'letters',
  'letters-men',
  'home-linen',
  'one',
]);

/** The system that a shop's sizes of a scale are written in; null where there is none. */
export function portalSystemOf(scale: SizeScale | null, shop: OnlineLocale): PortalSystem | null {
  if (scale === null || OF_NO_SYSTEM.has(scale)) return null;
  if (scale === 'jeans') return 'US';
  const system = sizeSystemOf(scale, shop);
  return system === 'EUR' ? 'EU' : system;
}

/** Every size of a body is cut for usual figures: neither petite, plus nor tall. */
export const isRegular = (scale: SizeScale | null): boolean =>
  scale !== null && scale !== 'home-linen' && scale !== 'one';

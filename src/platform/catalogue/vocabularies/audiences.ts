import type { Audience } from '#src/domain/catalogue/product-feed.ts';
import type { FamilyId } from './word-lists.ts';

const adults = (gender: Audience['gender']): Audience => ({ gender, ageGroup: 'adult' });

/** Whom the products of a family, and of those in it, are made for; homeware is for nobody's size. */
const AUDIENCES: Partial<Record<FamilyId, Audience>> = {
  f1000: adults('female'),
  f2000: adults('male'),
  f3000: adults('unisex'),
  f3500: adults('unisex'),
  f5000: { gender: 'female', ageGroup: 'kids' },
  f6000: { gender: 'male', ageGroup: 'kids' },
  f7000: { gender: 'unisex', ageGroup: 'infant' },
  f8000: adults('female'),
  f9000: adults('unisex'),
};

const BY_FAMILY: ReadonlyMap<string, Audience> = new Map(Object.entries(AUDIENCES));

/** Whom a product is made for by the family at the top of its way; null where nothing says it. */
export function audienceOf(rootFamilyId: string | null): Audience | null {
  return BY_FAMILY.get(rootFamilyId ?? '') ?? null;
}

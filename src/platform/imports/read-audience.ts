import type { SegmentationWord } from '../catalogue/vocabularies/word-lists.ts';

const BABIES: ReadonlySet<string> = new Set(['newborn', 'infant', 'toddler']);
const OF_AGE: ReadonlyMap<string, { kids: SegmentationWord; adult: SegmentationWord }> = new Map([
  ['female', { kids: 'girls', adult: 'women' }],
  ['male', { kids: 'boys', adult: 'men' }],
]);

/**
 * Whom a product is for, by the columns `Google Shopping / Gender` (female, male, unisex) and
 * `Google Shopping / Age Group` (newborn, infant, toddler, kids, adult); null where they leave it open.
 */
export function readAudience(gender: string, ageGroup: string): SegmentationWord | null {
  const age = ageGroup.toLowerCase();
  if (BABIES.has(age)) return 'baby';
  return OF_AGE.get(gender.toLowerCase())?.[age === 'kids' ? 'kids' : 'adult'] ?? null;
}

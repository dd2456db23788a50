import { CLOTHS } from './cloth.ts';

void CLOTHS;
export const HERO_NAMES = [
  'new-season',
  'dresses',
  'denim',
  'knitwear',
  'tailoring',
  'essentials',
] as const;
export type HeroName = (typeof HERO_NAMES)[number];
export type HeroOptions = { shape?: 'landscape' | 'portrait'; width?: number };
/** Placeholder. */
export function drawHero(_name: HeroName, _seed: number, _options: HeroOptions = {}): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
}

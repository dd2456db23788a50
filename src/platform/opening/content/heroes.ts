/** Names of the pictures that the content of the shops shows: `/media/hero/{name}`. */
export const HEROES = [
  'new-season',
  'dresses',
  'knitwear',
  'denim',
  'essentials',
  'tailoring',
  'men',
  'kids',
  'lingerie',
  'sport',
  'shoes',
  'accessories',
  'home',
] as const;
export type HeroName = (typeof HEROES)[number];

/** Compositions on a ground so light that dark letters read better on it. */
export const PALE: ReadonlySet<HeroName> = new Set<HeroName>([
  'dresses',
  'tailoring',
  'essentials',
  'accessories',
  'kids',
  'home',
]);

/** Names of the pictures that the content of the shops shows: `/media/hero/{name}`. */
export const HEROES = [
  // Heads of the home page, each for a season.
  'winter',
  'spring',
  'summer',
  'autumn',
  // Families of the home page and of the menu.
  'new-season',
  'dresses',
  'knitwear',
  'jeans',
  'essentials',
  'men',
  'accessories',
  'women',
  'kids',
  'lingerie',
  'sport',
  'shoes',
  'home',
  // Editors' pages: each has its own, and one for each of its sections.
  'gifts',
  'slow-mornings',
  'nightwear',
  'linen',
  'linen-shirts',
  'linen-dresses',
  'care',
  'care-knitwear',
  'care-shoes',
  'denim',
  'wide-jeans',
  'denim-look',
  'tailoring',
  'coats',
  'tailored-look',
  'open-window',
  'long-dresses',
  'small-things',
  'city',
  'rain-look',
  'on-foot',
] as const;
export type HeroName = (typeof HEROES)[number];

/** Compositions on a ground so light that dark letters read better on it. */
export const PALE: ReadonlySet<HeroName> = new Set<HeroName>([
  'spring',
  'summer',
  'linen',
  'care',
  'tailoring',
  'open-window',
]);

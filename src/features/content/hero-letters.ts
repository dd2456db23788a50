/** Compositions on a ground so light that dark letters read better on it. */
const LIGHT_GROUNDS: ReadonlySet<string> = new Set([
  'dresses',
  'tailoring',
  'essentials',
  'accessories',
  'kids',
  'home',
]);

/** Which letters stand on a composition; one that is not known gets a shade and light ones. */
export function lettersOn(hero: string): 'light' | 'dark' {
  return LIGHT_GROUNDS.has(hero) ? 'dark' : 'light';
}

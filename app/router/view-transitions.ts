import { parseProductSlug } from '#src/domain/page-slugs.ts';

type Place = { pathname: string };

const isProduct = ({ pathname }: Place) =>
  parseProductSlug(pathname.split('/')[2] ?? '') !== undefined;

/**
 * Between a list and a product, in either direction, the picture moves (look.md "Motion"); any other
 * change of page is at once, and so is every one for those who want no motion.
 */
export function transitionTypes(
  { fromLocation, toLocation }: { fromLocation?: Place | undefined; toLocation: Place },
  isStill: boolean,
): string[] | false {
  if (fromLocation === undefined || isStill) return false;
  return isProduct(fromLocation) === isProduct(toLocation) ? false : ['product'];
}

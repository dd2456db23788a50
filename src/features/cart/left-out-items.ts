/** Items of a shared cart that are named when they could not be added. */
export const MAX_LEFT_NAMED = 5;

/** Skus from the search params, separated by dots. */
export function readLeft(left: string | undefined): string[] {
  return left === undefined ? [] : left.split('.').slice(0, MAX_LEFT_NAMED);
}

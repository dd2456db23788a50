/**
 * Values in the search part of an address. Whoever typed or followed it expects a page: what is odd
 * is as if it were not there, so nothing here refuses. (Decision 013)
 */

/** As the router hands them over: strings, numbers, lists of them, or anything at all. */
export type SearchValues = Readonly<Record<string, unknown>>;

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A text of a shape. */
export function readText(value: unknown, shape: RegExp): string | undefined {
  const text = asText(value);
  return text !== undefined && shape.test(text) ? text : undefined;
}

/** A whole number between two others, both included. */
export function readWhole(value: unknown, least: number, most: number): number | undefined {
  const text = readText(value, /^\d{1,15}$/);
  const number = Number(text ?? Number.NaN);
  return number >= least && number <= most ? number : undefined;
}

/** One of the known words. */
export function readOneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((word) => word === value);
}

/** One value or several, each once; undefined when none of them can be read. */
export function readSeveral<T>(
  value: unknown,
  read: (one: unknown) => T | undefined,
  most: number,
): T[] | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const values = new Set(given.flatMap((one) => read(one) ?? []).slice(0, most));
  return values.size === 0 ? undefined : [...values];
}

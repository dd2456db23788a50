const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae' }),
);

/** The name as a part of a URL: lower case, no accents, hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łßœæ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

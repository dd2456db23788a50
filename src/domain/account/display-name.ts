/** Names as people write them: lower case, then each word and hyphen part capitalised (§5, A-112). */
export function displayName(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/**
 * A name as its owner reads it: one with small letters and capitals was typed that way, and stays
 * (`McDonald`, `van der Berg`); one in capitals alone is shown by `displayName` (decision 023).
 */
export function shownName(name: string): string {
  const isTyped = name !== name.toUpperCase() && name !== name.toLowerCase();
  return isTyped ? name : displayName(name);
}

/** First and last name as their owner reads them; empty where neither is known. */
export const shownNames = (names: { firstName: string; lastName: string }): string =>
  `${shownName(names.firstName)} ${shownName(names.lastName)}`.trim();

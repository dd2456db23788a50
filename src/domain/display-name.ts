/** Names as people write them: lower case, then each word and hyphen part capitalised (§5, A-112). */
export function displayName(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

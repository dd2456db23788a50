/** Search params as forms write them: `?size=36&size=38&sort=newest`, all strings. */

/** One value is a text, several of one name are a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  if (search === '') return {};
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...more] = params.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** What is undefined, null or an empty list is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  // Of most links, of which a page has a hundred.
  const entries = Object.entries(search);
  if (entries.length === 0) return '';
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

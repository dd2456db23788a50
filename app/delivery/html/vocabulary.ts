/** What the styles of HTML are cut by: its class attributes as they stand, and its elements. */
export type Vocabulary = { looks: ReadonlySet<string>; tags: ReadonlySet<string> };

const CLASSES = ' class="';

/** The class attributes of HTML, each once. */
export function looksOf(html: string): Set<string> {
  const looks = new Set<string>();
  let at = html.indexOf(CLASSES);
  while (at >= 0) {
    const end = html.indexOf('"', at + CLASSES.length);
    looks.add(html.slice(at + CLASSES.length, end));
    at = html.indexOf(CLASSES, end);
  }
  return looks;
}

/** The names of its elements. */
export function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag));
}

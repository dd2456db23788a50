/** JSON that no text can end early, inside an element for scripts. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, string>();

/** The same of what was read once for many pages, and never changes: written once, for as long as it is cached. */
export function scriptJsonOnce(value: object): string {
  const text = written.get(value) ?? scriptJson(value);
  written.set(value, text);
  return text;
}

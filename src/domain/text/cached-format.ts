/** The format of a key, made once: making one takes a browser longer than a hundred uses of it. */
export function cachedFormat<T>(formats: Map<string, T>, key: string, make: () => T): T {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/** So many are remembered of a kind, the last used ones. */
const MAX_REMEMBERED = 500;

/** What is known under a key, read when it is not; the last used stands last. */
export async function remembered<T>(
  known: Map<string, T>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const value = known.get(key) ?? (await read());
  known.delete(key);
  known.set(key, value);
  if (known.size > MAX_REMEMBERED) {
    const [longestUnused = ''] = known.keys();
    known.delete(longestUnused);
  }
  return value;
}

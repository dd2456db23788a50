/** Of what a caller sends, nothing is nested deeper: no form and no call of ours comes near. */
const MAX_DEPTH = 20;

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');

type Level = { value: unknown; path: readonly string[] };

/**
 * Where an input holds what no database and no JSON can hold: a NUL, half of a surrogate pair, a
 * BigInt, or a nesting without end. The path of its first such part, or null. Looked at before any
 * schema: what a schema says of such a value could not be written either (T04).
 */
export function findUnstorable(input: unknown): string[] | null {
  const levels: Level[] = [{ value: input, path: [] }];
  for (let level = levels.pop(); level !== undefined; level = levels.pop()) {
    const { value, path } = level;
    if (typeof value === 'bigint') return [...path];
    if (typeof value === 'string' && !isStorableText(value)) return [...path];
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_DEPTH) return [...path];
    for (const [name, part] of Object.entries(value)) {
      if (!isStorableText(name)) return [...path];
      levels.push({ value: part, path: [...path, name] });
    }
  }
  return null;
}

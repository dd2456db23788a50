import * as v from 'valibot';

/** The products that were looked at last, newest first; the list stays in the browser. */
const KEY = 'vitrine-seen';
const MOST = 12;
const schema = v.array(v.pipe(v.string(), v.regex(/^\d{1,20}$/)));

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function seenProducts(shelf: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    const parsed = v.safeParse(schema, kept);
    return parsed.success ? parsed.output.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a product in front and answers those that were seen before it. */
export function seeProduct(shelf: Shelf, productId: string): string[] {
  const others = seenProducts(shelf).filter((id) => id !== productId);
  try {
    shelf.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
  return others;
}

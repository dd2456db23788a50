const words = (text: string) => text.split(/(?<=\s)/);

/** Where two texts differ: what is before it in both, the part of each, and what is after it. */
export function changedPart(before: string, after: string) {
  const [old, now] = [words(before), words(after)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const middle = (of: readonly string[]) => of.slice(first, of.length - last).join('');
  return {
    start: old.slice(0, first).join(''),
    ...{ gone: middle(old), come: middle(now) },
    end: old.slice(old.length - last).join(''),
  };
}

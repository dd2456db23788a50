/** What a file of a photograph is called after: a size or a product, its colour, and its place in the gallery. */

/** A way to read a name: what it may be called after, and its place where the name has one. */
type ReadName = { key: string; place: number | null };

/**
 * Ways to read the name of a file, the most literal first: `949-navy_2.jpg` may be called after `949-navy_2`,
 * or be the second picture of `949-navy`.
 */
export function readPictureName(name: string): ReadName[] {
  const base = name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.[a-z]{3,4}$/i, '')
    .trim();
  if (base === undefined || base === '') return [];
  const numbered = /^(.+?)(?:[_\-. ]+(\d{1,2})| ?\((\d{1,2})\))$/.exec(base);
  const [, key, place, inBrackets] = numbered ?? [];
  return [
    { key: base, place: null },
    ...(key === undefined ? [] : [{ key, place: Number(place ?? inBrackets) }]),
  ];
}

/** A number of a product before the name of a colour: `949_navy`. */
export function readNumberAndColour(key: string): { number: string; colour: string } | null {
  const [, number, colour] = /^(\d{1,10})[_\-. ]+(.+)$/.exec(key) ?? [];
  return number === undefined || colour === undefined ? null : { number, colour };
}

/** What a name may begin with before that of a colour, the longest first: `wool-coat` of `wool-coat-navy`. */
export function beginningsOf(key: string): string[] {
  return [...key.matchAll(/[_\-. ]+/g)].map(({ index }) => key.slice(0, index)).reverse();
}

/** A colour of a product, and all that a file may be called after. */
export type NamedColour = {
  productId: string;
  /** By which files know the product; null where none does. */
  handle: string | null;
  optionId: string;
  /** Skus and barcodes of its sizes. */
  codes: readonly string[];
  /** Its code, and its names in all languages. */
  colours: readonly string[];
};

/** Names of colours in one style: `Bleu marine` and `bleu_marine` are the same. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** The colours that a file may show, of those that are known; several where its name leaves it open. */
export function colourOfPicture<C extends NamedColour>(
  name: string,
  known: readonly C[],
): { colours: C[]; place: number | null } {
  for (const { key, place } of readPictureName(name)) {
    const code = key.toLowerCase();
    const bySize = known.filter(({ codes }) => codes.some((one) => one.toLowerCase() === code));
    if (bySize.length > 0) return { colours: bySize, place };
    const ofProduct = known.filter(
      ({ productId, handle }) => productId === key || handle?.toLowerCase() === code,
    );
    if (ofProduct.length > 0) return { colours: ofProduct, place };
    const read = readNumberAndColour(key);
    const byColour = known.filter(
      ({ productId, colours }) =>
        productId === read?.number && colours.some((one) => plain(one) === plain(read.colour)),
    );
    if (byColour.length > 0) return { colours: byColour, place };
    for (const handle of beginningsOf(code)) {
      const colour = plain(code.slice(handle.length)).replace(/^-/, '');
      const named = known.filter(
        (one) =>
          one.handle?.toLowerCase() === handle && one.colours.some((own) => plain(own) === colour),
      );
      if (named.length > 0) return { colours: named, place };
    }
  }
  return { colours: [], place: null };
}

import { plainText } from '#src/domain/text/typed-text.ts';

/** What somebody typed of a street, in parts: `12 bis rue des Li`, `Hauptstr 12, 10115`. */
export type TypedStreet = {
  /** House number as people write it: `12 bis`, `12a`; empty when none was typed. */
  number: string;
  /** The other words, plain: of the street, the postcode, the town. */
  words: string[];
};

/** Longer numbers are postcodes. */
const HOUSE_NUMBER = /^\d{1,3}[a-z]?$/;
const SUFFIX = /^(bis|ter|quater)$/;

/** The first short number is that of the house, wherever the country writes it. */
export function readTypedStreet(search: string): TypedStreet {
  const words = plainText(search)
    .split(' ')
    .filter((word) => word !== '');
  const at = words.findIndex((word) => HOUSE_NUMBER.test(word));
  if (at === -1) return { number: '', words };
  const taken = SUFFIX.test(words[at + 1] ?? '') ? 2 : 1;
  return {
    number: words.slice(at, at + taken).join(' '),
    words: [...words.slice(0, at), ...words.slice(at + taken)],
  };
}

import { type AsTyped, type PostalLines, shownAddress } from './address.ts';

/** The lines of an envelope, as people read it: never for a label. */

type Place = PostalLines & { zipCode: string; city: string; asTyped?: AsTyped | undefined };
type Person = { firstName: string; lastName: string; asTyped?: AsTyped | undefined };

/** Where an address is: its lines that are filled, then post code and town. The country is not told. */
export function placeLines(place: Place): string[] {
  const { line1, line2, line3, line4, zipCode, city } = shownAddress(place);
  return [line1, line2, line3, line4, `${zipCode} ${city}`].filter((line) => line.trim() !== '');
}

/** Whom it is for. */
export function personLine(person: Person): string {
  const { firstName, lastName } = shownAddress(person);
  return `${firstName} ${lastName}`.trim();
}

import type { Place } from '#src/domain/store/store.schema.ts';

const FIELDS = ['storeId', 'name', 'line1', 'zipCode', 'city', 'country'] as const;

/** Where a parcel should wait, as far as its shopper sees it. */
export type ChosenPlace = Pick<Place, (typeof FIELDS)[number]>;

/** A place as a field of a form keeps it. */
export function writePlace(place: ChosenPlace): string {
  return JSON.stringify(FIELDS.map((field) => place[field]));
}

/** Null for anything that is no place. */
export function readPlace(value: string | undefined): ChosenPlace | null {
  try {
    const parsed: unknown = JSON.parse(value ?? 'null');
    if (!Array.isArray(parsed)) return null;
    const texts = parsed.filter((text) => typeof text === 'string');
    if (texts.length !== FIELDS.length) return null;
    const [storeId = '', name = '', line1 = '', zipCode = '', city = '', country = ''] = texts;
    return { storeId, name, line1, zipCode, city, country };
  } catch {
    return null;
  }
}

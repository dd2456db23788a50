import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(100));
const chosenPlaceSchema = v.object({
  storeId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: text,
  line1: text,
  zipCode: text,
  city: text,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});

/** Where a parcel should wait, as far as its shopper sees it. */
export type ChosenPlace = v.InferOutput<typeof chosenPlaceSchema>;

/** A place as a field of a form keeps it. */
export function writePlace(place: ChosenPlace): string {
  const { storeId, name, line1, zipCode, city, country } = place;
  return JSON.stringify({ storeId, name, line1, zipCode, city, country });
}

/** Null for anything that is no place. */
export function readPlace(value: string | undefined): ChosenPlace | null {
  try {
    const found = v.safeParse(chosenPlaceSchema, JSON.parse(value ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

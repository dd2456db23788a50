import { displayName, shownName } from '#src/domain/account/display-name.ts';
import type { CartAddress, DeliveryAddress } from './address.schema.ts';

/** Addresses: the cart's, the account's, and the rules that change them on the way (§3, §5). */

export type PostalLines = { line1: string; line2: string; line3: string; line4: string };

/** Fields whose letters are shown as they were typed. */
export const TYPED_FIELDS = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'line3',
  'line4',
  'city',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/**
 * What was typed, where the capitals that are sent do not tell it: `O’Brien`, `van der Berg`,
 * `Straße`. For people to read, never for a label (decision 023).
 */
export type AsTyped = { [Field in TypedField]?: string | undefined };

/** The fields that go to the server in upper case (§5, A-111): phone and quality stay as they are. */
const UPPER_CASED = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'line3',
  'line4',
  'zipCode',
  'city',
  'country',
] as const;

/** The same address with names, lines, zip code, city and country in upper case. */
export function upperCaseAddress<T extends object>(address: T): T {
  const entries = Object.entries(address).map(([field, value]) =>
    typeof value === 'string' && UPPER_CASED.some((name) => name === field)
      ? [field, value.toUpperCase()]
      : [field, value],
  );
  return Object.assign({}, address, Object.fromEntries(entries));
}

/** Whether two addresses name the same person at the same place; quality codes do not count. */
export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  return UPPER_CASED.every((field) => one[field].toUpperCase() === other[field].toUpperCase());
}

/** An account address as the cart takes it: without id and favorite (ENT-31). */
export function toCartAddress({
  id: _id,
  favorite: _favorite,
  ...address
}: DeliveryAddress): CartAddress {
  return address;
}

/** Alpha-3 to alpha-2 codes of the countries that our shops deal with. */
const ALPHA_2: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    AUT: 'AT',
    BEL: 'BE',
    CHE: 'CH',
    CZE: 'CZ',
    DEU: 'DE',
    ESP: 'ES',
    FRA: 'FR',
    GBR: 'GB',
    IRL: 'IE',
    ITA: 'IT',
    LUX: 'LU',
    MCO: 'MC',
    NLD: 'NL',
    POL: 'PL',
    PRT: 'PT',
  }),
);

/** The 2-letter code that the platform takes; a 2-letter code stays as it is (§5). */
export function toAlpha2(country: string): string {
  return ALPHA_2.get(country.toUpperCase()) ?? country;
}

type Postal = { [Field in TypedField]?: string } & { asTyped?: AsTyped | undefined };

/**
 * An address as people read it (decision 023): as it was typed where that is known, else with a
 * capital for each word. What was typed counts only while it is the text that was sent.
 */
export function shownAddress<T extends Postal>({ asTyped = {}, ...address }: T) {
  const shown: { [Field in TypedField]?: string } = {};
  for (const field of TYPED_FIELDS) {
    const sent = address[field];
    if (sent === undefined) continue;
    const typed = asTyped[field];
    const isSent = typed?.toUpperCase() === sent.toUpperCase();
    shown[field] = shownName(typed !== undefined && isSent ? typed : sent);
  }
  return Object.assign({}, address, shown);
}

/** What the capitals of an address would not tell; undefined when they tell it all. */
function typedForms(address: Postal): AsTyped | undefined {
  const shown = shownAddress(address);
  const forms: AsTyped = {};
  for (const field of TYPED_FIELDS) {
    const text = shown[field];
    if (text !== undefined && text !== displayName(text.toUpperCase())) forms[field] = text;
  }
  return Object.keys(forms).length === 0 ? undefined : forms;
}

/**
 * An address as it goes to the server: upper case, 2-letter phone country (§5), and what was typed
 * beside it where the capitals do not tell.
 */
export function toWireAddress({ asTyped, ...address }: CartAddress): CartAddress {
  const upper = upperCaseAddress(address);
  const forms = typedForms({ ...address, asTyped });
  return {
    ...upper,
    phoneNumberCountry: toAlpha2(upper.phoneNumberCountry),
    ...(forms !== undefined && { asTyped: forms }),
  };
}

/** Every field but what was typed, which is about the others. */
export type AddressField = Exclude<keyof CartAddress, 'asTyped'>;

/** An address of which each field is asked for: the one place that names them all. */
export function addressFrom(textOf: (field: AddressField) => string): CartAddress {
  return {
    lastName: textOf('lastName'),
    firstName: textOf('firstName'),
    line1: textOf('line1'),
    line2: textOf('line2'),
    line3: textOf('line3'),
    line4: textOf('line4'),
    city: textOf('city'),
    country: textOf('country'),
    zipCode: textOf('zipCode'),
    phoneNumber: textOf('phoneNumber'),
    phoneNumberCountry: textOf('phoneNumberCountry'),
    quality: textOf('quality'),
    phoneNumberQuality: textOf('phoneNumberQuality'),
  } satisfies Required<Record<AddressField, string>>;
}

/** An address form before anything is typed. */
export const emptyAddress = (country: string): CartAddress =>
  addressFrom((field) => (field === 'country' || field === 'phoneNumberCountry' ? country : ''));

/** The lines of an address, as people read it: never for a label. */

type Town = { zipCode: string; city: string; country: string };
export type Place = PostalLines & Town & { asTyped?: AsTyped | undefined };
export type Person = { firstName: string; lastName: string; asTyped?: AsTyped | undefined };

/** Where the post code follows the town, as the post of these countries asks. */
const TOWN_FIRST: readonly string[] = ['GB', 'IE', 'US'];

/** Town and post code in the order of their country. */
export function townLine({ zipCode, city, country }: Town): string {
  return TOWN_FIRST.includes(country) ? `${city} ${zipCode}` : `${zipCode} ${city}`;
}

/** Where an address is: its lines that are filled, then town and post code. The country is not told. */
export function placeLines(place: Place): string[] {
  const { line1, line2, line3, line4, ...town } = shownAddress(place);
  return [line1, line2, line3, line4, townLine(town)].filter((line) => line.trim() !== '');
}

export function personLine(person: Person): string {
  const { firstName, lastName } = shownAddress(person);
  return `${firstName} ${lastName}`.trim();
}

/**
 * The address of a parcel that waits at a place for somebody: their name and phone, the place's name
 * and street (decision 037).
 */
export function addressOfPlace(
  person: CartAddress,
  place: { name: string; line1: string; zipCode: string; city: string; country: string },
): CartAddress {
  const { firstName, lastName } = shownAddress(person);
  const { phoneNumber, phoneNumberCountry, phoneNumberQuality } = person;
  return toWireAddress({
    ...emptyAddress(place.country),
    ...{ firstName, lastName, phoneNumber, phoneNumberCountry, phoneNumberQuality },
    line1: place.name,
    line2: place.line1,
    zipCode: place.zipCode,
    city: place.city,
  });
}

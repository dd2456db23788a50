/** Addresses: the cart's, the account's, and the rules that change them on the way (§3, §5). */

export type PostalLines = { line1: string; line2: string; line3: string; line4: string };

/** Cart-side address (specification §3). Countries are ISO 3166-1 alpha-2. */
export type CartAddress = PostalLines & {
  lastName: string;
  firstName: string;
  city: string;
  country: string;
  zipCode: string;
  phoneNumber: string;
  phoneNumberCountry: string;
  quality: string;
  phoneNumberQuality: string;
};

export type ShippingAddress = CartAddress & { deliveryPointIdV2: string | null };

/** What is written to the account as a delivery address (14 fields, API-55). */
export type DeliveryAddressBody = CartAddress & { favorite: boolean };

export type DeliveryAddress = DeliveryAddressBody & { id: string };

/** Billing address of the account (8 fields, ENT-12). */
export type BillingAddress = PostalLines & {
  country: string;
  city: string;
  zipCode: string;
  quality: string;
};

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

/** An account address as the cart takes it: without id and favorite (ENT-31). */
export function toCartAddress({
  id: _id,
  favorite: _favorite,
  ...address
}: DeliveryAddress): CartAddress {
  return address;
}

/** Names as people write them: lower case, then each word and hyphen part capitalised (§5, A-112). */
export function displayName(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

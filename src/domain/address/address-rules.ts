import { isPersonName } from '#src/domain/text/person-name.ts';
import { tidyLine } from '#src/domain/text/typed-text.ts';
import type { CartAddress } from './address.schema.ts';
import {
  type AddressField,
  type AsTyped,
  TYPED_FIELDS,
  type TypedField,
  toAlpha2,
} from './address.ts';
import { readPostcode } from './postcode.ts';

/** How an address is tidied and judged before it is sent. */

/** What is judged, in the order of the form: the first wrong field gets the focus. */
export const JUDGED_FIELDS = [
  'firstName',
  'lastName',
  'country',
  'line1',
  'line2',
  'line3',
  'line4',
  'zipCode',
  'city',
  'phoneNumber',
] as const satisfies readonly AddressField[];

export type AddressProblem =
  | ('required' | 'too-long' | 'name-format' | 'zip-format' | 'phone-format' | 'country')
  /** The platform refused it for another reason. */
  | 'refused';

export type AddressRules = {
  /** Countries that may be chosen: deliveryCountries or billingCountries. */
  countries: readonly string[];
  isPhoneRequired: boolean;
};

const REQUIRED = ['firstName', 'lastName', 'line1', 'zipCode', 'city', 'country'] as const;
const LINE_LIMIT = 50;
/**
 * Reads a telephone number in a country, null when it is none (`readPhoneNumber`). Browsers load the
 * number plans on demand: until they are there, a number is left to the server to judge.
 */
export type PhoneReader = (typed: string, country: string) => string | null;

/**
 * An address as it is judged and sent: one space where white space or control characters were, the
 * postcode as its country writes it, the phone number read. What cannot be read stays as it was typed.
 */
export function tidyAddress<T extends CartAddress>(address: T, readPhone: PhoneReader | null): T {
  const { asTyped, phoneNumber, phoneNumberCountry, zipCode, country } = address;
  const phone = tidyLine(phoneNumber);
  return {
    ...address,
    ...tidyLines(address),
    zipCode: readPostcode(zipCode, country) ?? tidyLine(zipCode),
    phoneNumber: readPhone?.(phone, toAlpha2(phoneNumberCountry)) ?? phone,
    ...(asTyped !== undefined && { asTyped: tidyLines(asTyped) }),
  };
}

function tidyLines(lines: AsTyped) {
  const tidied: { [Field in TypedField]?: string } = {};
  for (const field of TYPED_FIELDS) {
    const text = lines[field];
    if (text !== undefined) tidied[field] = tidyLine(text);
  }
  return tidied;
}

/** What is wrong with an address, per field; an empty object when nothing is. */
export function addressProblems(
  address: CartAddress,
  { countries, isPhoneRequired }: AddressRules,
  readPhone: PhoneReader | null,
): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  // The limit is that of the capitals that are sent: `ß` is sent as `SS`.
  for (const field of TYPED_FIELDS) {
    if (address[field].toUpperCase().length > LINE_LIMIT) problems[field] = 'too-long';
  }
  for (const field of ['firstName', 'lastName'] as const) {
    if (!isPersonName(address[field])) problems[field] = 'name-format';
  }
  if (readPostcode(address.zipCode, address.country) === null) problems.zipCode = 'zip-format';
  if (!countries.includes(address.country)) problems.country = 'country';
  for (const field of REQUIRED) if (address[field].trim() === '') problems[field] = 'required';
  const phone = address.phoneNumber.trim();
  if (phone === '' && isPhoneRequired) problems.phoneNumber = 'required';
  if (phone !== '' && readPhone?.(phone, toAlpha2(address.phoneNumberCountry)) === null) {
    problems.phoneNumber = 'phone-format';
  }
  return problems;
}

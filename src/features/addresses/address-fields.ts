import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressField } from '#src/domain/address/address.ts';
import type { AddressProblem } from '#src/domain/address/address-rules.ts';
import { phoneExample } from '#src/domain/address/phone-example.ts';
import { postcodeExample } from '#src/domain/address/postcode.ts';

/** Fields that a customer types, top to bottom; the country has a list of its own. */
export type TypedField = Extract<
  AddressField,
  | 'firstName'
  | 'lastName'
  | 'line1'
  | 'line2'
  | 'line3'
  | 'line4'
  | 'zipCode'
  | 'city'
  | 'phoneNumber'
>;

/** What is missing while a field is empty. */
export const REQUIRED: Record<TypedField, MessageDescriptor> = {
  firstName: msg`Please enter a first name.`,
  lastName: msg`Please enter a last name.`,
  line1: msg`Please enter a street and number.`,
  line2: msg`Please fill in this line.`,
  line3: msg`Please fill in this line.`,
  line4: msg`Please fill in this line.`,
  zipCode: msg`Please enter a postcode.`,
  city: msg`Please enter a town or city.`,
  phoneNumber: msg`Please enter a phone number: the carrier needs it for this delivery.`,
};

/** What to say of a field that holds a text of the wrong shape, with one of the right shape. */
const SHAPES = {
  'zip-format': {
    plain: msg`This postcode does not fit the country. Please check it.`,
    like: (example: string) =>
      msg`This postcode does not fit the country. It should look like ${example}.`,
  },
  'phone-format': {
    plain: msg`This phone number does not look complete. Please check it.`,
    like: (example: string) =>
      msg`This phone number does not look right. Write it like ${example}, or with + and the country code.`,
  },
};

const SENTENCES: Record<
  Exclude<AddressProblem, 'required' | keyof typeof SHAPES>,
  MessageDescriptor
> = {
  'too-long': msg`Please shorten this to 50 characters.`,
  'name-format': msg`Please enter a name alone, without links, < or >.`,
  country: msg`Please choose a country from the list.`,
  refused: msg`Please check this field: something in it cannot be used.`,
};

function isTyped(field: AddressField): field is TypedField {
  return Object.hasOwn(REQUIRED, field);
}

function requiredMessage(field: AddressField): MessageDescriptor {
  return isTyped(field) ? REQUIRED[field] : SENTENCES.country;
}

/**
 * What to say below a field. `country` is the one that the field is read in, as an alpha-2
 * code: postcodes and telephone numbers look different in each.
 */
export function problemMessage(
  field: AddressField,
  problem: AddressProblem,
  country: string,
): MessageDescriptor {
  if (problem === 'required') return requiredMessage(field);
  if (problem !== 'zip-format' && problem !== 'phone-format') return SENTENCES[problem];
  const { plain, like } = SHAPES[problem];
  const example = problem === 'zip-format' ? postcodeExample(country) : phoneExample(country);
  return example === null ? plain : like(example);
}

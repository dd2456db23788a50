import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressField, AddressProblem } from '#src/domain/address.ts';

/** Fields that a person types, top to bottom; the country has a list of its own. */
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

type FieldFacts = {
  label: MessageDescriptor;
  /** Token of the HTML `autocomplete` attribute, without its section. */
  autoComplete: string;
  maxLength: number;
  /** What is missing while the field is empty. */
  required: MessageDescriptor;
};

const LINE = 50;

export const ADDRESS_FIELDS: Record<TypedField, FieldFacts> = {
  firstName: {
    label: msg`First name`,
    autoComplete: 'given-name',
    maxLength: LINE,
    required: msg`Please enter a first name.`,
  },
  lastName: {
    label: msg`Last name`,
    autoComplete: 'family-name',
    maxLength: LINE,
    required: msg`Please enter a last name.`,
  },
  line1: {
    label: msg`Address`,
    autoComplete: 'address-line1',
    maxLength: LINE,
    required: msg`Please enter a street and number.`,
  },
  line2: {
    label: msg`Address line 2`,
    autoComplete: 'address-line2',
    maxLength: LINE,
    required: msg`Please fill in this line.`,
  },
  line3: {
    label: msg`Address line 3`,
    autoComplete: 'address-line3',
    maxLength: LINE,
    required: msg`Please fill in this line.`,
  },
  line4: {
    label: msg`Address line 4`,
    autoComplete: 'off',
    maxLength: LINE,
    required: msg`Please fill in this line.`,
  },
  zipCode: {
    label: msg`Postcode`,
    autoComplete: 'postal-code',
    maxLength: 12,
    required: msg`Please enter a postcode.`,
  },
  city: {
    label: msg`City`,
    autoComplete: 'address-level2',
    maxLength: LINE,
    required: msg`Please enter a city.`,
  },
  phoneNumber: {
    label: msg`Phone`,
    autoComplete: 'tel',
    maxLength: 20,
    required: msg`Please enter a phone number: the carrier needs it for this delivery.`,
  },
};

/** A sentence for every problem of an address; missing fields have their own. */
export const PROBLEM_MESSAGES: Record<Exclude<AddressProblem, 'required'>, MessageDescriptor> = {
  'too-long': msg`Please shorten this to 50 characters.`,
  'zip-format': msg`This postcode does not fit the country. Please check it.`,
  'phone-format': msg`This phone number does not look complete. Please check it.`,
  country: msg`Please choose a country from the list.`,
};

/** The order of the fields on the screen: the first wrong one gets the focus. */
export const FIELD_ORDER: readonly (TypedField | 'country')[] = [
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
];

function isTyped(field: AddressField): field is TypedField {
  return Object.hasOwn(ADDRESS_FIELDS, field);
}

/** What to say below a field. */
export function problemMessage(field: AddressField, problem: AddressProblem): MessageDescriptor {
  if (problem !== 'required') return PROBLEM_MESSAGES[problem];
  return isTyped(field) ? ADDRESS_FIELDS[field].required : PROBLEM_MESSAGES.country;
}

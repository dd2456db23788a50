import type { AddressSuggestion, CartAddress } from './address.schema.ts';

const NUMBER_AFTER = 2;
/** What a label takes of a line (§5). */
const MAX_STREET_LINE = 50;

/** Street and number in the order of the country, cut to 50 characters (§5, ADR-06, ADR-07). */
export function streetLine({
  streetNumber,
  streetName,
  streetNumberPosition,
}: Pick<AddressSuggestion, 'streetNumber' | 'streetName' | 'streetNumberPosition'>): string {
  const parts =
    streetNumberPosition === NUMBER_AFTER ? [streetName, streetNumber] : [streetNumber, streetName];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, MAX_STREET_LINE);
}

/** The fields of an address that a suggestion fills (ADR-08, A-113, A-115). */
export type SuggestedFields = Pick<
  CartAddress,
  'line1' | 'line2' | 'line3' | 'line4' | 'zipCode' | 'city' | 'quality'
>;

export function suggestedFields(suggestion: AddressSuggestion): SuggestedFields {
  return {
    line1: streetLine(suggestion),
    line2: suggestion.buildingName,
    line3: suggestion.buildingInfo_1,
    line4: suggestion.additionalInfo_1,
    zipCode: suggestion.postalCode,
    city: suggestion.locality,
    quality: suggestion.qualityCode,
  };
}

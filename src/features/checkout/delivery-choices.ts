import { type CartAddress, upperCaseAddress } from '#src/domain/address.ts';

/** An address that the delivery may go to without typing one. */
export type DeliveryChoice = { key: string; kind: 'billing' | 'saved'; address: CartAddress };

/** Key of the form for an address that is not in the list. */
export const OTHER_ADDRESS = 'other';

const POSTAL = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'line3',
  'line4',
  'zipCode',
  'city',
  'country',
] as const satisfies readonly (keyof CartAddress)[];

/** Whether a letter to both arrives at the same door, whatever the case of the letters. */
export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  const [left, right] = [upperCaseAddress(one), upperCaseAddress(other)];
  return POSTAL.every((field) => left[field] === right[field]);
}

type Known = {
  billing: CartAddress;
  saved: readonly CartAddress[];
  /** Where the shop delivers to, alpha-2. */
  countries: readonly string[];
};

/** The billing address, if the shop delivers there, and the saved ones, each once. */
export function deliveryChoices({ billing, saved, countries }: Known): DeliveryChoice[] {
  const known: DeliveryChoice[] = [
    { key: 'billing', kind: 'billing', address: billing },
    ...saved.map((address, index) => ({
      key: `saved-${index}`,
      kind: 'saved' as const,
      address,
    })),
  ];
  return known.filter(
    ({ address }, index) =>
      countries.includes(address.country) &&
      known.findIndex((earlier) => isSameAddress(earlier.address, address)) === index,
  );
}

/** The choice that an address is, else the form. */
export function choiceOf(choices: readonly DeliveryChoice[], address: CartAddress): string {
  return choices.find((choice) => isSameAddress(choice.address, address))?.key ?? OTHER_ADDRESS;
}

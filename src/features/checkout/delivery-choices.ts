import { type CartAddress, isSameAddress } from '#src/domain/address.ts';

/** An address that the delivery may go to without typing one. */
export type DeliveryChoice = { key: string; kind: 'billing' | 'saved'; address: CartAddress };

/** Key of the form for an address that is not in the list. */
export const OTHER_ADDRESS = 'other';

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

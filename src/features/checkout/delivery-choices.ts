import type { CartAddress, DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { isSameAddress, toCartAddress } from '#src/domain/address/address.ts';

/** An address that the delivery may go to without typing one. */
export type DeliveryChoice = {
  key: string;
  /** Id in the account; null for the billing address, which has a step of its own. */
  savedId: string | null;
  address: CartAddress;
};

/** Key of the form for an address that is not in the list. */
export const OTHER_ADDRESS = 'other';

type Known = {
  billing: CartAddress;
  saved: readonly DeliveryAddress[];
  /** Where the shop delivers to, alpha-2. */
  countries: readonly string[];
};

/** The billing address, if the shop delivers there, and the saved ones, each once. */
export function deliveryChoices({ billing, saved, countries }: Known): DeliveryChoice[] {
  const known: DeliveryChoice[] = [
    { key: 'billing', savedId: null, address: billing },
    ...saved.map((address) => ({
      key: `saved-${address.id}`,
      savedId: address.id,
      address: toCartAddress(address),
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

import type { CartAddress, DeliveryAddress } from '#src/domain/address/address.schema.ts';
import {
  addressOfPlace,
  isSameAddress,
  shownAddress,
  toCartAddress,
} from '#src/domain/address/address.ts';
import type { DeliveryQuestion } from '#src/domain/shipping/shipping.ts';
import type { ChosenPlace } from './chosen-place.ts';

/** An address that the delivery may go to without typing one. */
type DeliveryChoice = {
  key: string;
  /** Id in the account; null for the billing address, which has a step of its own. */
  savedId: string | null;
  address: CartAddress;
};

/** Key of the form for an address that is not in the list. */
export const OTHER_ADDRESS = 'other';

type AddressBook = {
  billing: CartAddress;
  saved: readonly DeliveryAddress[];
  /** Where the shop delivers to, alpha-2. */
  countries: readonly string[];
};

/** The billing address, if the shop delivers there, and the saved ones, each once. */
export function deliveryChoices({ billing, saved, countries }: AddressBook): DeliveryChoice[] {
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

type Known = {
  billing: CartAddress;
  receiver: CartAddress;
  /** The chosen address of the account or the cart. */
  chosen: CartAddress;
  place: ChosenPlace | null;
};

/**
 * The address of a delivery before anything is typed: fields that the method does not ask for keep
 * its values (decision 037). Null while a place has to be chosen.
 */
export function knownAddress(
  question: DeliveryQuestion,
  { billing, receiver, chosen, place }: Known,
): CartAddress | null {
  switch (question) {
    case 'nothing':
      return billing;
    case 'address':
      return chosen;
    case 'receiver':
      return shownAddress(receiver);
    case 'place':
      return place === null ? null : shownAddress(addressOfPlace(receiver, place));
  }
}

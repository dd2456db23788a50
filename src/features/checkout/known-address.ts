import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { addressOfPlace } from '#src/domain/address/address.ts';
import type { DeliveryQuestion } from '#src/domain/shipping/shipping.ts';
import { toFormAddress } from '#src/features/addresses/read-address.ts';
import type { ChosenPlace } from './chosen-place.ts';

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
      return toFormAddress(receiver);
    case 'place':
      return place === null ? null : toFormAddress(addressOfPlace(receiver, place));
  }
}

import { useEffect, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { emptyAddress } from '#src/domain/address/address.ts';
import type { AddressDraft } from '#src/features/addresses/use-address-draft.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { choiceOf, deliveryChoices, OTHER_ADDRESS } from './delivery-choices.ts';
import { useCheckout } from './use-checkout.ts';

/** Name of the field that says which choice the address fields are about. */
export const TYPED_FOR = 'typedFor';

/** How the fields of a known address are shown; `opened` ones get the focus. */
type Fields = 'closed' | 'restored' | 'opened';

/** Which address the delivery goes to, and whether its fields are shown. */
export function useAddressChoice(draft: AddressDraft | null) {
  const { billing, delivery, savedDeliveries } = useCheckout();
  const { deliveryCountries } = useShop().parameters.params;
  const choices = deliveryChoices({
    billing,
    saved: savedDeliveries,
    countries: deliveryCountries,
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const [fields, setFields] = useState<Fields>('closed');
  const [isDiscarded, setDiscarded] = useState(false);
  useEffect(() => {
    if (draft === null) return;
    setWanted(draft.address ?? null);
    const isTyped = draft.address !== undefined && draft[TYPED_FOR] === draft.address;
    setFields(isTyped ? 'restored' : 'closed');
  }, [draft]);

  const keys = [...choices.map(({ key }) => key), OTHER_ADDRESS];
  const selected = keys.find((key) => key === wanted) ?? choiceOf(choices, delivery);
  /** A typed address starts with what the cart holds, else with the names. */
  const other = (country: string): CartAddress =>
    choiceOf(choices, delivery) === OTHER_ADDRESS
      ? delivery
      : {
          ...emptyAddress(country),
          firstName: billing.firstName,
          lastName: billing.lastName,
        };
  return {
    choices,
    selected,
    /** Id of the chosen address in the account. */
    savedId: choices.find(({ key }) => key === selected)?.savedId ?? null,
    addressOf: (key: string, country: string) =>
      choices.find((one) => one.key === key)?.address ?? other(country),
    isTyping: selected === OTHER_ADDRESS || fields !== 'closed',
    isOpened: fields === 'opened',
    /** What was typed for the chosen address before the page was loaded again. */
    draft: draft?.[TYPED_FOR] === selected && !isDiscarded ? draft : null,
    select: (key: string) => {
      setWanted(key);
      setFields('closed');
    },
    edit: () => setFields('opened'),
    /** Shows the chosen address as it is saved. */
    discard: () => {
      setFields('closed');
      setDiscarded(true);
    },
  };
}

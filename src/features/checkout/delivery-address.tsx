import { useLingui } from '@lingui/react/macro';
import type { AddressRules, CartAddress } from '#src/domain/address.ts';
import { personLine, placeLines } from '#src/domain/envelope.ts';
import { AddressFieldset } from '#src/features/addresses/address-fieldset.tsx';
import type { AddressProblems } from '#src/features/addresses/use-address-form.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { choiceCard, flow } from '#styles/recipes';
import { ChoiceCards } from './choice-cards.tsx';
import { type DeliveryChoice, OTHER_ADDRESS } from './delivery-choices.ts';

type DeliveryAddressProps = {
  choices: readonly DeliveryChoice[];
  selected: string;
  onSelect: (key: string) => void;
  /** Whether the fields are shown: for another address, or to mend the chosen one. */
  isTyping: boolean;
  /** Another one starts the fields anew. */
  formKey: string;
  start: CartAddress;
  rules: AddressRules;
  problems: AddressProblems;
  onCountry: (country: string) => void;
};

/** Where to: an address that is known, or one that is typed. */
export function DeliveryAddress({
  choices,
  selected,
  onSelect,
  isTyping,
  formKey,
  ...fields
}: DeliveryAddressProps) {
  const { t } = useLingui();
  const { country } = useFormats();
  const place = (address: CartAddress) =>
    [...placeLines(address), country(address.country)].join(', ');
  const styles = choiceCard();
  const form = <AddressFieldset key={formKey} section="shipping" {...fields} />;
  if (choices.length === 0) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t`Where should we deliver?`}</legend>
        {form}
      </fieldset>
    );
  }
  return (
    <div className={flow({ gap: '6' })}>
      <ChoiceCards
        name="address"
        legend={t`Where should we deliver?`}
        selected={selected}
        onSelect={onSelect}
        choices={[
          ...choices.map(({ key, kind, address }) => ({
            key,
            title: kind === 'billing' ? t`Use billing address` : personLine(address),
            note: place(address),
          })),
          { key: OTHER_ADDRESS, title: t`Another address` },
        ]}
      />
      {isTyping && form}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import { personLine, placeLines } from '#src/domain/address/envelope.ts';
import { AddressFieldset } from '#src/features/addresses/address-fieldset.tsx';
import type { AddressProblems } from '#src/features/addresses/use-address-form.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { choiceCard, flow, text } from '#styles/recipes';
import { ChoiceCards } from './choice-cards.tsx';
import { type DeliveryChoice, OTHER_ADDRESS } from './delivery-choices.ts';
import { TYPED_FOR } from './use-address-choice.ts';

/** Id of the button that opens the fields of the chosen address. */
export const EDIT_ADDRESS = 'edit-address';

type DeliveryAddressProps = {
  choices: readonly DeliveryChoice[];
  selected: string;
  onSelect: (key: string) => void;
  /** Whether the fields are shown: for another address, or to mend the chosen one. */
  isTyping: boolean;
  /** Whether the chosen address is one of the account's. */
  isSaved: boolean;
  onEdit: () => void;
  onDiscard: () => void;
  /** Another one starts the fields again. */
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
  isSaved,
  onEdit,
  onDiscard,
  formKey,
  ...fields
}: DeliveryAddressProps) {
  const { t } = useLingui();
  const { country } = useFormats();
  const placeOf = (address: CartAddress) =>
    [...placeLines(address), country(address.country)].join(', ');
  const styles = choiceCard();
  const form = (
    <>
      <input type="hidden" name={TYPED_FOR} value={selected} />
      <AddressFieldset key={formKey} section="shipping" {...fields} />
    </>
  );
  const chosen = choices.find(({ key }) => key === selected);
  const place = chosen && placeOf(chosen.address);
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
          ...choices.map(({ key, savedId, address }) => ({
            key,
            title: savedId === null ? t`Use billing address` : personLine(address),
            note: placeOf(address),
          })),
          { key: OTHER_ADDRESS, title: t`Another address` },
        ]}
      />
      {place !== undefined && isSaved && !isTyping && (
        <div>
          <Button id={EDIT_ADDRESS} look="quiet" aria-label={t`Edit: ${place}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        </div>
      )}
      {isTyping && isSaved && (
        <div className={flow({ gap: '2' })}>
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>The address in your account changes with it.</Trans>
          </p>
          <div>
            <Button look="quiet" onClick={onDiscard}>
              <Trans>Leave it unchanged</Trans>
            </Button>
          </div>
        </div>
      )}
      {isTyping && form}
    </div>
  );
}

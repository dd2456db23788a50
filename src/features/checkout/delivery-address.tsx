import { Trans, useLingui } from '@lingui/react/macro';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { personLine, placeLines } from '#src/domain/address/address.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import {
  type AddressControl,
  NameFields,
  PhoneField,
} from '#src/features/addresses/address-field.tsx';
import { AddressFieldset } from '#src/features/addresses/address-fieldset.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { choiceCard, flow, text } from '#styles/recipes';
import { ChoiceCards } from './choice-cards.tsx';
import { OTHER_ADDRESS } from './delivery-choices.ts';
import { TYPED_FOR, type useAddressChoice } from './use-address-choice.ts';

type DeliveryAddressProps = Pick<AddressControl, 'start' | 'problems'> & {
  choice: ReturnType<typeof useAddressChoice>;
  onSelect: (key: string) => void;
  /** Shows the chosen address as it is saved. */
  onDiscard: () => void;
  onCountry: (country: string) => void;
  /** Another one starts the fields again. */
  formKey: string;
  rules: AddressRules;
};

/** Where to: an address that is known, or one that is typed. */
export function DeliveryAddress({
  choice: { choices, selected, savedId, isTyping, isOpened, edit },
  onSelect,
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
      <AddressFieldset key={formKey} section="shipping" isOpened={isOpened} {...fields} />
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
      {place !== undefined && savedId !== null && (
        <div className={flow({ gap: '2' })}>
          {isTyping && (
            <p className={text({ tone: 'muted', measure: 'read' })}>
              <Trans>The address in your account changes with it.</Trans>
            </p>
          )}
          <div>
            {/* One button in both states: it keeps the focus when the fields close. */}
            <Button
              look="quiet"
              aria-label={isTyping ? undefined : t`Edit: ${place}`}
              onClick={isTyping ? onDiscard : edit}
            >
              {isTyping ? <Trans>Leave it unchanged</Trans> : <Trans>Edit</Trans>}
            </Button>
          </div>
        </div>
      )}
      {isTyping && form}
    </div>
  );
}

type DeliveryReceiverProps = Pick<AddressControl, 'start' | 'problems'> & {
  /** Who collects the parcel, or who gets what the customer bought. */
  question: 'place' | 'receiver';
  rules: AddressRules;
};

/** Who gets a parcel whose destination is known. */
export function DeliveryReceiver({ question, start, rules, problems }: DeliveryReceiverProps) {
  const { t } = useLingui();
  const { group, legend } = choiceCard();
  const control = { section: 'shipping', start, problems } as const;
  return (
    <fieldset className={group}>
      <legend className={legend}>
        {question === 'place' ? t`Who will collect it?` : t`Who is it for?`}
      </legend>
      <div className={flow({ gap: '4' })}>
        {question === 'receiver' && (
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>We deliver to your billing address and pack the order for this person.</Trans>
          </p>
        )}
        <NameFields control={control} />
        {question === 'place' && <PhoneField control={control} required={rules.isPhoneRequired} />}
      </div>
    </fieldset>
  );
}

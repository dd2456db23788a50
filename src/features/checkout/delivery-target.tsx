import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiverFieldset } from '#src/features/addresses/receiver-fieldset.tsx';
import { choiceCard, flow, text } from '#styles/recipes';
import { writePlace } from './chosen-place.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import type { useDeliveryForm } from './use-delivery-form.ts';
import { placeField } from './use-delivery-place.ts';

type DeliveryTargetProps = {
  delivery: ReturnType<typeof useDeliveryForm>;
  onSelect: (address: string) => void;
  onOpenPlaces: () => void;
};

/** What the chosen method asks for: where to, where to collect, who gets it, or nothing. */
export function DeliveryTarget({ delivery, onSelect, onOpenPlaces }: DeliveryTargetProps) {
  const { t } = useLingui();
  const { question, place, formKey, start, problems, rules } = delivery;
  const { group, legend } = choiceCard();
  const frame = { section: 'shipping', start, problems } as const;
  return (
    <>
      {(['store', 'pickup', 'locker'] as const).map((mode) => {
        const chosen = place.places[mode];
        return (
          chosen && (
            <input key={mode} type="hidden" name={placeField(mode)} value={writePlace(chosen)} />
          )
        );
      })}
      {question === 'address' && (
        <DeliveryAddress
          choices={delivery.choices}
          selected={delivery.selected}
          onSelect={onSelect}
          isTyping={delivery.isTyping}
          isSaved={delivery.isSaved}
          onEdit={delivery.edit}
          onDiscard={delivery.discard}
          formKey={formKey}
          start={start}
          rules={rules}
          problems={problems}
          onCountry={delivery.setCountry}
        />
      )}
      {question === 'place' && place.mode !== undefined && (
        <DeliveryPlace
          mode={place.mode}
          place={place.place}
          isMissing={place.isMissing}
          onOpen={onOpenPlaces}
        />
      )}
      {(question === 'place' || question === 'receiver') && (
        <fieldset className={group}>
          <legend className={legend}>
            {question === 'place' ? t`Who will collect it?` : t`Who is it for?`}
          </legend>
          <div className={flow({ gap: '4' })}>
            {question === 'receiver' && (
              <p className={text({ tone: 'muted', measure: 'read' })}>
                <Trans>
                  We deliver to your billing address and pack the order for this person.
                </Trans>
              </p>
            )}
            <ReceiverFieldset
              key={formKey}
              phone={
                question === 'receiver' ? 'none' : rules.isPhoneRequired ? 'required' : 'optional'
              }
              {...frame}
            />
          </div>
        </fieldset>
      )}
      {question === 'nothing' && (
        <p className={text({ tone: 'muted', measure: 'read' })}>
          <Trans>
            We send it to the email address of your account: there is nothing to deliver.
          </Trans>
        </p>
      )}
    </>
  );
}

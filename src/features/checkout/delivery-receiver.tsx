import { Trans, useLingui } from '@lingui/react/macro';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import { AddressField } from '#src/features/addresses/address-field.tsx';
import type { AddressProblems } from '#src/features/addresses/use-address-form.ts';
import { choiceCard, flow, text } from '#styles/recipes';

type DeliveryReceiverProps = {
  /** Who collects the parcel, or who gets what the customer bought. */
  question: 'place' | 'receiver';
  start: CartAddress;
  rules: AddressRules;
  problems: AddressProblems;
};

/** Who gets a parcel whose destination is known. */
export function DeliveryReceiver({ question, start, rules, problems }: DeliveryReceiverProps) {
  const { t } = useLingui();
  const { group, legend } = choiceCard();
  const frame = { section: 'shipping', start, problems } as const;
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
        <AddressField name="firstName" {...frame} />
        <AddressField name="lastName" {...frame} />
        {question === 'place' && (
          <AddressField name="phoneNumber" isOptional={!rules.isPhoneRequired} {...frame} />
        )}
      </div>
    </fieldset>
  );
}

import { useLingui } from '@lingui/react/macro';
import {
  email,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
  usePermissions,
} from 'react-admin';
import { GOODWILL_REASONS } from '#src/domain/gift-card/gift-card.ts';
import { giveGiftCard } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { GIVEN_FOR } from './gift-card-words.ts';

/** A card for a customer who had trouble: it is issued, and mailed to the recipient. */
export function GiveGiftCard() {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const { choices } = useShopNames();
  const { permissions = [] } = usePermissions();
  const reasons = GOODWILL_REASONS.map((id) => ({ id, name: i18n._(GIVEN_FOR[id]) }));
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Give a gift card`}
      onSave={async ({ shop, amount, reason, recipientName, recipientEmail, ...typed }) => {
        const body = {
          ...{ changeId: crypto.randomUUID(), shop, reason, recipientName, recipientEmail },
          centAmount: Math.round(amount * 100),
          message: typed.message ?? '',
          orderNumber: typed.orderNumber || null,
        };
        const isDone = (await write(giveGiftCard, { body })) !== undefined;
        if (isDone) notify(t`The card is on its way to ${recipientEmail}.`);
        return isDone;
      }}
    >
      <SelectInput source="shop" label={t`Shop`} choices={choices} validate={required()} />
      <NumberInput
        source="amount"
        label={t`Amount`}
        helperText={t`In the currency of the shop`}
        min={0.01}
        step={0.01}
        validate={[required(), minValue(0.01)]}
      />
      <SelectInput source="reason" label={t`Why`} choices={reasons} validate={required()} />
      <TextInput source="recipientName" label={t`Name of the recipient`} validate={required()} />
      <TextInput
        source="recipientEmail"
        label={t`Email address of the recipient`}
        validate={[required(), email()]}
      />
      <TextInput
        source="orderNumber"
        label={t`Order that it makes good`}
        validate={permissions.includes('goodwill:write') ? [] : required()}
      />
      <TextInput source="message" label={t`Message on the card`} multiline minRows={2} />
    </FormDialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { minValue, NumberInput, required, SelectInput, usePermissions } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { shownAddress } from '#src/domain/address/address.ts';
import * as calls from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { AddItems } from '../draft-orders/add-items.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { AddressInputs, addressOf } from './address-inputs.tsx';
import { REFUNDED_FOR, useChoices } from './order-words.ts';
import { SendParcel } from './send-parcel.tsx';
import { CancelItems, TakeReturn } from './take-back.tsx';
import { useOrderWrite } from './use-order-write.ts';

type ActionProps = { sheet: StaffOrder; isOffered: boolean };

function ChangeAddress({ sheet, isOffered }: ActionProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { shippingAddress } = sheet.order;
  if (shippingAddress === null) return null;
  return (
    <FormDialog
      {...{ isWriting, refusal, isOffered }}
      label={t`Change the address`}
      defaultValues={shownAddress(shippingAddress)}
      onSave={(typed) =>
        change(calls.changeOrderAddress, { address: addressOf(shippingAddress, typed) })
      }
    >
      <AddressInputs />
    </FormDialog>
  );
}

function RefundDeed({ currency }: { currency: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount: unknown = useWatch({ name: 'amount' });
  if (typeof amount !== 'number' || amount <= 0) return t`Pay back`;
  return t`Pay ${money(Math.round(amount * 100), currency)} back`;
}

function RefundByHand({ sheet, isOffered }: ActionProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(REFUNDED_FOR);
  const currency = sheet.order.totalPrice.currencyCode;
  const most = money(sheet.refundableCents, currency);
  return (
    <FormDialog
      {...{ isWriting, refusal, isOffered }}
      label={t`Pay back by hand`}
      deed={<RefundDeed {...{ currency }} />}
      onSave={({ amount, reason }) =>
        change(calls.refundOrder, { centAmount: Math.round(amount * 100), reason })
      }
    >
      <NumberInput
        source="amount"
        label={t`Amount`}
        helperText={t`At most ${most}`}
        min={0.01}
        step={0.01}
        validate={[required(), minValue(0.01)]}
      />
      <SelectInput source="reason" label={t`Why`} choices={reasons} validate={required()} />
    </FormDialog>
  );
}

export function OrderActions({ sheet }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { fulfilment, toSend, refundableCents } = sheet;
  const mayWrite = permissions.includes('orders:write');
  const isLeaving = mayWrite && toSend.length > 0 && fulfilment !== 'awaiting-payment';
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <SendParcel {...{ sheet }} isOffered={isLeaving} />
        {mayWrite && fulfilment === 'to-pick' && (
          <Button
            size="small"
            variant="outlined"
            aria-keyshortcuts="P"
            loading={isWriting}
            onClick={() => change(calls.markPicked)}
          >
            {t`It is picked`}
          </Button>
        )}
        {mayWrite && fulfilment === 'shipped' && (
          <Button
            size="small"
            variant="outlined"
            loading={isWriting}
            onClick={() => change(calls.markDelivered)}
          >
            {t`It is delivered`}
          </Button>
        )}
        <ChangeAddress {...{ sheet }} isOffered={isLeaving} />
        <AddItems {...{ sheet }} />
        <CancelItems {...{ sheet }} isOffered={isLeaving} />
        <TakeReturn {...{ sheet }} isOffered={permissions.includes('returns:write')} />
        <RefundByHand
          {...{ sheet }}
          isOffered={permissions.includes('refunds:write') && refundableCents > 0}
        />
      </Stack>
    </>
  );
}

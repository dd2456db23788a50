import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  AutocompleteInput,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  usePermissions,
} from 'react-admin';
import * as calls from '#src/domain/order/order-desk.calls.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import type { CANCELLATION_REASONS, REFUND_REASONS } from '#src/domain/order/order-desk.ts';
import type { RETURN_REASONS } from '#src/domain/order/return.ts';
import { CARRIERS } from '#src/domain/shipping/carriers.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { AddressInputs, addressOf } from './address-inputs.tsx';
import { LineInputs, linesFrom, sharesOf } from './line-inputs.tsx';
import { MakeLabel } from './make-label.tsx';
import { useOrderWrite } from './use-order-write.ts';

const CANCELLED_FOR: Record<(typeof CANCELLATION_REASONS)[number], MessageDescriptor> = {
  asked: msg`The customer asked for it`,
  'out-of-stock': msg`Not in stock`,
  address: msg`The address does not exist`,
  fraud: msg`Suspected fraud`,
  other: msg`Something else`,
};
const REFUNDED_FOR: Record<(typeof REFUND_REASONS)[number], MessageDescriptor> = {
  goodwill: msg`Goodwill`,
  late: msg`Came late`,
  damaged: msg`Came damaged`,
  lost: msg`Got lost`,
  price: msg`Price was wrong`,
  other: msg`Something else`,
};
export const RETURNED_FOR: Record<(typeof RETURN_REASONS)[number], MessageDescriptor> = {
  'too-small': msg`Too small`,
  'too-large': msg`Too large`,
  'not-as-pictured': msg`Not as pictured`,
  quality: msg`Quality`,
  'wrong-item': msg`Wrong item`,
  late: msg`Came late`,
  other: msg`Something else`,
};

/** Reasons as choices, in the language of the page. */
function useChoices<K extends string>(names: Record<K, MessageDescriptor>) {
  const { i18n } = useLingui();
  return Object.entries<MessageDescriptor>(names).map(([id, name]) => ({ id, name: i18n._(name) }));
}

type ActionProps = { sheet: DeskOrder };

function SendParcel({ sheet }: ActionProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Send a parcel`}
      variant="contained"
      defaultValues={linesFrom(sheet.toSend, true)}
      onSave={({ carrier, trackingNumber, ...typed }) =>
        change(calls.sendParcel, {
          ...{ carrier, trackingNumber: trackingNumber ?? '', lines: sharesOf(typed) },
        })
      }
    >
      <LineInputs {...{ sheet }} shares={sheet.toSend} />
      <AutocompleteInput
        source="carrier"
        label={t`Carrier`}
        choices={CARRIERS.map((id) => ({ id, name: id }))}
        validate={required()}
      />
      <MakeLabel {...{ sheet }} />
      <TextInput source="trackingNumber" label={t`Number of the parcel`} />
    </FormDialog>
  );
}

function Cancel({ sheet }: ActionProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(CANCELLED_FOR);
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Cancel items`}
      defaultValues={linesFrom(sheet.toSend, false)}
      onSave={({ reason, ...typed }) =>
        change(calls.cancelItems, { reason, lines: sharesOf(typed) })
      }
    >
      <LineInputs {...{ sheet }} shares={sheet.toSend} />
      <SelectInput source="reason" label={t`Why`} choices={reasons} validate={required()} />
    </FormDialog>
  );
}

function ChangeAddress({ sheet }: ActionProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { shippingAddress } = sheet.order;
  if (shippingAddress === null) return null;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change the address`}
      defaultValues={shippingAddress}
      onSave={(typed) =>
        change(calls.changeOrderAddress, { address: addressOf(shippingAddress, typed) })
      }
    >
      <AddressInputs />
    </FormDialog>
  );
}

function DeclareReturn({ sheet }: ActionProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(RETURNED_FOR);
  const shares = sheet.returnable?.lines ?? [];
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Take a return`}
      defaultValues={linesFrom(shares, false)}
      onSave={({ reason, ...typed }) =>
        change(calls.declareDeskReturn, {
          lines: sharesOf(typed).map((share) => ({ ...share, reason: reason ?? null })),
        })
      }
    >
      <LineInputs {...{ sheet, shares }} />
      <SelectInput source="reason" label={t`Why`} choices={reasons} />
    </FormDialog>
  );
}

function RefundByHand({ sheet }: ActionProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(REFUNDED_FOR);
  const most = money(sheet.refundableCents, sheet.order.totalPrice.currencyCode);
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Pay back by hand`}
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

/** What may be done with an order now, by this role. */
export function OrderActions({ sheet }: ActionProps) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { fulfilment, toSend, refundableCents, returnable } = sheet;
  const isLeaving = toSend.length > 0 && fulfilment !== 'awaiting-payment';
  const mayWrite = permissions.includes('orders:write');
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {mayWrite && isLeaving && <SendParcel {...{ sheet }} />}
        {mayWrite && fulfilment === 'to-pick' && (
          <Button
            size="small"
            variant="outlined"
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
        {mayWrite && isLeaving && <ChangeAddress {...{ sheet }} />}
        {mayWrite && isLeaving && <Cancel {...{ sheet }} />}
        {permissions.includes('returns:write') && (returnable?.lines.length ?? 0) > 0 && (
          <DeclareReturn {...{ sheet }} />
        )}
        {permissions.includes('refunds:write') && refundableCents > 0 && (
          <RefundByHand {...{ sheet }} />
        )}
      </Stack>
    </>
  );
}

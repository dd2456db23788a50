import { Plural, useLingui } from '@lingui/react/macro';
import { TextInput } from 'react-admin';
import { sendParcel } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { CarrierInput } from './carrier-input.tsx';
import { LineInputs, linesFrom, sharesOf, useTypedCount } from './line-inputs.tsx';
import { MakeLabel } from './make-label.tsx';
import { useOrderWrite } from './use-order-write.ts';

function Deed({ sheet: { toSend } }: { sheet: StaffOrder }) {
  const count = useTypedCount(toSend);
  return <Plural value={count} _0="Send a parcel" one="Send # item" other="Send # items" />;
}

/** A parcel leaves with all that has still to leave, or less. */
export function SendParcel({ sheet, isOffered }: { sheet: StaffOrder; isOffered: boolean }) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { toSend, shop } = sheet;
  return (
    <FormDialog
      {...{ isWriting, refusal, isOffered }}
      label={t`Send a parcel`}
      deed={<Deed {...{ sheet }} />}
      variant="contained"
      shortcut="S"
      first="trackingNumber"
      defaultValues={linesFrom(toSend, true)}
      onSave={({ carrier, trackingNumber, ...typed }) =>
        change(sendParcel, {
          ...{ carrier, trackingNumber: trackingNumber ?? '', lines: sharesOf(typed, toSend) },
        })
      }
    >
      <LineInputs {...{ sheet }} shares={toSend} />
      <CarrierInput {...{ shop }} />
      <MakeLabel {...{ sheet }} />
      <TextInput source="trackingNumber" label={t`Number of the parcel`} autoComplete="off" />
    </FormDialog>
  );
}

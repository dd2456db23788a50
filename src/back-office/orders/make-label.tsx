import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { makeParcelLabel } from '#src/domain/order/parcel-label.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { savePdf } from '../look/save-file.ts';
import { useCarriers } from './carrier-input.tsx';
import { sharesOf } from './line-inputs.tsx';

/** Has the label of the parcel made by its carrier, where the carrier does so, and fills in its number. */
export function MakeLabel({ sheet: { order, version, shop, toSend } }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext();
  const carrier: unknown = useWatch({ name: 'carrier' });
  const { write, isWriting, refusal } = useWrite();
  /** One for each parcel that was asked for, so that none is labelled twice. */
  const made = useRef(new Map<string, string>());
  const { data } = useCarriers(shop);
  if (typeof carrier !== 'string' || data?.carriers.includes(carrier) !== true) return null;
  const make = async () => {
    const lines = sharesOf(getValues(), toSend);
    const parcel = JSON.stringify([carrier, lines]);
    const changeId = made.current.get(parcel) ?? crypto.randomUUID();
    made.current.set(parcel, changeId);
    const label = await write(makeParcelLabel, {
      params: { orderNumber: order.orderNumber },
      body: { changeId, version, carrier, lines },
    });
    if (label === undefined) return;
    setValue('trackingNumber', label.trackingNumber, { shouldDirty: true });
    savePdf(label);
  };
  return (
    <>
      <Refusal of={refusal} />
      <Button size="small" variant="outlined" loading={isWriting} onClick={make} sx={{ my: 1.5 }}>
        {t`Make a label`}
      </Button>
    </>
  );
}

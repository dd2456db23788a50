import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { getDeskInvoice, getPackingSlip } from '#src/domain/order/order-desk.calls.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { savePdf } from '../look/save-file.ts';

/** Invoice and packing slips of an order, as files. */
export function DocumentLinks({ sheet: { order, parcels, toSend } }: { sheet: DeskOrder }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const params = { orderNumber: order.orderNumber };
  const slipOf = async (parcel?: number) => {
    const file = await write(getPackingSlip, {
      params,
      query: parcel === undefined ? {} : { parcel },
    });
    if (file !== undefined) savePdf(file);
  };
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          size="small"
          loading={isWriting}
          onClick={async () => {
            const file = await write(getDeskInvoice, { params });
            if (file !== undefined) savePdf(file);
          }}
        >
          {t`Invoice (PDF)`}
        </Button>
        {toSend.length > 0 && (
          <Button size="small" loading={isWriting} onClick={() => slipOf()}>
            {t`Packing slip (PDF)`}
          </Button>
        )}
        {parcels.map(({ number }) => (
          <Button key={number} size="small" loading={isWriting} onClick={() => slipOf(number)}>
            {t`Packing slip of parcel ${number} (PDF)`}
          </Button>
        ))}
      </Stack>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  getCreditNote,
  getPackingSlip,
  getStaffInvoice,
} from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { savePdf, saveXml } from '../look/save-file.ts';

/** Invoice, credit notes and packing slips of an order, as files. */
export function DocumentLinks({ sheet }: { sheet: StaffOrder }) {
  const { order, parcels, toSend, creditNotes } = sheet;
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
            const file = await write(getStaffInvoice, { params });
            if (file !== undefined) savePdf(file);
          }}
        >
          {t`Invoice (PDF)`}
        </Button>
        <Button
          size="small"
          loading={isWriting}
          onClick={async () => {
            const file = await write(getStaffInvoice, { params, query: { format: 'xml' } });
            if (file !== undefined) saveXml(file);
          }}
        >
          {t`Invoice as data (XML)`}
        </Button>
        {creditNotes.map(({ refundId, number }) => (
          <Button
            key={refundId}
            size="small"
            loading={isWriting}
            onClick={async () => {
              const file = await write(getCreditNote, { params: { ...params, refundId } });
              if (file !== undefined) savePdf(file);
            }}
          >
            {t`Credit note ${number} (PDF)`}
          </Button>
        ))}
        {creditNotes.map(({ refundId, number }) => (
          <Button
            key={refundId}
            size="small"
            loading={isWriting}
            onClick={async () => {
              const asked = { params: { ...params, refundId }, query: { format: 'xml' } } as const;
              const file = await write(getCreditNote, asked);
              if (file !== undefined) saveXml(file);
            }}
          >
            {t`Credit note ${number} as data (XML)`}
          </Button>
        ))}
        {toSend.length > 0 && (
          <Button size="small" loading={isWriting} onClick={() => slipOf()} aria-keyshortcuts="L">
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

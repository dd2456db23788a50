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

type Format = 'pdf' | 'xml';

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
  const saverOf = (format: Format) => (format === 'pdf' ? savePdf : saveXml);
  const invoiceOf = async (format: Format) => {
    const file = await write(getStaffInvoice, { params, query: { format } });
    if (file !== undefined) saverOf(format)(file);
  };
  const creditNoteOf = async (refundId: string, format: Format) => {
    const file = await write(getCreditNote, { params: { ...params, refundId }, query: { format } });
    if (file !== undefined) saverOf(format)(file);
  };
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button size="small" loading={isWriting} onClick={() => invoiceOf('pdf')}>
          {t`Invoice (PDF)`}
        </Button>
        <Button size="small" loading={isWriting} onClick={() => invoiceOf('xml')}>
          {t`Invoice as data (XML)`}
        </Button>
        {creditNotes.flatMap(({ refundId, number }) => [
          <Button
            key={`${refundId} pdf`}
            size="small"
            loading={isWriting}
            onClick={() => creditNoteOf(refundId, 'pdf')}
          >
            {t`Credit note ${number} (PDF)`}
          </Button>,
          <Button
            key={`${refundId} xml`}
            size="small"
            loading={isWriting}
            onClick={() => creditNoteOf(refundId, 'xml')}
          >
            {t`Credit note ${number} as data (XML)`}
          </Button>,
        ])}
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

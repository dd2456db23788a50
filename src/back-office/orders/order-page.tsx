import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Show, useRecordContext } from 'react-admin';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type { FulfilmentState } from '#src/domain/order/staff-order.ts';
import { AdditionsCard, GoesAlong } from '../draft-orders/additions.tsx';
import { FULL_RECORD } from '../look/full-record.ts';
import { AddressCard } from './address-card.tsx';
import { DocumentLinks } from './document-links.tsx';
import { ItemsCard } from './items-card.tsx';
import { NextOrder } from './next-order.tsx';
import { NotesCard } from './notes-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { FULFILMENT_NAMES } from './order-words.ts';
import { ParcelsCard } from './parcels-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { CancelledCard, ReturnsCard } from './returns-card.tsx';
import { TimelineCard } from './timeline-card.tsx';

function Title() {
  const record = useRecordContext<StaffOrder>();
  const { t } = useLingui();
  return <span>{record === undefined ? '' : t`Order ${record.order.orderNumber}`}</span>;
}

/** Of states that are not good ends. */
const SEVERITIES: Partial<Record<FulfilmentState, 'info' | 'warning'>> = {
  'to-pick': 'info',
  picked: 'info',
  'partly-shipped': 'info',
  'exchange-to-send': 'info',
  cancelled: 'warning',
};

function Sheet() {
  const record = useRecordContext<StaffOrder>();
  const { i18n } = useLingui();
  if (record === undefined) return null;
  return (
    <Box sx={{ p: 2 }}>
      <NextOrder orderNumber={record.order.orderNumber} />
      <Alert severity={SEVERITIES[record.fulfilment] ?? 'success'} sx={{ mb: 2 }}>
        {i18n._(FULFILMENT_NAMES[record.fulfilment])}
      </Alert>
      <GoesAlong sheet={record} />
      <OrderActions sheet={record} />
      <DocumentLinks sheet={record} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <ItemsCard sheet={record} />
          <AdditionsCard sheet={record} />
          <ParcelsCard sheet={record} />
          <CancelledCard sheet={record} />
          <ReturnsCard sheet={record} />
          <PaymentCard sheet={record} />
          <NotesCard sheet={record} />
        </Stack>
        <Stack spacing={2}>
          <AddressCard sheet={record} />
          <TimelineCard sheet={record} />
        </Stack>
      </Box>
    </Box>
  );
}

/** One order with all that belongs to it, and what the staff may do about it. */
export const OrderPage = () => (
  <Show title={<Title />} actions={false} queryOptions={FULL_RECORD}>
    <Sheet />
  </Show>
);

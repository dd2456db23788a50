import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { listOrders, listReturns } from '#src/domain/order/order-desk.calls.ts';
import { listReviews } from '#src/domain/review/review-desk.calls.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { listStocks } from '#src/domain/stock/stock.calls.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { listDeskReservations } from '#src/domain/store/reservation-desk.calls.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { type AnyRequest, ask } from '../calls/ask.ts';
import type { ResourceName } from '../calls/resources.ts';
import { useFormats } from '../look/formats.ts';
import { listOfView, pathOfList } from '../orders/order-list.ts';
import { chosenStore } from '../reservations/chosen-store.ts';

/** A list in which something may wait, and those whose work it is. */
type Waiting = {
  label: MessageDescriptor;
  list: ResourceName;
  call: Call;
  filter: Record<string, string>;
  /** What this browser adds to the filter. */
  chosen?: () => Record<string, string>;
  /** Besides what the call itself needs: one of them. */
  doneWith: readonly Permission[];
  /** Of the list in its own sequence; else as the list was sorted last. */
  path?: string;
};

const WAITING: readonly Waiting[] = [
  {
    label: msg`Orders to pick`,
    ...{ list: 'orders', call: listOrders, filter: { view: 'to-pick' } },
    doneWith: ['orders:write'],
    path: pathOfList(listOfView('to-pick', {})),
  },
  {
    label: msg`Orders to send`,
    ...{ list: 'orders', call: listOrders, filter: { view: 'to-send' } },
    doneWith: ['orders:write'],
    path: pathOfList(listOfView('to-send', {})),
  },
  {
    label: msg`Returns to inspect`,
    ...{ list: 'returns', call: listReturns, filter: { state: 'awaited' } },
    doneWith: ['returns:write'],
  },
  {
    label: msg`Returns to pay back`,
    ...{ list: 'returns', call: listReturns, filter: { state: 'refund-due' } },
    doneWith: ['refunds:write'],
  },
  {
    label: msg`Refunds that failed`,
    ...{ list: 'orders', call: listOrders, filter: { view: 'refund-failed' } },
    doneWith: ['refunds:write'],
  },
  {
    label: msg`Payments to capture`,
    ...{ list: 'orders', call: listOrders, filter: { view: 'to-capture' } },
    doneWith: ['finance:read', 'orders:write'],
  },
  {
    label: msg`Reservations to hand out`,
    ...{ list: 'reservations', call: listDeskReservations, filter: { view: 'open' } },
    ...{ chosen: chosenStore, doneWith: ['reservations:write'] },
  },
  {
    label: msg`Reservations to put back`,
    ...{ list: 'reservations', call: listDeskReservations, filter: { view: 'to-put-back' } },
    ...{ chosen: chosenStore, doneWith: ['reservations:write'] },
  },
  {
    label: msg`Sizes that are low`,
    ...{ list: 'stocks', call: listStocks, filter: { level: 'low', place: WAREHOUSE } },
    doneWith: ['stock:write'],
  },
  {
    label: msg`Reviews to judge`,
    ...{ list: 'reviews', call: listReviews, filter: { state: 'waiting' } },
    doneWith: ['reviews:write'],
  },
];

/** What waits for somebody with these permissions. */
export const waitingFor = (permissions: readonly string[]): readonly Waiting[] =>
  WAITING.filter(
    ({ call, doneWith }) =>
      call.by === 'staff' &&
      (call.needs === null || permissions.includes(call.needs)) &&
      doneWith.some((one) => permissions.includes(one)),
  );

const totalOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'total' in answer ? Number(answer.total) : 0;

/** How many there are, and the way to them. */
function WaitingCard({ label, list, call, chosen, path, ...waiting }: Waiting) {
  const { i18n } = useLingui();
  const filter = { ...waiting.filter, ...chosen?.() };
  const { number } = useFormats();
  const request: AnyRequest = { query: { ...filter, size: 1 } };
  const { data } = useQuery({
    queryKey: ['waiting', list, filter],
    queryFn: async ({ signal }) => totalOf(await ask<Call>(call, request, signal)),
  });
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Card>
      <CardActionArea component={Link} to={path ?? `/${list}?${search}`}>
        <CardContent>
          <Typography variant="h4" component="p">
            {data === undefined ? '…' : number(data)}
          </Typography>
          <Typography>{i18n._(label)}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

export const WaitingCards = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    }}
  >
    {waiting.map((one) => (
      <WaitingCard key={one.label.id} {...one} />
    ))}
  </Box>
);

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-admin';
import { listOrders, listReturns } from '#src/domain/order/staff-order.calls.ts';
import { listReviews } from '#src/domain/review/staff-review.calls.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { listStocks } from '#src/domain/stock/stock.calls.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { listStaffReservations } from '#src/domain/store/staff-reservation.calls.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { type AnyRequest, ask } from '../calls/ask.ts';
import type { ResourceName } from '../calls/resources.ts';
import { useFormats } from '../look/formats.ts';
import { listOfView, pathOfList } from '../orders/order-list-path.ts';
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
    ...{ list: 'reservations', call: listStaffReservations, filter: { view: 'open' } },
    ...{ chosen: chosenStore, doneWith: ['reservations:write'] },
  },
  {
    label: msg`Reservations to put back`,
    ...{ list: 'reservations', call: listStaffReservations, filter: { view: 'to-put-back' } },
    ...{ chosen: chosenStore, doneWith: ['reservations:write'] },
  },
  {
    label: msg`Sizes that are low`,
    ...{ list: 'stocks', call: listStocks, filter: { level: 'few', place: WAREHOUSE } },
    doneWith: ['stock:write'],
  },
  {
    label: msg`Reviews to judge`,
    ...{ list: 'reviews', call: listReviews, filter: { state: 'waiting' } },
    doneWith: ['reviews:write'],
  },
];

export const waitingFor = (permissions: readonly string[]): readonly Waiting[] =>
  WAITING.filter(
    ({ call, doneWith }) =>
      call.by === 'staff' &&
      (call.needs === null || [call.needs].flat().some((one) => permissions.includes(one))) &&
      doneWith.some((one) => permissions.includes(one)),
  );

const totalOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'total' in answer ? Number(answer.total) : 0;

/** Where the list is, as it is asked for. */
function listOf({ list, filter, chosen, path }: Waiting) {
  const wanted = { ...filter, ...chosen?.() };
  const search = new URLSearchParams({ filter: JSON.stringify(wanted) });
  return { wanted, path: path ?? `/${list}?${search}` };
}

/** How many there are in each list; undefined until that is known. */
function useTotals(waiting: readonly Waiting[]) {
  const answers = useQueries({
    queries: waiting.map((one) => {
      const { wanted } = listOf(one);
      const request: AnyRequest = { query: { ...wanted, size: 1 } };
      return {
        queryKey: ['waiting', one.list, wanted],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          totalOf(await ask<Call>(one.call, request, signal)),
      };
    }),
  });
  return waiting.map((one, at) => ({ ...one, total: answers[at]?.data }));
}

/** How many there are, and the way to them. */
function WaitingCard({ total, ...waiting }: Waiting & { total: number | undefined }) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  return (
    <Card>
      <CardActionArea component={Link} to={listOf(waiting).path}>
        <CardContent>
          <Typography variant="h4" component="p">
            {total === undefined ? '…' : number(total)}
          </Typography>
          <Typography>{i18n._(waiting.label)}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

/** Lists in which nothing waits, in a line. */
function Empty({ lists }: { lists: readonly Waiting[] }) {
  const { t, i18n } = useLingui();
  const links = lists.map((one, at) => (
    <Fragment key={one.label.id}>
      {at > 0 && ' · '}
      <Link to={listOf(one).path}>{i18n._(one.label)}</Link>
    </Fragment>
  ));
  return (
    <Typography color="textSecondary">
      {t`Nothing waits:`} {links}
    </Typography>
  );
}

/** What waits, each list on a card, and after that where nothing does. */
export function WaitingCards({ waiting }: { waiting: readonly Waiting[] }) {
  const lists = useTotals(waiting);
  const empty = lists.filter(({ total }) => total === 0);
  const full = lists.filter(({ total }) => total !== 0);
  return (
    <>
      {full.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
          }}
        >
          {full.map((one) => (
            <WaitingCard key={one.label.id} {...one} />
          ))}
        </Box>
      )}
      {empty.length > 0 && <Empty lists={empty} />}
    </>
  );
}

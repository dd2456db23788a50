import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import {
  AutocompleteInput,
  DataTable,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useListContext,
} from 'react-admin';
import { RESERVATION_VIEWS, type ReservationState } from '#src/domain/store/reservation.ts';
import type {
  ListedReservation,
  ReservingStore,
} from '#src/domain/store/staff-reservation.schema.ts';
import { useFormats } from '../look/formats.ts';
import { chosenStore, keepStore } from './chosen-store.ts';
import { ReservationActions } from './reservation-actions.tsx';

const Col = DataTable.Col<ListedReservation>;

const STATES: Record<ReservationState, MessageDescriptor> = {
  OPEN: msg`Waits for the customer`,
  COLLECTED: msg`Collected`,
  EXPIRED: msg`Not collected`,
  CANCELLED: msg`Cancelled`,
};

const VIEWS: Record<(typeof RESERVATION_VIEWS)[number], MessageDescriptor> = {
  today: msg`Open and of today`,
  open: msg`Open`,
  'to-put-back': msg`To put back`,
};

const storeText = ({ name, city }: ReservingStore) => `${city}, ${name}`;

function KeepStore() {
  const { storeId } = useListContext<ListedReservation>().filterValues;
  useEffect(() => {
    keepStore(storeId);
  }, [storeId]);
  return null;
}

/** What stores lay aside; the store that was chosen stays chosen. */
export function ReservationsList() {
  const { t, i18n } = useLingui();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const views = RESERVATION_VIEWS.map((id) => ({ id, name: i18n._(VIEWS[id]) }));
  return (
    <List
      empty={false}
      title={t`Reservations`}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterDefaultValues={{ view: 'today', ...chosenStore() }}
      exporter={false}
      filters={[
        <ReferenceInput
          key="store"
          source="storeId"
          reference="reserving-stores"
          sort={{ field: 'city', order: 'ASC' }}
          alwaysOn
        >
          <AutocompleteInput
            label={t`Store`}
            optionText={storeText}
            filterToQuery={(q: string) => (q === '' ? {} : { q })}
            sx={{ minWidth: 240 }}
          />
        </ReferenceInput>,
        <SelectInput key="view" source="view" label={t`What is to do`} choices={views} alwaysOn />,
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Number, name, e-mail, item`} />,
      ]}
    >
      <KeepStore />
      {isNarrow ? <ShortList /> : <LongList />}
    </List>
  );
}

/** The item as its shop names it; a sku alone for what is not sold any more. */
const itemText = ({ product, sku }: ListedReservation) =>
  product === null ? sku : `${product.name} · ${product.colour.label} · ${product.sizeLabel}`;

function useStateText(): (reservation: ListedReservation) => string {
  const { t, i18n } = useLingui();
  return ({ state, isToPutBack }) =>
    isToPutBack ? t`${i18n._(STATES[state])}, to put back` : i18n._(STATES[state]);
}

function ShortList() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { data = [], isPending } = useListContext<ListedReservation>();
  const stateOf = useStateText();
  if (isPending) return null;
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 2 }}>
      {data.length === 0 && <Typography component="li">{t`None yet.`}</Typography>}
      {data.map((reservation) => (
        <Box component="li" key={reservation.id}>
          <Typography sx={{ fontWeight: 600 }}>
            {`${reservation.id} · ${reservation.customerName}`}
          </Typography>
          <Typography>{itemText(reservation)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${stateOf(reservation)} · ${t`until ${moment(reservation.pickUpBefore)}`}`}
          </Typography>
          <ReservationActions {...{ reservation }} />
        </Box>
      ))}
    </Stack>
  );
}

function LongList() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const stateOf = useStateText();
  return (
    <DataTable<ListedReservation> bulkActionButtons={false} rowClick={false}>
      <Col source="id" label={t`Number`} disableSort />
      <Col
        label={t`Customer`}
        render={({ customerName, email, phoneNumber }) => (
          <>
            {customerName}
            <Typography variant="body2" color="textSecondary">
              {[email, phoneNumber].filter(Boolean).join(' · ')}
            </Typography>
          </>
        )}
      />
      <Col
        label={t`Item`}
        render={(one) => (
          <>
            {itemText(one)}
            <Typography variant="body2" color="textSecondary">
              {one.sku}
            </Typography>
          </>
        )}
      />
      <Col label={t`Store`} render={({ store }) => `${store.city}, ${store.name}`} />
      <Col source="createdAt" label={t`Since`} render={({ createdAt }) => moment(createdAt)} />
      <Col
        source="pickUpBefore"
        label={t`Until`}
        render={({ pickUpBefore }) => moment(pickUpBefore)}
      />
      <Col label={t`State`} render={stateOf} />
      <Col
        label={t`What is to do`}
        render={(reservation) => <ReservationActions {...{ reservation }} />}
      />
    </DataTable>
  );
}

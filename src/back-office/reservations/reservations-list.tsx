import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useListContext,
} from 'react-admin';
import { RESERVATION_VIEWS, type ReservationState } from '#src/domain/store/reservation.ts';
import { reservationList, reservedItem } from '#src/domain/store/staff-reservation.list.ts';
import type {
  ListedReservation,
  ReservingStore,
} from '#src/domain/store/staff-reservation.schema.ts';
import { useFormats } from '../look/formats.ts';
import { ListPage } from '../look/list-page.tsx';
import { chosenStore, keepStore } from './chosen-store.ts';
import { ReservationActions } from './reservation-actions.tsx';

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

function useStateText(): (reservation: ListedReservation) => string {
  const { t, i18n } = useLingui();
  return ({ state, isToPutBack }) =>
    isToPutBack ? t`${i18n._(STATES[state])}, to put back` : i18n._(STATES[state]);
}

/** A text with another below it, in small letters. */
const Below = ({ text, below }: { text: string; below: string }) => (
  <>
    {text}
    <Typography variant="body2" color="textSecondary">
      {below}
    </Typography>
  </>
);

/** What stores lay aside; the store that was chosen stays chosen. */
export function ReservationsList() {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const stateOf = useStateText();
  const views = RESERVATION_VIEWS.map((id) => ({ id, name: i18n._(VIEWS[id]) }));
  return (
    <ListPage
      list={reservationList}
      title={t`Reservations`}
      heads={{
        number: t`Number`,
        customer: t`Customer`,
        item: t`Item`,
        store: t`Store`,
        since: t`Since`,
        until: t`Until`,
        state: t`State`,
      }}
      texts={{
        state: stateOf,
        until: ({ pickUpBefore }) => t`until ${moment(pickUpBefore)}`,
      }}
      cells={{
        customer: ({ customerName, email, phoneNumber }) => (
          <Below text={customerName} below={[email, phoneNumber].filter(Boolean).join(' · ')} />
        ),
        item: (row) => <Below text={reservedItem(row)} below={row.sku} />,
        until: ({ pickUpBefore }) => moment(pickUpBefore),
      }}
      more={{
        head: t`What is to do`,
        of: (reservation) => <ReservationActions {...{ reservation }} />,
      }}
      filterDefaultValues={{ view: 'today', ...chosenStore() }}
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
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Number, name, email, item`} />,
      ]}
    >
      <KeepStore />
    </ListPage>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Reservation } from '#src/domain/store/reservation.schema.ts';
import { PieceRow } from '#src/features/merchandise/piece-row.tsx';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { reservationsQuery } from '#src/features/stores/stores.queries.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { flow, heading, text } from '#styles/recipes';
import { CancelReservation } from './cancel-reservation.tsx';
import { NothingYet } from './nothing-yet.tsx';

function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { moment } = useFormats();
  const { product, store, state, reservationId } = reservation;
  const until = moment(reservation.pickUpBefore);
  return (
    <PieceRow name={product.name} optionId={product.optionId} product={product}>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>
          {product.colour.label}, size {product.size}
        </Trans>
      </p>
      <PriceTag price={product.price} />
      <p className={text({ tone: state === 'OPEN' ? 'notice' : 'muted' })}>
        {state === 'OPEN' && <Trans>Held for you until {until}</Trans>}
        {state === 'EXPIRED' && <Trans>Expired on {until}</Trans>}
        {state === 'CANCELLED' && <Trans>Reservation cancelled</Trans>}
      </p>
      <address className={text({ size: 'sm', tone: 'address' })}>
        <span>{store.name}</span>
        <span>{`${store.line1}, ${store.zipCode} ${store.city}`}</span>
      </address>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>Number {reservationId}</Trans>
      </p>
      {state === 'OPEN' && <CancelReservation reservation={reservation} />}
    </PieceRow>
  );
}

/** What stores keep for the customer, and kept (ACC-14). */
export function ReservationsPage() {
  const { data: reservations } = useSuspenseQuery(reservationsQuery);
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Reservations</Trans>
      </h1>
      {reservations.length === 0 && (
        <NothingYet>
          <Trans>
            You have no reservations yet. Reserve an item from its page: the store keeps it for two
            days, and you pay there.
          </Trans>
        </NothingYet>
      )}
      <ul className={flow({ gap: '4' })}>
        {reservations.map((reservation) => (
          <li key={reservation.reservationId} tabIndex={-1}>
            <ReservationCard reservation={reservation} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { townLine } from '#src/domain/address/address.ts';
import type { Reservation } from '#src/domain/store/reservation.schema.ts';
import { LineDetails } from '#src/features/cart/colour-and-size.tsx';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { ItemRow } from '#src/features/merchandise/item-row.tsx';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { cancelReservation, reservationsQuery } from '#src/features/stores/stores.functions.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { button, flow, heading, text } from '#styles/recipes';
import { EmptyState } from './empty-state.tsx';

/** A reservation is cancelled after a second click: the item is free immediately. */
function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useLingui();
  const details = useRef<HTMLDetailsElement>(null);
  const queryClient = useQueryClient();
  const { reservationId } = reservation;
  const { name } = reservation.product;
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelReservation({ data: { reservationId } }),
    onSuccess: () => {
      showShopToast(t`Your reservation is cancelled.`);
      // The button is about to go: the focus stays on its row.
      details.current?.closest('li')?.focus({ preventScroll: true });
    },
    onError: (error) => showFailure(i18n, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reservationsQuery.queryKey }),
  });
  return (
    <details ref={details}>
      <summary
        className={button({ look: 'quiet' })}
        aria-label={t`Cancel the reservation: ${name}`}
      >
        <Trans>Cancel the reservation</Trans>
      </summary>
      <div className={flow({ gap: '2' })}>
        <p className={text({ size: 'sm' })}>
          <Trans>The item goes back on the shelf, and somebody else may take it.</Trans>
        </p>
        <p>
          <Button look="outline" isBusy={isPending} onClick={() => mutate()}>
            <Trans>Yes, cancel it</Trans>
          </Button>
        </p>
      </div>
    </details>
  );
}

function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { moment } = useFormats();
  const { product, store, state, reservationId } = reservation;
  const until = moment(reservation.pickUpBefore);
  return (
    <ItemRow name={product.name} optionId={product.optionId} product={product}>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <LineDetails product={product} />
      </p>
      <PriceTag price={product.price} />
      <p className={text({ tone: state === 'OPEN' ? 'notice' : 'muted' })}>
        {state === 'OPEN' && <Trans>Held for you until {until}</Trans>}
        {state === 'COLLECTED' && <Trans>Collected in the store</Trans>}
        {state === 'EXPIRED' && <Trans>Expired on {until}</Trans>}
        {state === 'CANCELLED' && <Trans>Reservation cancelled</Trans>}
      </p>
      <address className={text({ size: 'sm', tone: 'address' })}>
        <span>{store.name}</span>
        <span>{`${store.line1}, ${townLine(store)}`}</span>
      </address>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>Number {reservationId}</Trans>
      </p>
      {state === 'OPEN' && <CancelReservation reservation={reservation} />}
    </ItemRow>
  );
}

/** The customer's reservations, past ones included (ACC-14). */
export function ReservationsPage() {
  const { data: reservations } = useSuspenseQuery(reservationsQuery);
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Reservations</Trans>
      </h1>
      {reservations.length === 0 && (
        <EmptyState>
          <Trans>
            You have no reservations yet. Reserve an item from its page: the store keeps it for two
            days, and you pay there.
          </Trans>
        </EmptyState>
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

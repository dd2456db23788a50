import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Reservation } from '#src/domain/store/reservation.schema.ts';
import { tellFailure } from '#src/features/failures/tell-failure.ts';
import { cancelReservation } from '#src/features/stores/stores.functions.ts';
import { reservationsQuery } from '#src/features/stores/stores.queries.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { button, flow, text } from '#styles/recipes';

/** A piece is given back after a second press: the next shopper may take it at once. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useLingui();
  const details = useRef<HTMLDetailsElement>(null);
  const queryClient = useQueryClient();
  const { reservationId } = reservation;
  const { name } = reservation.product;
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelReservation({ data: { reservationId } }),
    onSuccess: () => {
      showShopToast(t`Your reservation is cancelled.`);
      // The button is about to go: the focus stays with its piece.
      details.current?.closest('li')?.focus({ preventScroll: true });
    },
    onError: (error) => tellFailure(i18n, error),
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

import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  collectReservation,
  putReservationBack,
} from '#src/domain/store/staff-reservation.calls.ts';
import type { ListedReservation } from '#src/domain/store/staff-reservation.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { Refusal } from '../look/refusal.tsx';

/** What the counter notes of a reservation. */
export function ReservationActions({ reservation }: { reservation: ListedReservation }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: reservationId, state, isToPutBack, customerName } = reservation;
  const note = (call: typeof collectReservation | typeof putReservationBack) =>
    write(call, { params: { reservationId }, body: { changeId: crypto.randomUUID() } });
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {state === 'OPEN' && (
          <>
            <Button
              size="small"
              variant="contained"
              loading={isWriting}
              aria-label={t`Collected: ${reservationId}`}
              onClick={() => note(collectReservation)}
            >
              {t`Collected`}
            </Button>
            <ConfirmButton
              {...{ isWriting }}
              label={t`Put back`}
              question={t`${customerName} is written that the reservation is cancelled, and the item is on sale again.`}
              onYes={() => note(putReservationBack)}
            />
          </>
        )}
        {isToPutBack && (
          <Button
            size="small"
            variant="outlined"
            loading={isWriting}
            aria-label={t`Back on sale: ${reservationId}`}
            onClick={() => note(putReservationBack)}
          >
            {t`Back on sale`}
          </Button>
        )}
      </Stack>
    </>
  );
}

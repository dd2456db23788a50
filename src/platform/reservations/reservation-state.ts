import type { ReservationState } from '#src/domain/store/reservation.ts';
import type { reservations } from './tables.ts';

type Times = Pick<
  typeof reservations.$inferSelect,
  'cancelledAt' | 'collectedAt' | 'releasedAt' | 'pickUpBefore'
>;

/** How far a reservation is; one that is due has expired, whether or not its stock was counted back. */
export function stateOf(times: Times, now: Date): ReservationState {
  const { cancelledAt, collectedAt, releasedAt, pickUpBefore } = times;
  if (cancelledAt !== null) return 'CANCELLED';
  if (collectedAt !== null) return 'COLLECTED';
  return pickUpBefore > now && releasedAt === null ? 'OPEN' : 'EXPIRED';
}

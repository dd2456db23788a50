/** E-reservations: a garment laid aside in a store, without payment. */

/** A store keeps a reserved garment until it closes on the second day after. */
export const RESERVATION_DAYS = 2;

/** Garments that a customer may have laid aside at one time. */
export const MAX_RESERVATIONS = 5;

export const RESERVATION_STATES = ['OPEN', 'COLLECTED', 'EXPIRED', 'CANCELLED'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/**
 * What a store looks at first: what is open, what has to go back to the shelf, or both with all that
 * began or ended today.
 */
export const RESERVATION_VIEWS = ['today', 'open', 'to-put-back'] as const;

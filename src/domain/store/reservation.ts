/** E-reservations: a garment laid aside in a store, without payment. */

/** A store keeps a reserved garment until it closes on the second day after. */
export const RESERVATION_DAYS = 2;

/** Garments that a customer may have laid aside at one time. */
export const MAX_RESERVATIONS = 5;

export const RESERVATION_STATES = ['OPEN', 'EXPIRED', 'CANCELLED'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

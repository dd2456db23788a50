/** E-reservations: a garment laid aside in a store, without payment. */
import type { LineProduct } from '#src/domain/cart/cart.ts';
import type { Store } from './store.ts';

/** A store keeps a reserved garment until it closes on the second day after. */
export const RESERVATION_DAYS = 2;

/** Garments that a customer may have laid aside at one time. */
export const MAX_RESERVATIONS = 5;

export const RESERVATION_STATES = ['OPEN', 'EXPIRED', 'CANCELLED'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export type Reservation = {
  reservationId: string;
  sku: string;
  product: LineProduct;
  store: Pick<Store, 'storeId' | 'name' | 'line1' | 'zipCode' | 'city' | 'openingHours'>;
  /** Instants, ISO 8601. */
  createdAt: string;
  pickUpBefore: string;
  state: ReservationState;
};

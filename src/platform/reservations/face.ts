/** What other nouns may ask of `reservations`. */

export { findReservationsOf } from './find-reservations.ts';

/** What other nouns may ask of `reservations`. */

export { findReservationsOf } from './find-reservations.ts';
export { RESERVATION_MAIL_SAMPLES } from './reservation-mails.job.ts';

/** What other nouns may ask of `reservations`. */

export { reservations } from './tables.ts';

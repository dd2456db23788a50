/** What other nouns may ask of `web-vitals`. */

export { firstDay, readVitals } from './vitals-store.ts';

/** What other nouns may ask of `redirects`. */

export { leadsBack, redirectOf, saveRedirect } from './redirect-store.ts';

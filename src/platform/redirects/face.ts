/** What other nouns may ask of `redirects`. */

export { leadsBack, saveRedirect } from './redirect-store.ts';

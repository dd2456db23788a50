import * as v from 'valibot';
import { linkToken, text } from '#src/domain/search-params.ts';

/** A code of `withdrawal-problems.ts`; every page loads this, and the codes with what shows them. */
const problem = text(/^[A-Z_]{1,40}$/);

/** Of `/withdrawal`: how its form went that was sent without script. */
export const claimSearch = v.object({ problem });

/** Of `/order-tracking`: which order, and the `returnId` of what was declared without script, or why not. */
export const trackingSearch = v.object({
  token: linkToken,
  declared: text(/^[\w-]{1,40}$/),
  problem,
});

import * as v from 'valibot';
import { oneOf, text } from '#src/domain/search-params.ts';

/** Why the shopper is back from the card page. */
export const paymentSearchSchema = v.object({ result: oneOf(['refused', 'cancelled', 'failed']) });

export const confirmationSearchSchema = v.object({ cart: text(/^[\w-]{1,60}$/) });

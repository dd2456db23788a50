import * as v from 'valibot';
import { oneOf, text } from '#src/domain/search-params.ts';

/** Why the shopper is back from the card page. */
export const paymentSearchSchema = v.object({ result: oneOf(['refused', 'cancelled', 'failed']) });

/** The cart that was ordered. */
export const confirmationSearchSchema = v.object({ cart: text(/^[\w-]{1,60}$/) });

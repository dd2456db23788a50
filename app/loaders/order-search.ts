import { readOneOf, readText, type SearchValues } from '#src/domain/catalogue/address-values.ts';

/** What the steps of both flows read of their search params. */

const RESULTS = ['refused', 'cancelled', 'failed'] as const;

/** Why the shopper is back from the card page. */
export function readPaymentSearch({ result }: SearchValues): {
  result?: (typeof RESULTS)[number] | undefined;
} {
  return { result: readOneOf(result, RESULTS) };
}

/** Whose order is confirmed. */
export function readConfirmationSearch({ cart }: SearchValues): { cart?: string | undefined } {
  return { cart: readText(cart, /^[\w-]{1,60}$/) };
}

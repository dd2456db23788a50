import * as calls from '#src/domain/account/account.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';

/** The day of the latest order, `YYYYMMDD`; an error reads like the '' of a new customer. */
export async function readLastPurchaseDate(commerce: Commerce): Promise<string> {
  try {
    return await commerce.ask(calls.getLastPurchaseDate, {});
  } catch (error) {
    if (isCommerceError(error)) return '';
    throw error;
  }
}

import * as calls from '#src/domain/account/account.calls.ts';
import type { Client } from '#src/domain/account/account.schema.ts';
import * as passkeyCalls from '#src/domain/sign-in/passkeys.calls.ts';
import { readLoyalty } from '#src/features/loyalty/loyalty.server.ts';
import { askJourney } from '#src/features/orders/journeys.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** The day of the latest order, `YYYYMMDD`; an error reads like the '' of a new customer. */
export async function readLastPurchaseDate(commerce: Commerce): Promise<string> {
  try {
    return await commerce.ask(calls.getLastPurchaseDate, {});
  } catch (error) {
    if (isCommerceError(error)) return '';
    throw error;
  }
}

export const readJourney = optional(askJourney, null);

export const readPoints = optional(
  (customer: CustomerCommerce, client: Client) => readLoyalty(customer, client, 0),
  null,
);

export const readPasskeys = optional(
  (customer: Commerce) => customer.ask(passkeyCalls.getPasskeys, {}),
  null,
);

import * as calls from '#src/domain/address/address.calls.ts';
import type {
  AddressSuggestion,
  BillingAddress,
  DeliveryAddress,
} from '#src/domain/address/address.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { log } from '#src/session/log.server.ts';

/** The customer's delivery addresses, the favorite first. */
export async function readDeliveryAddresses(commerce: Commerce): Promise<DeliveryAddress[]> {
  const { values } = await commerce.ask(calls.getDeliveryAddresses, {});
  return values;
}

/** The customer's billing address; null when none is saved. */
export async function readBillingAddress(commerce: Commerce): Promise<BillingAddress | null> {
  try {
    return await commerce.ask(calls.getBillingAddress, {});
  } catch (error) {
    if (isCommerceError(error, 'ADDRESS_NOT_FOUND')) return null;
    throw error;
  }
}

/** None when they could not be read: an address can be typed without them. */
export async function suggestQuietly(
  commerce: Commerce,
  typed: { country: string; search: string },
): Promise<AddressSuggestion[]> {
  try {
    return (await commerce.ask(calls.suggestAddresses, { query: typed })).values;
  } catch (error) {
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'suggestions');
    return [];
  }
}

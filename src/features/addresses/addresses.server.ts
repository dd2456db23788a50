import * as calls from '#src/domain/address/address.calls.ts';
import type {
  AddressSuggestion,
  BillingAddress,
  CartAddress,
  DeliveryAddress,
} from '#src/domain/address/address.schema.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import { checkedAddress } from '#src/domain/address/checked-address.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
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
  if (!commerce.caller.served.has('addressSuggestions')) return [];
  try {
    return (await commerce.ask(calls.suggestAddresses, { query: typed })).values;
  } catch (error) {
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'suggestions');
    return [];
  }
}

/**
 * The address as it is sent. The form has said what is wrong with it already; here nothing else passes
 * (T08, A-114): ADDRESS_INVALID names the field.
 */
export function requireAddress(typed: CartAddress, rules: AddressRules): CartAddress {
  const { address, field } = checkedAddress(typed, rules);
  if (address === null) throw new CommerceError('ADDRESS_INVALID', 'address', { field });
  return address;
}

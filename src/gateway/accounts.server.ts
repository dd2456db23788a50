import { getAccount } from '#src/contract/calls/accounts.ts';
import * as calls from '#src/contract/calls/addresses.ts';
import type { BillingAddress, DeliveryAddress, DeliveryAddressBody } from '#src/domain/address.ts';
import type { Client } from '#src/domain/client.ts';
import { isCommerceError } from './commerce-error.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** The signed-in customer. */
export function getClient(context: CallContext): Promise<Client> {
  return ask(context, getAccount, {});
}

/** The favorite first. */
export async function getDeliveryAddresses(context: CallContext): Promise<DeliveryAddress[]> {
  const { values } = await ask(context, calls.getDeliveryAddresses, {});
  return values;
}

/** ADDRESS_INVALID, ADDRESS_LIMIT_REACHED. */
export function createDeliveryAddress(
  context: CallContext,
  address: DeliveryAddressBody,
): Promise<DeliveryAddress> {
  return ask(context, calls.addDeliveryAddress, { body: address });
}

/** Null when none is saved. */
export async function getBillingAddress(context: CallContext): Promise<BillingAddress | null> {
  try {
    return await ask(context, calls.getBillingAddress, {});
  } catch (error) {
    if (isCommerceError(error, 'ADDRESS_NOT_FOUND')) return null;
    throw error;
  }
}

/** ADDRESS_INVALID. */
export function putBillingAddress(
  context: CallContext,
  address: BillingAddress,
): Promise<BillingAddress> {
  return ask(context, calls.saveBillingAddress, { body: address });
}

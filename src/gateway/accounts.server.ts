import { clientSchema } from '#src/contract/accounts.ts';
import {
  accountBillingAddressSchema,
  deliveryAddressesSchema,
  deliveryAddressSchema,
} from '#src/contract/addresses.ts';
import type { BillingAddress, DeliveryAddress, DeliveryAddressBody } from '#src/domain/address.ts';
import type { Client } from '#src/domain/client.ts';
import { isCommerceError } from './commerce-error.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

/** GET /accounts-self/ */
export async function getClient(context: CallContext): Promise<Client> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: '/accounts-self/',
    name: 'GET /accounts-self/',
    answer: clientSchema,
  });
  return body;
}

/** GET /customers-self/addresses/delivery */
export async function getDeliveryAddresses(context: CallContext): Promise<DeliveryAddress[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: '/customers-self/addresses/delivery',
    name: 'GET /customers-self/addresses/delivery',
    answer: deliveryAddressesSchema,
  });
  return body.values;
}

/** POST /customers-self/addresses/deliveries (plural: A-109) */
export async function createDeliveryAddress(
  context: CallContext,
  address: DeliveryAddressBody,
): Promise<DeliveryAddress> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: '/customers-self/addresses/deliveries',
    name: 'POST /customers-self/addresses/deliveries',
    body: address,
    answer: deliveryAddressSchema,
  });
  return body;
}

/** GET /customers-self/addresses/billing ; null when none is saved. */
export async function getBillingAddress(context: CallContext): Promise<BillingAddress | null> {
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: '/customers-self/addresses/billing',
      name: 'GET /customers-self/addresses/billing',
      answer: accountBillingAddressSchema,
    });
    return body;
  } catch (error) {
    if (isCommerceError(error, 'ADDRESS_NOT_FOUND')) return null;
    throw error;
  }
}

/** PUT /customers-self/addresses/billing */
export async function putBillingAddress(
  context: CallContext,
  address: BillingAddress,
): Promise<BillingAddress> {
  const { body } = await callPlatform(context, {
    method: 'PUT',
    path: '/customers-self/addresses/billing',
    name: 'PUT /customers-self/addresses/billing',
    body: address,
    answer: accountBillingAddressSchema,
  });
  return body;
}

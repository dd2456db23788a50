import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toBillingAddress } from '#src/domain/address/account-address.ts';
import * as calls from '#src/domain/address/address.calls.ts';
import { emptyAddress, toCartAddress, toWireAddress } from '#src/domain/address/address.ts';
import { addressInputSchema } from '#src/features/addresses/address-input.ts';
import {
  readBillingAddress,
  readDeliveryAddresses,
  requireAddress,
} from '#src/features/addresses/addresses.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Delivery addresses, the favorite first, with the countries that this shop delivers to. */
export const fetchDeliveryAddresses = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => readDeliveryAddresses(context.customer));

/** One of them as its form starts; null when it is not there, or somebody else's. */
export const fetchDeliveryAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ id }))
  .handler(async ({ context, data }) => {
    const addresses = await readDeliveryAddresses(context.customer);
    return addresses.find((address) => address.id === data.id) ?? null;
  });

const deliverySchema = v.object({ address: addressInputSchema, favorite: v.boolean() });

/** Adds an address, or changes the one of `id`. ADDRESS_INVALID, ADDRESS_NOT_FOUND, ADDRESS_LIMIT_REACHED. */
export const saveDeliveryAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ ...deliverySchema.entries, id: v.nullable(id) }))
  .handler(async ({ context: { customer }, data: { id, address, favorite } }) => {
    const countries = customer.shop.params.deliveryCountries;
    const sent = requireAddress(address, { countries, isPhoneRequired: false });
    const body = { ...toWireAddress(sent), favorite };
    if (id === null) await customer.ask(calls.addDeliveryAddress, { body });
    else await customer.ask(calls.changeDeliveryAddress, { params: { id }, body });
  });

/** The others are favorites no more. ADDRESS_NOT_FOUND. */
export const makeFavorite = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ id }))
  .handler(async ({ context: { customer }, data }) => {
    const addresses = await readDeliveryAddresses(customer);
    const saved = addresses.find((address) => address.id === data.id);
    if (saved === undefined) return false;
    const body = { ...toCartAddress(saved), favorite: true };
    await customer.ask(calls.changeDeliveryAddress, { params: { id: data.id }, body });
    return true;
  });

/** ADDRESS_NOT_FOUND. */
export const removeDeliveryAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ id }))
  .handler(({ context, data }) =>
    context.customer.ask(calls.removeDeliveryAddress, { params: { id: data.id } }),
  );

/** Names that the account's billing address does not have: its rules ask for some. */
const NOBODY = { firstName: '-', lastName: '-' };

/** The billing address as its form starts; empty where none is saved. */
export const fetchBillingAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer } }) => ({
    ...emptyAddress(customer.shop.countryCodeISO2),
    ...(await readBillingAddress(customer)),
    ...NOBODY,
  }));

/** ADDRESS_INVALID. */
export const saveBillingAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(addressInputSchema)
  .handler(async ({ context: { customer }, data }) => {
    const countries = customer.shop.params.billingCountries;
    const sent = requireAddress(data, { countries, isPhoneRequired: false });
    await customer.ask(calls.saveBillingAddress, { body: toBillingAddress(toWireAddress(sent)) });
  });

export const deliveryAddressesQuery = queryOptions({
  queryKey: ['settings', 'delivery-addresses'],
  queryFn: () => fetchDeliveryAddresses(),
});

export function deliveryAddressQuery(id: string) {
  return queryOptions({
    queryKey: ['settings', 'delivery-addresses', id],
    queryFn: () => fetchDeliveryAddress({ data: { id } }),
  });
}

export const billingAddressQuery = queryOptions({
  queryKey: ['settings', 'billing-address'],
  queryFn: () => fetchBillingAddress(),
});

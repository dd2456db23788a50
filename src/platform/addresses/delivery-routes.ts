import { toAccountAddress } from '#src/domain/address/account-address.ts';
import * as calls from '#src/domain/address/address.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  findDeliveryAddresses,
  removeDeliveryAddress,
} from './address-store.ts';
import { requireDeliveryAddress } from './require-address.ts';

/** Delivery addresses of the account (API-51, API-52, API-55 to API-57). */
export function deliveryAddressRoutes({ database, now }: PlatformDeps) {
  const router = createRouter();

  serve(router, calls.getDeliveryAddresses, async (_, { customerId }) => ({
    status: 200,
    body: { values: await findDeliveryAddresses(database, customerId) },
  }));

  serve(router, calls.getAddresses, async ({ query: { country } }, { customerId }) => {
    const addresses = await findDeliveryAddresses(database, customerId);
    const values = addresses.filter((address) => (country ?? address.country) === address.country);
    return { status: 200, body: { values: values.map(toAccountAddress) } };
  });

  serve(router, calls.addDeliveryAddress, async ({ body }, { customerId }) => {
    const address = { ...requireDeliveryAddress(body), favorite: body.favorite };
    const added = await addDeliveryAddress(database, customerId, address, now());
    if (added === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    if (added === 'full') throw new DomainError('ADDRESS_LIMIT_REACHED');
    return { status: 201, body: added };
  });

  serve(router, calls.changeDeliveryAddress, async ({ params, body }, { customerId }) => {
    const address = { ...requireDeliveryAddress(body), favorite: body.favorite };
    const changed = await changeDeliveryAddress(database, customerId, params.id, address);
    if (changed === null) throw new DomainError('ADDRESS_NOT_FOUND');
    return { status: 200, body: changed };
  });

  serve(router, calls.removeDeliveryAddress, async ({ params }, { customerId }) => {
    const isRemoved = await removeDeliveryAddress(database, customerId, params.id);
    if (!isRemoved) throw new DomainError('ADDRESS_NOT_FOUND');
    return { status: 204, body: null };
  });

  return router;
}

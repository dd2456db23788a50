import { queryOptions } from '@tanstack/react-query';
import {
  fetchBillingAddress,
  fetchDeliveryAddress,
  fetchDeliveryAddresses,
} from './addresses.functions.ts';

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

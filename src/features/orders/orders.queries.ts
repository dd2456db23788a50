import { queryOptions } from '@tanstack/react-query';
import { fetchOrderJourney, fetchTrackedOrder } from './orders.functions.ts';

export function orderJourneyQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['account', 'order-journey', orderNumber],
    queryFn: () => fetchOrderJourney({ data: { orderNumber } }),
  });
}

/** Null for a link that leads nowhere. */
export function trackedOrderQuery(token: string) {
  return queryOptions({
    queryKey: ['tracked-order', token],
    queryFn: () => fetchTrackedOrder({ data: { token } }),
  });
}

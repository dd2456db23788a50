import { queryOptions } from '@tanstack/react-query';
import { fetchDashboard, fetchDownloads, fetchOrder, fetchOrders } from './account.functions.ts';

export const dashboardQuery = queryOptions({
  queryKey: ['account', 'dashboard'],
  queryFn: () => fetchDashboard(),
});

export function ordersQuery(page: number) {
  return queryOptions({
    queryKey: ['account', 'orders', page],
    queryFn: () => fetchOrders({ data: { page } }),
  });
}

export function orderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['account', 'order', orderNumber],
    queryFn: () => fetchOrder({ data: { orderNumber } }),
  });
}

export function downloadsQuery(page: number) {
  return queryOptions({
    queryKey: ['account', 'downloads', page],
    queryFn: () => fetchDownloads({ data: { page } }),
  });
}

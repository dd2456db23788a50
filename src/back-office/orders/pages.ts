import { lazyPage } from '../look/lazy-page.ts';

/** Pages of orders, and of what becomes of them. */

export const OrdersList = lazyPage(() => import('./orders-list.tsx'), 'OrdersList');
export const OrderPage = lazyPage(() => import('./order-page.tsx'), 'OrderPage');
export const SendingPage = lazyPage(() => import('../sending/sending-page.tsx'), 'SendingPage');
export const DraftsList = lazyPage(() => import('../draft-orders/drafts-list.tsx'), 'DraftsList');
export const ReturnsList = lazyPage(() => import('../returns/returns-list.tsx'), 'ReturnsList');
export const ReservationsList = lazyPage(
  () => import('../reservations/reservations-list.tsx'),
  'ReservationsList',
);

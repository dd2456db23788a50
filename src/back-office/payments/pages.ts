import { lazyPage } from '../look/lazy-page.ts';

/** Pages of figures: what came in, what it is taxed with, and how the shops do. */

export const PaymentsPage = lazyPage(() => import('./payments-page.tsx'), 'PaymentsPage');
export const TakingsPage = lazyPage(() => import('../takings/takings-page.tsx'), 'TakingsPage');
export const MeasurementsPage = lazyPage(
  () => import('../measurements/measurements-page.tsx'),
  'MeasurementsPage',
);

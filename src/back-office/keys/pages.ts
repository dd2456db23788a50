import { lazyPage } from '../look/lazy-page.ts';

/** Pages of keys and events, for other systems. */

export const KeysList = lazyPage(() => import('./keys-list.tsx'), 'KeysList');
export const EndpointsList = lazyPage(() => import('./endpoints-list.tsx'), 'EndpointsList');
export const DeliveriesList = lazyPage(() => import('./deliveries-list.tsx'), 'DeliveriesList');

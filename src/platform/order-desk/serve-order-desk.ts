import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serveOrders } from './routes.ts';

/** All calls of the desk and the warehouse. */
export function serveOrderDesk(router: Router, deps: PlatformDeps): void {
  serveOrders(router, deps);
}

import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { alertRoutes } from './alert-routes.ts';
import { wishlistRoutes } from './wishlist-routes.ts';

/** What the platform knows of a customer's wishes (specification §7 "Wishlist and alerts"). */
export function knowledgeRoutes(deps: PlatformDeps) {
  const router = createRouter();
  router.route('/', wishlistRoutes(deps));
  router.route('/', alertRoutes(deps));
  return router;
}

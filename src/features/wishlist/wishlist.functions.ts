import { createServerFn } from '@tanstack/react-start';
import { getWishlist } from '#src/gateway/knowledges.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

/** The wishlist with its tiles, for its page. */
export const fetchWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => getWishlist(context.customer.call));

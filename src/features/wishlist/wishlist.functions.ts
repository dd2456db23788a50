import { createServerFn } from '@tanstack/react-start';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readWishlist } from './wishlist.server.ts';

/** The wishlist with its tiles, for its page. */
export const fetchWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => readWishlist(context.customer));

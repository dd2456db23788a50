import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import {
  addWishlistProduct,
  dropWishlistProduct,
  getWishlist,
  mergeWishlist,
} from '#src/gateway/knowledges.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { MAX_GUEST_WISHES } from './guest-wishes.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const wish = v.object({ productId: id, optionId: id });
const idsOf = (entries: readonly { productId: string }[]) =>
  entries.map(({ productId }) => productId);

/** Puts a product on the wishlist; answers the ids of all that are on it now. */
export const addToWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(wish)
  .handler(async ({ context, data }) =>
    idsOf(await addWishlistProduct(context.customer.call, data)),
  );

/** Adds what a guest wished for (decision 054); answers the ids of all that are on the list now. */
export const mergeWishes = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ products: v.pipe(v.array(wish), v.maxLength(MAX_GUEST_WISHES)) }))
  .handler(async ({ context, data }) =>
    idsOf(await mergeWishlist(context.customer.call, data.products)),
  );

/** Takes a product off; answers the ids of all that are on it still. */
export const dropFromWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ productId: id }))
  .handler(async ({ context, data }) =>
    idsOf(await dropWishlistProduct(context.customer.call, data.productId)),
  );

/** The wishlist with its tiles, for its page. */
export const fetchWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => getWishlist(context.customer.call));

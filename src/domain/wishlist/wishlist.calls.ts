import { z } from 'zod';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  earlierWishesSchema,
  sharedWishlistSchema,
  shareIdSchema,
  wishlistProductSchema,
  wishlistSchema,
  wishlistShareSchema,
} from './wishlist.schema.ts';

const WISHLIST = '/customers-self/knowledges/wishlist';
const SHARE = '/customers-self/knowledges/wishlist-share';
const asItIsNow = {
  answers: { 200: 'The wishlist as it is now' },
  answer: wishlistSchema,
} as const;

export const getWishlist = defineCall({
  method: 'GET',
  path: `${WISHLIST}/`,
  summary: 'The wishlist of the signed-in customer',
  by: 'customer',
  capability: 'wishlist',
  request: {},
  ...asItIsNow,
  errors: [],
});

export const addToWishlist = defineCall({
  method: 'POST',
  path: WISHLIST,
  summary: 'Put a product on the wishlist; once is enough',
  by: 'customer',
  capability: 'wishlist',
  request: { body: wishlistProductSchema },
  ...asItIsNow,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const mergeWishlist = defineCall({
  method: 'POST',
  path: `${WISHLIST}/merge`,
  summary: 'Add what a guest wished for; what is there already stays as it is',
  by: 'customer',
  capability: 'wishlist',
  request: { body: earlierWishesSchema },
  ...asItIsNow,
  errors: [],
});

export const dropFromWishlist = defineCall({
  method: 'DELETE',
  path: `${WISHLIST}/{productId}`,
  summary: 'Take a product off the wishlist',
  by: 'customer',
  capability: 'wishlist',
  request: { params: z.object({ productId: z.string().regex(NUMBER_ID) }) },
  ...asItIsNow,
  errors: [],
});

export const getWishlistShare = defineCall({
  method: 'GET',
  path: SHARE,
  summary: 'Whether the wishlist is shared, and by which link',
  by: 'customer',
  capability: 'wishlist',
  request: {},
  answers: { 200: 'The id of its link; null while it is not shared' },
  answer: wishlistShareSchema,
  errors: [],
});

export const shareWishlist = defineCall({
  method: 'POST',
  path: SHARE,
  summary: 'Share the wishlist by a new link; the one before leads nowhere from then on',
  by: 'customer',
  capability: 'wishlist',
  request: {},
  answers: { 200: 'The id of its link' },
  answer: wishlistShareSchema,
  errors: [],
});

export const unshareWishlist = defineCall({
  method: 'DELETE',
  path: SHARE,
  summary: 'Stop sharing the wishlist',
  by: 'customer',
  capability: 'wishlist',
  request: {},
  answers: { 200: 'It is not shared' },
  answer: wishlistShareSchema,
  errors: [],
});

export const getSharedWishlist = defineCall({
  method: 'GET',
  path: '/wishlists/{shareId}',
  summary: 'The products of a wishlist that somebody shared',
  by: 'visitor',
  capability: 'wishlist',
  request: { params: z.object({ shareId: shareIdSchema }) },
  answers: { 200: 'Its products, and nothing of its owner' },
  answer: sharedWishlistSchema,
  errors: ['WISHLIST_NOT_SHARED'],
});

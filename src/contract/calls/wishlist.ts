import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wishlistProductSchema, wishlistProductsSchema, wishlistSchema } from '../knowledges.ts';

const WISHLIST = '/customers-self/knowledges/wishlist';
const asItIsNow = {
  answers: { 200: 'The wishlist as it is now' },
  answer: wishlistSchema,
} as const;

export const getWishlist = defineCall({
  method: 'GET',
  path: `${WISHLIST}/`,
  summary: 'The wishlist of the signed-in customer',
  by: 'customer',
  request: {},
  ...asItIsNow,
  errors: [],
});

export const addToWishlist = defineCall({
  method: 'POST',
  path: WISHLIST,
  summary: 'Put a product on the wishlist; once is enough',
  by: 'customer',
  request: { body: wishlistProductSchema },
  ...asItIsNow,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const mergeWishlist = defineCall({
  method: 'POST',
  path: `${WISHLIST}/merge`,
  summary: 'Add what a guest wished for; what is there already stays as it is',
  by: 'customer',
  request: { body: wishlistProductsSchema },
  ...asItIsNow,
  errors: [],
});

export const dropFromWishlist = defineCall({
  method: 'DELETE',
  path: `${WISHLIST}/{productId}`,
  summary: 'Take a product off the wishlist',
  by: 'customer',
  request: { params: z.object({ productId: z.string().regex(/^\d{1,20}$/) }) },
  ...asItIsNow,
  errors: [],
});

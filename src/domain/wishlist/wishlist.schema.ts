import { z } from 'zod';
import { productSummarySchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import {
  type AlertProduct,
  type EarlierWish,
  SHARE_ID,
  type SharedWishlist,
  type StockAlert,
  type WishlistEntry,
  type WishlistProduct,
  type WishlistShare,
} from './wishlist.ts';

const id = z.string().regex(NUMBER_ID);

/** */
export const wishlistProductSchema = z.strictObject({
  productId: id,
  optionId: id,
}) satisfies z.ZodType<WishlistProduct>;

const earlierWishSchema = wishlistProductSchema.extend({
  wishedAt: z.iso.datetime(),
}) satisfies z.ZodType<EarlierWish>;

/** What a guest's browser kept, the newest first (decision 054). */
export const earlierWishesSchema = z.array(earlierWishSchema).min(1).max(50);

/** The list as it is now. */
export const wishlistSchema = z
  .object({
    values: z.array(
      z.object({
        productId: id,
        optionId: id,
        product: productSummarySchema.nullable(),
        wishedPrice: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'Wishlist' }) satisfies z.ZodType<{ values: WishlistEntry[] }>;

export const shareIdSchema = z.string().regex(SHARE_ID);

export const wishlistShareSchema = z
  .object({ shareId: shareIdSchema.nullable() })
  .meta({ id: 'WishlistShare' }) satisfies z.ZodType<WishlistShare>;

export const sharedWishlistSchema = z
  .object({ values: z.array(productSummarySchema) })
  .meta({ id: 'SharedWishlist' }) satisfies z.ZodType<SharedWishlist>;

const alertFields = {
  sku: skuText,
  productId: id,
  optionId: id,
  store: z.string().regex(/^\d{1,10}$/),
};

/** */
export const alertProductSchema = z.strictObject(alertFields) satisfies z.ZodType<AlertProduct>;

/** The alerts as they are now. */
export const stockAlertsSchema = z
  .object({
    values: z.array(
      z.object({
        ...alertFields,
        name: z.string(),
        size: z.string(),
        product: productSummarySchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'StockAlerts' }) satisfies z.ZodType<{ values: StockAlert[] }>;

import { z } from 'zod';
import { productSummarySchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { sizeLabelSchema, sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import { SHARE_ID } from './wishlist.values.ts';

const id = z.string().regex(NUMBER_ID);

export const wishlistProductSchema = z.strictObject({ productId: id, optionId: id });
export type WishlistProduct = z.infer<typeof wishlistProductSchema>;

const earlierWishSchema = wishlistProductSchema.extend({ wishedAt: z.iso.datetime() });
/** What a visitor's browser hands over: the product, and when its heart was clicked (decision 054). */
export type EarlierWish = z.infer<typeof earlierWishSchema>;

/** What a visitor's browser has saved, the newest first (decision 054). */
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
  .meta({ id: 'Wishlist' });

export const shareIdSchema = z.string().regex(SHARE_ID);

export const wishlistShareSchema = z
  .object({ shareId: shareIdSchema.nullable() })
  .meta({ id: 'WishlistShare' });
export const sharedWishlistSchema = z
  .object({ values: z.array(productSummarySchema) })
  .meta({ id: 'SharedWishlist' });
/** A wishlist as its link shows it: what is sold in the visitor's shop, and nothing of the owner. */
export type SharedWishlist = z.infer<typeof sharedWishlistSchema>;

const alertFields = {
  sku: skuText,
  productId: id,
  optionId: id,
  store: z.string().regex(/^\d{1,10}$/),
};

export const alertProductSchema = z.strictObject(alertFields);
export type AlertProduct = z.infer<typeof alertProductSchema>;

export const stockAlertsSchema = z
  .object({
    values: z.array(
      z.object({
        ...alertFields,
        name: z.string(),
        size: z.string(),
        sizeLabel: sizeLabelSchema,
        sizeScale: sizeScaleSchema,
        product: productSummarySchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'StockAlerts' });

/** What the list answers: the tile of the product, null once it is no longer sold. */
export type WishlistEntry = z.infer<typeof wishlistSchema>['values'][number];

export type StockAlert = z.infer<typeof stockAlertsSchema>['values'][number];

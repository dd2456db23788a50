import { z } from 'zod';
import type {
  AlertProduct,
  StockAlert,
  WishlistEntry,
  WishlistProduct,
} from '#src/domain/wishlist.ts';
import { productSummarySchema } from './catalogue.ts';

const id = z.string().regex(/^\d{1,20}$/);
const sku = z.string().regex(/^[\w-]{1,40}$/);

/** */
export const wishlistProductSchema = z.strictObject({
  productId: id,
  optionId: id,
}) satisfies z.ZodType<WishlistProduct>;

/** What a guest's browser kept, the newest first (decision 054). */
export const wishlistProductsSchema = z.array(wishlistProductSchema).min(1).max(50);

/** The list as it is now. */
export const wishlistSchema = z
  .object({
    values: z.array(
      z.object({ productId: id, optionId: id, product: productSummarySchema.nullable() }),
    ),
  })
  .meta({ id: 'Wishlist' }) satisfies z.ZodType<{ values: WishlistEntry[] }>;

const alertFields = { sku, productId: id, optionId: id, store: z.string().regex(/^\d{1,10}$/) };

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

import { z } from 'zod';

const goodsNameSchema = z.object({
  name: z.string(),
  /** Where they are shown; null where no page of the shop is of them. */
  link: z
    .object({ kind: z.enum(['family', 'product']), id: z.string(), slug: z.string() })
    .nullable(),
});

/** Which goods count for what a cart lacks. */
export const promotionGoodsSchema = z.object({
  /** Families, brands or products, one of which is enough; empty for all goods, and where many are chosen. */
  names: z.array(goodsNameSchema),
  onlyFullPrice: z.boolean(),
  /** Not all that `names` says counts. */
  isPartly: z.boolean(),
});
export type PromotionGoods = z.infer<typeof promotionGoodsSchema>;

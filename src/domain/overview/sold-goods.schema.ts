import { z } from 'zod';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { sizeScaleSchema } from '#src/domain/size/size.schema.ts';

/** By what sold goods are counted. */
export const SOLD_BY = ['size', 'family', 'product'] as const;
export type SoldBy = (typeof SOLD_BY)[number];

const count = z.int().min(0);

export const soldGoodsSchema = z
  .object({
    currency: currencySchema,
    rows: z.array(
      z.object({
        /** A size, or the id of a family or a product; empty for products that are in no family. */
        id: z.string(),
        /** As people of the shop read it; empty where it has no name any more. */
        name: z.string(),
        /** Of a size. */
        scale: sizeScaleSchema,
        /** Items that were ordered, without those that were cancelled before they left. */
        items: count,
        /** What was paid for them with delivery apart, reductions taken off, VAT included. */
        cents: centsSchema,
        /** Of the items, how many have come back, and why as far as customers said. */
        returned: count,
        tooSmall: count,
        tooLarge: count,
      }),
    ),
  })
  .meta({ id: 'SoldGoods' });
/** What a shop sold in a period, and what came back of it until now. */
export type SoldGoods = z.infer<typeof soldGoodsSchema>;
export type SoldRow = SoldGoods['rows'][number];

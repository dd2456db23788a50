import { sql } from 'drizzle-orm';
import type {
  Price,
  ProductMatch,
  ProductSummary,
} from '#src/domain/catalogue/catalogue.schema.ts';
import type { PromotionMark } from '#src/domain/promotion/promotion-mark.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { at, LOWEST_PRICE_SHOPS, lowestOf30Days } from '../prices/current-prices.ts';
import type { ShopView } from '../shop-view.ts';

/** Something of a product that is sold for one price: its tile, a colour, a size. */
export type MarkedItem = { productId: string; price: Price };

/** Which promotions of a shop items take part in. Promotions are above the catalogue: it is given this. */
export type FindMarks = (
  db: Queryable,
  shop: ShopView,
  items: readonly MarkedItem[],
  now: Date,
) => Promise<(item: MarkedItem) => FoundMark[]>;

/** `announcedAt`: when everybody was told that single items cost less; null for other promotions. */
export type FoundMark = { mark: PromotionMark; announcedAt: Date | null };

type Marking = { db: Queryable; shop: ShopView; now: Date; findMarks: FindMarks };

/** Tiles that say which promotions they take part in; free delivery is no matter of one product. */
export async function markTiles(
  { db, shop, now, findMarks }: Marking,
  tiles: readonly ProductSummary[],
): Promise<void> {
  const marksOf = await findMarks(db, shop, tiles, now);
  for (const tile of tiles) {
    const promotions = marksOf(tile)
      .map(({ mark }) => mark)
      .filter(({ kind }) => kind !== 'delivery');
    if (promotions.length > 0) tile.promotions = promotions;
  }
}

/** A mark with the lowest price of the 30 days before it began, where that must stand beside it. */
async function withLowest(
  { db, shop: { domain } }: Pick<Marking, 'db' | 'shop'>,
  optionId: string,
  { mark, announcedAt }: FoundMark,
): Promise<PromotionMark> {
  if (announcedAt === null || !LOWEST_PRICE_SHOPS.includes(domain)) return mark;
  const lowest = lowestOf30Days({
    ...{ option: sql`${optionId}`, domain: sql`${domain}`, before: at(announcedAt) },
  });
  const { rows } = await db.execute<{ cents: number | null }>(sql`select ${lowest} as cents`);
  const cents = rows[0]?.cents ?? null;
  return cents === null ? mark : { ...mark, lowest30Days: cents };
}

/** A product whose colours say which promotions they, or some of their sizes, take part in. */
export async function markProduct(
  { db, shop, now, findMarks }: Marking,
  match: ProductMatch,
): Promise<ProductMatch> {
  const { productId, options } = match.product;
  const itemsOf = ({ price, skus }: (typeof options)[number]) =>
    [price, ...skus.flatMap((sku) => sku.price ?? [])].map((one) => ({ productId, price: one }));
  const marksOf = await findMarks(db, shop, options.flatMap(itemsOf), now);
  for (const option of options) {
    const byId = new Map(
      itemsOf(option)
        .flatMap(marksOf)
        .map((found) => [found.mark.id, found]),
    );
    const { optionId } = option;
    const found = await Promise.all(
      [...byId.values()].map((one) => withLowest({ db, shop }, optionId, one)),
    );
    if (found.length > 0) option.promotions = found;
  }
  return match;
}

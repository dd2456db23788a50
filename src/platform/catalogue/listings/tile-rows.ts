import { type SQL, sql } from 'drizzle-orm';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { lowestPriceOf } from '../prices/current-prices.ts';
import { isListed } from '../publications/visibility.ts';
import type { ShopView } from '../shop-view.ts';
import type { Tile } from './tables.ts';

/** Largest stock among the skus of each option. */
type Quantities = Record<string, number>;
export type TileRow = { tile: Tile; quantities: Quantities | null };

/** Stock moves with every order, so it is read with the tile rather than saved in it. */
export const quantitiesOfTile: SQL = sql`(
  select jsonb_object_agg(best.option_id, best.quantity) from (
    select o.option_id, max(stocks.quantity) as quantity from product_options o
    join skus s on s.option_id = o.option_id join stocks on stocks.sku = s.sku
    where o.product_id = tiles.product_id group by o.option_id) best)`;

/** What a tile shows of some options: the first one that is left, else the first. */
export const shownOf = <T>(options: readonly T[], isLeft: (option: T, place: number) => boolean) =>
  options.find(isLeft) ?? options[0];

/** A tile shows one of the options meant, and says what is left of them. */
export function showTile(
  { options, ...tile }: Tile,
  quantities: Quantities,
  meant: readonly string[],
): ProductSummary | null {
  const leftOf = (optionId: string) => quantities[optionId] ?? 0;
  const named = options.filter(({ optionId }) => meant.includes(optionId));
  const asked = named.length > 0 ? named : options;
  const shown = shownOf(asked, ({ optionId }) => leftOf(optionId) > 0);
  if (shown === undefined) return null;
  const { optionId, price, hasBack, look, hex } = shown;
  const others = options.filter((option) => option !== shown).map((option) => option.hex);
  const most = Math.max(...asked.map((option) => leftOf(option.optionId)));
  const availability = availabilityOf(most);
  const isMainOption = shown === options[0];
  const swatches = [hex, ...others];
  const said = { ...tile, optionId, isMainOption, price, hasBack, swatches, availability };
  return look === undefined ? said : { ...said, look };
}

type OptionPrice = { optionId: string; price: Tile['options'][number]['price'] };

/** Gives tiles the prices of an instant, and takes those away that the shop does not list then. */
async function moveTo(db: Queryable, { domain }: ShopView, rows: TileRow[], now: Date) {
  if (rows.length === 0) return;
  const ids = rows.map(({ tile }) => tile.productId);
  const asked = { option: sql`o.option_id`, domain: sql`${domain}`, now };
  const { rows: found } = await db.execute<OptionPrice>(sql`
    select o.option_id as "optionId", then_price.price from product_options o
    join products p on p.product_id = o.product_id and ${isListed(domain, now)}
    cross join lateral ${lowestPriceOf(asked)} then_price
    where o.product_id in ${ids}`);
  const prices = new Map(found.map(({ optionId, price }) => [optionId, price]));
  for (const { tile } of rows) {
    tile.options = tile.options.flatMap((option) => {
      const price = prices.get(option.optionId);
      return price === undefined ? [] : [{ ...option, price }];
    });
  }
}

/**
 * The tiles of products in a shop, in their order; one that is not listed there is left out.
 * `meant` names the options that were asked for, by product: the tile shows one of them, and says
 * what is left of them.
 */
export async function findTiles(
  db: Queryable,
  shop: ShopView,
  productIds: readonly string[],
  meant: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<ProductSummary[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.execute<TileRow>(sql`
    select tiles.summary as tile, ${quantitiesOfTile} as quantities
    from tiles where domain = ${shop.domain} and product_id in ${[...productIds]}`);
  if (shop.seenAt !== undefined) await moveTo(db, shop, rows, shop.seenAt);
  const byId = new Map(rows.map((row) => [row.tile.productId, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return showTile(row.tile, row.quantities ?? {}, meant.get(id) ?? []) ?? [];
  });
}

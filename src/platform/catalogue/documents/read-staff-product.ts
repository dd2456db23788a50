import { desc, eq, sql } from 'drizzle-orm';
import type { PriceChange, StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain, LANGUAGES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { revisionOf } from '../../kernel/revision-of.ts';
import type { PriceChangeRow } from '../prices/change-prices.ts';
import { at } from '../prices/current-prices.ts';
import { currencyOfShop } from '../prices/price-points.ts';
import { priceChanges } from '../prices/tables.ts';
import { lookOf } from '../products/option-pictures.ts';
import { products, productTexts } from '../products/tables.ts';
import { readPublications } from '../publications/publications.ts';
import { latestVersion } from './product-versions.ts';

/** What a change of a product is about, before and after. */
export type Described = Pick<StaffProduct, 'texts'>;

/** Tells one state of its texts from any other. */
export const revisionOfTexts = ({ texts }: Described): string =>
  revisionOf(LANGUAGES.map((lang) => texts[lang]));

/** Texts of a product; throws NOT_FOUND. */
export async function describeProduct(
  db: Queryable,
  productId: string,
): Promise<Described & { row: typeof products.$inferSelect }> {
  const [row] = await db.select().from(products).where(eq(products.productId, productId));
  if (row === undefined) throw new DomainError('NOT_FOUND');
  const written = await db.select().from(productTexts).where(eq(productTexts.productId, productId));
  const texts = Object.fromEntries(
    written.map(({ lang, productId: _, slug: _slug, ...text }) => [lang, text]),
  );
  return { row, texts };
}

type OptionRow = Omit<StaffProduct['options'][number], 'prices' | 'look'> & {
  look: string | null;
  prices: Omit<StaffProduct['options'][number]['prices'][number], 'currency'>[];
};

/**
 * Colours with sizes, stock and what they cost now. Of several reductions the lowest counts, and of sizes
 * with prices of their own the cheapest is shown.
 */
async function findOptions(
  db: Queryable,
  productId: string,
  { shops, language = 'en' }: Pick<StaffCaller, 'shops' | 'language'>,
  now: Date,
): Promise<StaffProduct['options']> {
  const own = shops.size === 0 ? sql`false` : sql`p.domain in ${[...shops]}`;
  const { rows } = await db.execute<OptionRow>(sql`
    select o.option_id as "optionId", ${lookOf} as look, coalesce(c.labels ->> ${language}, '') as colour,
      coalesce((select json_agg(json_build_object('sku', s.sku, 'gtin', s.gtin, 'size', s.size,
          'inStock', coalesce(held.quantity, 0)) order by s.position)
        from skus s left join stocks held on held.sku = s.sku where s.option_id = o.option_id), '[]') as sizes,
      coalesce((select json_agg(json_build_object('shop', priced.domain, 'initialCents', priced.initial,
          'saleCents', priced.sale, 'isBySize', priced.is_by_size) order by priced.domain)
        from (select p.domain, min(p.cent_amount) filter (where p.type = 'I') as initial,
            min(p.cent_amount) filter (where p.type <> 'I') as sale, bool_or(p.sku is not null) as is_by_size
          from prices p where p.option_id = o.option_id and ${own}
            and p.valid_from <= ${at(now)} and (p.valid_until is null or p.valid_until > ${at(now)})
          group by p.domain) priced where priced.initial is not null), '[]') as prices
    from product_options o left join colours c on c.colour_id = o.colour_id
    where o.product_id = ${productId} order by o.position`);
  return rows.map(({ look, ...row }) => ({
    ...row,
    ...(look !== null && { look }),
    prices: row.prices.map((price) => ({ ...price, currency: currencyOfShop(price.shop) })),
  }));
}

function stateOf({ validFrom, validUntil, withdrawnAt }: PriceChangeRow, now: Date) {
  if (withdrawnAt !== null) return 'withdrawn';
  if (validFrom > now) return 'planned';
  return validUntil !== null && validUntil <= now ? 'over' : 'running';
}

const MOST_CHANGES = 50;

/** Changes of prices in the shops of a caller, the latest first. */
async function findPriceChanges(
  db: Queryable,
  productId: string,
  shops: ReadonlySet<OnlineLocale>,
  now: Date,
): Promise<PriceChange[]> {
  const rows = await db
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.productId, productId))
    .orderBy(desc(priceChanges.madeAt), desc(priceChanges.validFrom), priceChanges.domain)
    .limit(MOST_CHANGES);
  return rows
    .filter(({ domain }) => shops.has(domain))
    .map((row) => ({
      ...{ id: row.priceChangeId, shop: row.domain, currency: currencyOfShop(row.domain) },
      ...{ from: row.validFrom.toISOString(), until: row.validUntil?.toISOString() ?? null },
      prices: row.prices.map(({ before: _, ...price }) => price),
      ...{ state: stateOf(row, now), madeBy: row.madeBy, madeAt: row.madeAt.toISOString() },
    }));
}

/** A product as the staff see it, with prices of the caller's shops; throws NOT_FOUND. */
export async function readStaffProduct(
  db: Queryable,
  caller: StaffCaller,
  productId: string,
  now: Date,
): Promise<Omit<StaffProduct, 'previews'>> {
  const { row, texts } = await describeProduct(db, productId);
  return {
    ...{ id: productId, brand: row.brand, publishedAt: row.publishedAt.toISOString() },
    ...{ texts, revision: revisionOfTexts({ texts }), version: await latestVersion(db, productId) },
    languages: LANGUAGES.filter((lang) =>
      [...caller.shops].some((shop) => getDomain(shop).lang === lang),
    ),
    publications: await readPublications(db, caller, productId, now),
    options: await findOptions(db, productId, caller, now),
    priceChanges: await findPriceChanges(db, productId, caller.shops, now),
  };
}

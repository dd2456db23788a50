import { type SQL, sql } from 'drizzle-orm';
import type {
  Product,
  ProductMatch,
  ProductOption,
  ProductSku,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import type { Footwear } from '#src/domain/catalogue/footwear.schema.ts';
import { sizeIn } from '#src/domain/size/size-label.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { sizeChartColumn } from '../goods-words/size-charts.ts';
import { lowestPriceOf, priceOfSize } from '../prices/current-prices.ts';
import { isListed, isOpen } from '../publications/visibility.ts';
import { readerOf, type ShopView } from '../shop-view.ts';
import { DRAWN_ZOOM_WIDTH, PHOTO_ZOOM_WIDTH } from './drawn-views.ts';
import { footwearLines } from './footwear-lines.ts';
import { toGtin13 } from './gtin.ts';
import { altsOf, lookOf } from './option-pictures.ts';
import { environmentOf, materialsOf, sizeOf } from './product-words.ts';
import { searchEnginesOf } from './search-engine-texts.ts';

/** How a product is asked for: exactly one key (A-014, A-017). */
export type ProductKey =
  | { productId: string }
  | { optionId: string }
  | { gtin: string }
  | { sku: string };

/** Its size as it is sold. */
type SkuRow = Omit<ProductSku, 'availability' | 'sizeLabel'>;
export type OptionRow = Omit<ProductOption, 'skus'> & { skus: SkuRow[] };
type ProductRow = {
  product: Omit<Product, 'options' | 'footwear'> & { footwear: Footwear | null };
  options: OptionRow[] | null;
  optionId: string;
  sku: string | null;
};

/** Product id, option id and sku that a key selects; a product id selects its first option. */
function matching(key: ProductKey): SQL {
  if ('gtin' in key || 'sku' in key) {
    const isMeant = 'gtin' in key ? sql`s.gtin = ${toGtin13(key.gtin)}` : sql`s.sku = ${key.sku}`;
    return sql`select o.product_id, o.option_id, s.sku from skus s
      join product_options o on o.option_id = s.option_id where ${isMeant}`;
  }
  if ('optionId' in key) {
    return sql`select product_id, option_id, null::text as sku from product_options
      where option_id = ${key.optionId}`;
  }
  return sql`select product_id, option_id, null::text as sku from product_options
    where product_id = ${key.productId} order by position limit 1`;
}

/** The options of a product `p` with their sizes, as a shop sells them now; null when it sells none. */
export function optionsOf(shop: ShopView, now: Date): SQL {
  const asked = {
    option: sql`o.option_id`,
    domain: sql`${shop.domain}`,
    now,
    reader: readerOf(shop),
  };
  return sql`(select jsonb_agg(jsonb_build_object(
      'optionId', o.option_id,
      'colour', jsonb_build_object('label', c.labels ->> ${shop.lang}, 'hex', c.hex),
      'pictures', o.picture_types,
      'zoomWidth', case when exists (select from option_photos f where f.option_id = o.option_id)
        then ${PHOTO_ZOOM_WIDTH}::int else ${DRAWN_ZOOM_WIDTH}::int end,
      'price', now_price.price,
      'skus', (select coalesce(jsonb_agg(jsonb_build_object(
          'sku', s.sku, 'gtin', s.gtin, 'size', ${sizeOf(shop)},
          'availableQuantity', stocks.quantity)
          || case when own.price is null then '{}' else jsonb_build_object('price', own.price) end
          order by s.position), '[]')
        from skus s join stocks on stocks.sku = s.sku
        left join lateral (select sized.price from ${priceOfSize(sql`s.sku`, asked)} sized
          where now_price.differ) own on true
        where s.option_id = o.option_id)
    ) || jsonb_strip_nulls(jsonb_build_object('look', ${lookOf}, 'alts', ${altsOf(shop.lang)}))
    order by o.position)
    from product_options o
    join colours c on c.colour_id = o.colour_id
    join lateral ${lowestPriceOf(asked)} now_price on true
    where o.product_id = p.product_id)`;
}

/**
 * The product that a key names, with all its options and its prices now; null when there is none,
 * or when shoppers do not see it: then only a preview of this very product shows it.
 */
export async function findProduct(
  db: Queryable,
  key: ProductKey,
  shop: ShopView,
  now: Date,
  previewed: string | null = null,
): Promise<ProductMatch | null> {
  const { rows } = await db.execute<ProductRow>(sql`
    with recursive match as (${matching(key)}),
    path (family_id, parent_id, depth) as (
      select f.family_id, f.parent_id, 0 from match
      join product_families pf on pf.product_id = match.product_id and pf.main
      join families f on f.family_id = pf.family_id
      union all
      select f.family_id, f.parent_id, path.depth + 1
      from path join families f on f.family_id = path.parent_id
    )
    select match.option_id as "optionId", match.sku,
      jsonb_build_object(
        'productId', p.product_id, 'slug', t.slug, 'name', t.name, 'description', t.description,
        'segmentationId', p.segmentation_id, 'categoryLabel', p.category_label, 'tags', p.tags,
        'breadcrumb', (select coalesce(jsonb_agg(jsonb_build_object('familyId', ft.family_id,
            'slug', ft.slug, 'title', ft.title) order by path.depth desc), '[]')
          from path join family_texts ft on ft.family_id = path.family_id
          where ft.lang = ${shop.lang}),
        'materials', ${materialsOf(shop, now, { isProven: true })},
        'care', (select coalesce(jsonb_agg(term.labels ->> ${shop.lang} order by care.place), '[]')
          from unnest(p.care) with ordinality as care (term_id, place)
          join catalogue_terms term on term.kind = 'care' and term.term_id = care.term_id),
        'footwear', p.footwear, 'labels', p.labels, 'ecoDesign', p.eco_design, 'isListed', ${isListed(shop.domain, now)},
        'environment', ${environmentOf(shop.lang)}, 'safety', ${safetyColumn},
        'sizeScale', p.size_scale, 'sizeChart', ${sizeChartColumn},
        'brand', p.brand, 'expectedOn', p.expected_on, 'privateSale', p.private_sale,
        'origin', (select term.labels ->> ${shop.lang} from catalogue_terms term
          where term.kind = 'country' and term.term_id = p.origin_country)
      ) || ${searchEnginesOf} || jsonb_strip_nulls(jsonb_build_object('passportUrl', p.passport_url)) as product,
      ${optionsOf(shop, now)} as options
    from match
    join products p on p.product_id = match.product_id
      and (${isOpen(shop.domain, now)} or p.product_id = ${previewed})
    join product_texts t on t.product_id = p.product_id and t.lang = ${shop.lang}`);
  const [row] = rows;
  if (row === undefined || row.options === null) return null;
  const { sizeScale } = row.product;
  const options = row.options.map((option) => toOption(option, sizeScale, shop));
  const footwear = footwearLines(row.product.footwear, shop.lang);
  const product = { ...row.product, footwear, options };
  return { product, optionId: row.optionId, sku: row.sku };
}

/** What is written of the safety of products `p`, or of their brand. */
export const safetyColumn = sql`coalesce(p.safety,
  (select brands.safety from brands where brands.brand = p.brand))`;

/** An option whose sizes are those of the shop, and say whether they are to be had. */
export function toOption(
  option: OptionRow,
  scale: SizeScale | null,
  { domain }: ShopView,
): ProductOption {
  const skus = option.skus.map((sku) => ({
    ...sku,
    ...sizeIn(scale, sku.size, domain),
    availability: availabilityOf(sku.availableQuantity),
  }));
  return { ...option, skus };
}

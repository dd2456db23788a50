import { sql } from 'drizzle-orm';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { sizeIn } from '#src/domain/size/size-label.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { priceOfSize } from '../prices/current-prices.ts';
import { isOpen } from '../publications/visibility.ts';
import { readerOf, type ShopView } from '../shop-view.ts';
import { lookOf } from './option-pictures.ts';
import { sizeOf } from './product-words.ts';

/** What a cart line knows of its sku. */
export type LineFacts = {
  product: LineProduct;
  segmentationId: string;
  categoryLabel: string;
  /** How many are in stock, not counting what carts hold; 0 where the product is not sold any more. */
  availableQuantity: number;
  /** False for a product that was hidden: a cart may show it, and can neither take nor order it. */
  isSold: boolean;
  /** The day (`YYYY-MM-DD`) on which a pre-ordered product reaches the warehouse. */
  expectedOn: string | null;
};

/** Its size as it is sold. */
type LineRow = Omit<LineFacts, 'product'> & {
  sku: string;
  product: Omit<LineProduct, 'sizeLabel'>;
};

/**
 * The products of cart lines with their price now, by sku; in one query.
 * A sku that does not exist or is not sold in the shop is left out.
 */
export async function findLineProducts(
  db: Queryable,
  skus: readonly string[],
  shop: ShopView,
  now: Date,
): Promise<Map<string, LineFacts>> {
  if (skus.length === 0) return new Map();
  const asked = {
    option: sql`o.option_id`,
    domain: sql`${shop.domain}`,
    now,
    reader: readerOf(shop),
  };
  const price = priceOfSize(sql`s.sku`, asked);
  const { rows } = await db.execute<LineRow>(sql`
    select s.sku, p.segmentation_id as "segmentationId", p.category_label as "categoryLabel",
      case when ${isOpen(shop.domain, now)} then stocks.quantity else 0 end as "availableQuantity",
      ${isOpen(shop.domain, now)} as "isSold", p.expected_on::text as "expectedOn",
      jsonb_build_object(
        'productId', p.product_id, 'optionId', o.option_id, 'slug', t.slug, 'name', t.name,
        'size', ${sizeOf(shop)}, 'sizeScale', p.size_scale,
        'colour', jsonb_build_object('label', c.labels ->> ${shop.lang}, 'hex', c.hex),
        'price', now_price.price, 'tags', p.tags, 'pictures', o.picture_types
      ) || jsonb_strip_nulls(jsonb_build_object('look', ${lookOf})) as product
    from skus s
    join stocks on stocks.sku = s.sku
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id
    join product_texts t on t.product_id = p.product_id and t.lang = ${shop.lang}
    join colours c on c.colour_id = o.colour_id
    join lateral ${price} now_price on true
    where s.sku in ${[...skus]}`);
  return new Map(
    rows.map(({ sku, product, ...facts }) => {
      const size = sizeIn(product.sizeScale, product.size, shop.domain);
      return [sku, { ...facts, product: { ...product, ...size } }];
    }),
  );
}

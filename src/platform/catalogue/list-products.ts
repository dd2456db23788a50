import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listProducts as listCall } from '#src/domain/catalogue/staff-product.calls.ts';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { beginningWith, findPage, type ListRows, when } from '../staff/face.ts';
import { nameOrOther } from './product-names.ts';

type Query = z.output<typeof listCall.request.query>;
type Row = Omit<ListedProduct, 'publishedAt'> & { publishedAt: string };

/** Names and brands by a part of them; numbers, skus by their beginning and barcodes by an index each. */
const foundBy = (typed: string) => sql`(
  p.product_id = ${typed} or strpos(lower(t.name), ${typed.toLowerCase()}) > 0
  or strpos(lower(p.brand), ${typed.toLowerCase()}) > 0
  or p.product_id in (select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where s.sku like ${beginningWith(typed)}
    union select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where s.gtin = ${typed}))`;

const productRows = ({ language = 'en' }: Pick<StaffCaller, 'language'>): ListRows<Query> => ({
  columns: sql`p.product_id as id, t.name, p.brand, p.visibility, p.published_at as "publishedAt",
    (select o.option_id from product_options o where o.product_id = p.product_id
      order by o.position limit 1) as "optionId",
    (select count(*)::int from product_options o where o.product_id = p.product_id) as colours,
    (select coalesce(sum(held.quantity), 0)::int from product_options o
      join skus s on s.option_id = o.option_id join stocks held on held.sku = s.sku
      where o.product_id = p.product_id) as "inStock"`,
  from: sql`products p cross join lateral (select ${nameOrOther(language)} as name) t`,
  which: ({ q, visibility }) => [
    when(visibility, (one) => sql`p.visibility = ${one}`),
    when(q, foundBy),
  ],
  sorted: { id: sql`p.product_id`, name: sql`t.name`, publishedAt: sql`p.published_at` },
  key: sql`p.product_id`,
});

/** A page of all products. */
export async function listProducts(
  db: Queryable,
  caller: Pick<StaffCaller, 'language'>,
  query: Query,
): Promise<{ values: ListedProduct[]; total: number }> {
  const { rows, total } = await findPage<Row, Query>(db, productRows(caller), query);
  const values = rows.map(({ publishedAt, ...row }) => ({
    ...row,
    publishedAt: new Date(publishedAt).toISOString(),
  }));
  return { values, total };
}

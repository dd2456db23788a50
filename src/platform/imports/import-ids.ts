import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { gtinOf } from '../seed/gtin.ts';

/** Ids have six digits (RTE-20); the seed's own and its copies stay below these. */
const FIRST_PRODUCT = 600_000;
const FIRST_OPTION = 700_000;
const PAST_PRODUCT = 700_000;
const PAST_OPTION = 1_000_000;
/** Articles of imported goods start above those of the seed and of its copies. */
const FIRST_ARTICLE = 5_000_000;
/** A colour has fewer sizes than this. */
const ARTICLES_EACH = 300;

export type ImportIds = { product(): string; option(): string };

/** Numbers for what an import adds, after those of earlier imports. */
export async function openIds(db: Queryable): Promise<ImportIds> {
  const { rows } = await db.execute<{ product: number; option: number }>(sql`
    select coalesce((select max(product_id::int) + 1 from imported_products), ${FIRST_PRODUCT}::int)
        as product,
      coalesce((select max(option_id::int) + 1 from imported_options), ${FIRST_OPTION}::int)
        as option`);
  let { product, option } = rows[0] ?? { product: FIRST_PRODUCT, option: FIRST_OPTION };
  const take = (number: number, past: number) => {
    if (number >= past) throw new Error('The shop has no room for more imported products.');
    return String(number);
  };
  return {
    product: () => take(product++, PAST_PRODUCT),
    option: () => take(option++, PAST_OPTION),
  };
}

/** The barcode of a size that brings none of its own. */
export function ownGtin(optionId: string, position: number): string {
  return gtinOf(FIRST_ARTICLE + (Number(optionId) - FIRST_OPTION) * ARTICLES_EACH + position);
}

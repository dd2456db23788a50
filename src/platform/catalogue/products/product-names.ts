import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { sizeIn } from '#src/domain/size/size-label.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { sizeOf } from './product-words.ts';
import { productTexts } from './tables.ts';

type Named = { sku: string; name: string; slug: string; colour: string; size: string };
type Line = { sku: string; product: LineProduct };

/**
 * Lines with the names of their products in a language: name, colour and size, where the product is
 * still there; else as they were bought.
 */
export function namedIn(db: Queryable, language: Language, domain: OnlineLocale) {
  return async <L extends Line>(lines: readonly L[]): Promise<L[]> => {
    if (lines.length === 0) return [];
    const { rows } = await db.execute<Named>(sql`
      select s.sku, t.name, t.slug, c.labels ->> ${language} as colour,
        ${sizeOf({ domain, lang: language })} as size
      from skus s
      join product_options o on o.option_id = s.option_id
      join product_texts t on t.product_id = o.product_id and t.lang = ${language}
      join colours c on c.colour_id = o.colour_id
      where s.sku in ${[...new Set(lines.map(({ sku }) => sku))]}`);
    const names = new Map(rows.map((row) => [row.sku, row]));
    return lines.map((line) => {
      const named = names.get(line.sku);
      if (named === undefined) return line;
      const { product } = line;
      return {
        ...line,
        product: {
          ...{ ...product, name: named.name, slug: named.slug },
          colour: { ...product.colour, label: named.colour },
          ...sizeIn(product.sizeScale, named.size, domain),
        },
      };
    });
  };
}

/** The name of a product `p` in a language, else in the first that it has; empty where it has none. */
export const nameOrOther = (lang: Language): SQL => sql`coalesce(
  (select named.name from product_texts named where named.product_id = p.product_id and named.lang = ${lang}),
  (select named.name from product_texts named where named.product_id = p.product_id
    order by named.lang limit 1), '')`;

type InLanguage = { productId: string; lang: Language };

/** The names of products in languages; of one that has none there it is empty. */
export async function findProductNames(
  db: Queryable,
  asked: readonly InLanguage[],
): Promise<(product: InLanguage) => string> {
  const keyOf = ({ productId, lang }: InLanguage) => `${productId} ${lang}`;
  if (asked.length === 0) return () => '';
  const { productId, lang, name } = productTexts;
  const ids = [...new Set(asked.map((one) => one.productId))];
  const languages = [...new Set(asked.map((one) => one.lang))];
  const rows = await db
    .select({ productId, lang, name })
    .from(productTexts)
    .where(and(inArray(productId, ids), inArray(lang, languages)));
  const names = new Map(rows.map((row) => [keyOf(row), row.name]));
  return (product) => names.get(keyOf(product)) ?? '';
}

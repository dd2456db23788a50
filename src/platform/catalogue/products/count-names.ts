import { sql } from 'drizzle-orm';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { families, familyTexts } from '../families/tables.ts';
import { products, productTexts } from './tables.ts';

/** How many there are, and how many of them have a name in each language. */
type Named = { total: number; byLang: { lang: Language; count: number }[] };

/** How many families and products have names. */
export async function countNames(db: Queryable): Promise<Record<'families' | 'products', Named>> {
  const count = sql<number>`count(*)::int`;
  return {
    families: {
      total: await db.$count(families),
      byLang: await db
        .select({ lang: familyTexts.lang, count })
        .from(familyTexts)
        .where(sql`${familyTexts.title} <> ''`)
        .groupBy(familyTexts.lang),
    },
    products: {
      total: await db.$count(products),
      byLang: await db
        .select({ lang: productTexts.lang, count })
        .from(productTexts)
        .where(sql`${productTexts.name} <> ''`)
        .groupBy(productTexts.lang),
    },
  };
}

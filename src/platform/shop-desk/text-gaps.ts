import { sql } from 'drizzle-orm';
import { getDomain, LANGUAGES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { TextGap } from '#src/domain/shop/shop-desk.schema.ts';
import { families, familyTexts, products, productTexts } from '../catalogue/tables.ts';
import type { Queryable } from '../database/database.ts';

/** For each language of some shops how many things have no name in it; those without a gap are left out. */
export async function readTextGaps(
  db: Queryable,
  shops: ReadonlySet<OnlineLocale>,
): Promise<TextGap[]> {
  const spoken = new Set([...shops].map((shop) => getDomain(shop).lang));
  const inAll = {
    families: {
      total: await db.$count(families),
      byLang: await db
        .select({ lang: familyTexts.lang, count: sql<number>`count(*)::int` })
        .from(familyTexts)
        .where(sql`${familyTexts.title} <> ''`)
        .groupBy(familyTexts.lang),
    },
    products: {
      total: await db.$count(products),
      byLang: await db
        .select({ lang: productTexts.lang, count: sql<number>`count(*)::int` })
        .from(productTexts)
        .where(sql`${productTexts.name} <> ''`)
        .groupBy(productTexts.lang),
    },
  };
  return (['families', 'products'] as const)
    .flatMap((kind) => {
      const { total, byLang } = inAll[kind];
      const counts = new Map(byLang.map(({ lang, count }) => [lang, count]));
      return LANGUAGES.filter((lang) => spoken.has(lang)).map((lang) => ({
        ...{ kind, lang, missing: total - (counts.get(lang) ?? 0) },
      }));
    })
    .filter(({ missing }) => missing > 0);
}

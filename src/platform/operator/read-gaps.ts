import { sql } from 'drizzle-orm';
import { LANGUAGES, type Language, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { families, familyTexts, products, productTexts } from '../catalogue/tables.ts';
import { localeChain } from '../content/entry-store.ts';
import { contentEntries } from '../content/tables.ts';
import type { Queryable } from '../database/database.ts';
import { findWebDomains } from '../web-domains/web-domain-store.ts';

/** What a shop or a language lacks that others have. */
export type Gaps = {
  /** Entries of content that some shops get nothing for, not even in their language. */
  content: { contentType: string; uid: string; lacking: OnlineLocale[] }[];
  /** How many families and products have no text in a language; languages without a gap are left out. */
  texts: { kind: 'families' | 'products'; lang: Language; missing: number }[];
};

async function contentGaps(db: Queryable): Promise<Gaps['content']> {
  const shops = (await findWebDomains(db)).map(({ domain }) => domain);
  const { contentType, uid } = contentEntries;
  const entries = await db
    .select({ contentType, uid, locales: sql<string[]>`array_agg(${contentEntries.locale})` })
    .from(contentEntries)
    .groupBy(contentType, uid)
    .orderBy(contentType, uid);
  return entries
    .map(({ locales, ...entry }) => ({
      ...entry,
      lacking: shops.filter(
        (shop) => !localeChain(shop).some((locale) => locales.includes(locale)),
      ),
    }))
    .filter(({ lacking }) => lacking.length > 0);
}

/** For each language how many things there are that it has no text for. */
async function textGaps(db: Queryable): Promise<Gaps['texts']> {
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
      return LANGUAGES.map((lang) => ({ kind, lang, missing: total - (counts.get(lang) ?? 0) }));
    })
    .filter(({ missing }) => missing > 0);
}

/** What is missing of content and translations, over all shops. */
export async function readGaps(db: Queryable): Promise<Gaps> {
  return { content: await contentGaps(db), texts: await textGaps(db) };
}

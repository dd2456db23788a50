import { asc, eq } from 'drizzle-orm';
import { CONTENT_SCHEMAS, type LegalNotice } from '#src/domain/content/content.schema.ts';
import { LANGUAGES, type Language, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { type Draft, findEntries } from './entry-store.ts';
import { findMediaAssets } from './media-store.ts';
import { contentAssets, cspRules } from './tables.ts';

export type Asset = typeof contentAssets.$inferSelect;

/** The assets of a folder, or all of them; pictures of the library among them. */
export async function findAssets(db: Queryable, folder: string | undefined): Promise<Asset[]> {
  const shipped = await db.select().from(contentAssets).orderBy(asc(contentAssets.uid));
  return [...(await findMediaAssets(db)), ...shipped].filter(
    (asset) => folder === undefined || asset.folder === folder,
  );
}

/** ISO 639-2 and -3 codes of the shop's languages. */
const LANGUAGE_CODES: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({
    deu: 'de',
    ger: 'de',
    eng: 'en',
    spa: 'es',
    fra: 'fr',
    fre: 'fr',
    ita: 'it',
    pol: 'pl',
  }),
);

/** The language of a code: an alpha-3 country of a shop, or an ISO 639 language. */
function languageOf(code: string): Language | null {
  const lower = code.toLowerCase();
  const shop = SHOP_DOMAINS.find(({ iso3 }) => iso3.toLowerCase() === lower);
  const language = LANGUAGES.find((lang) => lang === lower);
  return shop?.lang ?? LANGUAGE_CODES.get(lower) ?? language ?? null;
}

/** The terms of the offers of a country in a language; empty when there are none. */
export async function findLegalNotices(
  db: Queryable,
  country: string,
  language: string,
  drafts: readonly Draft[],
): Promise<LegalNotice[]> {
  const lang = languageOf(language);
  const shop = SHOP_DOMAINS.find((one) => one.iso2 === country.toUpperCase() && one.lang === lang);
  if (shop === undefined) return [];
  const query = { locale: shop.locale, include: [], only: [], filter: {}, drafts };
  const entries = await findEntries(db, 'legal_notices', query);
  return entries.flatMap(({ fields }) => CONTENT_SCHEMAS.legal_notices.parse(fields).notices);
}

/** The content security rules of a type: directive to sources. */
export async function findCspRules(
  db: Queryable,
  rulesType: string,
): Promise<Record<string, string[]>> {
  const rows = await db.select().from(cspRules).where(eq(cspRules.rulesType, rulesType));
  return Object.fromEntries(rows.map(({ directive, sources }) => [directive, sources]));
}

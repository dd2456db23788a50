import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { FOUND_PAGE_KINDS, type FoundPage } from '#src/domain/content/found-pages.schema.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ShopView } from '../catalogue/face.ts';
import { searchWordsOf } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { plainWords, readShopPages } from './shop-pages.ts';

/** Letters from which on a last word may be unfinished. */
const MIN_BEGINNING = 3;
const MAX_PAGES = 8;
/** Of one kind: the stores of a large town would be all that is seen. */
const MAX_OF_A_KIND = 4;
/** Editors see a change in the search after this. */
const CACHED_MS = 60_000;

/** A page, and what finds it: stems of its words, and the words themselves. */
type IndexedPage = { page: FoundPage; stems: ReadonlySet<string>; words: readonly string[] };

/** The stems of texts in a language; none for words that its dictionary leaves out. */
async function stemsOf(db: Queryable, lang: string, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await db.execute<{ stems: string[] }>(sql`
    select tsvector_to_array(search_vector(${lang}, told.words)) as stems
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)
      with ordinality as told (words, place) order by told.place`);
  return rows.map(({ stems }) => stems);
}

async function indexPages(db: Queryable, domain: OnlineLocale): Promise<IndexedPage[]> {
  const pages = await readShopPages(db, domain);
  const stems = await stemsOf(
    db,
    getDomain(domain).lang,
    pages.map(({ words }) => words),
  );
  return pages.map(({ words, ...page }, at) => ({
    page,
    stems: new Set(stems[at]),
    words: plainWords(words),
  }));
}

/**
 * Finds the pages of a shop that every word of a text names, in any form, the last one possibly
 * unfinished: services first, then families, help, stories and stores.
 */
export function createPageSearch(db: Queryable) {
  const indexes = new LRUCache<OnlineLocale, IndexedPage[]>({
    max: ONLINE_LOCALES.length,
    ttl: CACHED_MS,
    fetchMethod: (domain) => indexPages(db, domain),
  });
  return async ({ domain, lang }: ShopView, q: string): Promise<FoundPage[]> => {
    const words = searchWordsOf(q);
    if (words.length === 0) return [];
    const [index, stems] = await Promise.all([
      indexes.forceFetch(domain),
      stemsOf(db, lang, words),
    ]);
    const asked = words.map((word, at) => ({
      stems: stems[at] ?? [],
      beginning: at === words.length - 1 && word.length >= MIN_BEGINNING ? plainWords(word) : [],
    }));
    const telling = asked.filter((word) => word.stems.length > 0 || word.beginning.length > 0);
    if (!asked.some((word) => word.stems.length > 0)) return [];
    const found = index.filter((one) =>
      telling.every(
        (word) =>
          (word.stems.length > 0 && word.stems.every((stem) => one.stems.has(stem))) ||
          word.beginning.some((start) => one.words.some((known) => known.startsWith(start))),
      ),
    );
    return FOUND_PAGE_KINDS.flatMap((kind) =>
      found.flatMap(({ page }) => (page.kind === kind ? [page] : [])).slice(0, MAX_OF_A_KIND),
    ).slice(0, MAX_PAGES);
  };
}

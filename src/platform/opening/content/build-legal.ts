import { readFileSync } from 'node:fs';
import type { LegalText } from '#src/domain/content/content.schema.ts';
import { LEGAL_PAGES, type LegalPageName } from '#src/domain/legal/legal-pages.ts';
import { type Site, withAmount } from './site.ts';

const ARTICLE = /<article id="(\w+)">\s*<h1>(.+?)<\/h1>\s*([\s\S]+?)\s*<\/article>/g;

/**
 * The legal pages that a shop opens with: drafts by its country's law, one file for each shop, which
 * somebody who may has to check.
 */
export function legalPages({
  locale,
  offers,
}: Pick<Site, 'locale' | 'offers'>): { page: LegalPageName; text: LegalText }[] {
  const file = readFileSync(new URL(`./legal/${locale}.html`, import.meta.url), 'utf8');
  const articles = new Map(
    [...file.matchAll(ARTICLE)].map(([, id = '', title = '', html = '']) => [id, { title, html }]),
  );
  return LEGAL_PAGES.flatMap((page) => {
    const article = articles.get(page);
    // What no country asks for that the shop may deliver to.
    if (article === undefined) return [];
    const title = article.title.replaceAll('&amp;', '&');
    const html = withAmount(article.html, { offers });
    return [{ page, text: { title, html, isDraft: true, notice: null, search_engines: null } }];
  });
}

import {
  getDomain,
  isLocaleCode,
  type Language,
  languageTag,
  onlineVariant,
} from '#src/domain/locales.ts';
import { judgeData } from './judge-data.ts';
import type { ReadPage } from './read-page.ts';

/** Whether a text is an English sentence of the shop that a page in a language should not show. */
export type IsUntranslated = (lang: Language, text: string) => boolean;

export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://any.example');
  return pathname + search;
};

/** What is wrong with a page by itself; `path` is its own, in a sitemap or under a bare language. */
export function judgePage(path: string, page: ReadPage, isUntranslated: IsUntranslated): string[] {
  if (page.status !== 200) return [`answers ${page.status}`];
  const [, prefix = '', ...rest] = path.split('/');
  if (!isLocaleCode(prefix)) return ['stands under no known prefix'];
  const { canonical = '', canonicals, data, lang, picturesWithoutAlt, texts } = page;
  const online = ['', onlineVariant(prefix), ...rest].join('/');
  const language = getDomain(prefix).lang;
  return [
    ...(lang === languageTag(prefix) ? [] : [`says lang="${lang}"`]),
    ...(canonicals === 1 ? [] : [`names ${canonicals} canonical addresses`]),
    ...(pathOf(canonical) === online ? [] : [`has the canonical address ${canonical}`]),
    ...picturesWithoutAlt.map((src) => `has a picture without alt: ${src}`),
    ...judgeData(data),
    ...texts
      .filter((text) => isUntranslated(language, text))
      .map((text) => `is not translated: ${text}`),
  ];
}

/** Alternates of a page that do not name it in turn. */
export function withoutReturn(path: string, pages: ReadonlyMap<string, ReadPage>): string[] {
  const namesBack = ({ alternates }: ReadPage) =>
    alternates.some(({ href }) => pathOf(href) === path);
  return (pages.get(path)?.alternates ?? [])
    .map(({ href }) => pathOf(href))
    .filter((other) => {
      const page = pages.get(other);
      return page === undefined || !namesBack(page);
    });
}

/** Canonical addresses that several of these pages claim. */
export function sharedCanonicals(pages: readonly (readonly [string, ReadPage])[]): string[] {
  const claims = Map.groupBy(pages, ([, { canonical = '' }]) => canonical);
  return [...claims]
    .filter(([, claimants]) => claimants.length > 1)
    .map(
      ([canonical, claimants]) =>
        `${canonical} is the canonical address of ${claimants.map(([path]) => path).join(', ')}`,
    );
}

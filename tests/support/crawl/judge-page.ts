import {
  getDomain,
  isLocaleCode,
  isOnline,
  type Language,
  languageTag,
  onlineVariant,
} from '#src/domain/shop/locales.ts';
import { judgeData } from './judge-data.ts';
import { judgeList } from './judge-list.ts';
import { pathOf, type ReadPage } from './read-page.ts';

/** Whether a text is an English sentence of the shop that a page in a language should not show. */
export type IsUntranslated = (lang: Language, text: string) => boolean;

/** What a page must have where it is shared. */
const SHARED = ['title', 'description', 'image', 'url'] as const;

/** What is wrong with a page by itself; `path` is its own, in a sitemap or under a bare language. */
export function judgePage(path: string, page: ReadPage, isUntranslated: IsUntranslated): string[] {
  if (page.status !== 200) return [`answers ${page.status}`];
  const [, prefix = '', ...rest] = path.split('/');
  if (!isLocaleCode(prefix)) return ['stands under no known prefix'];
  const { canonical = '', canonicals, data, lang, picturesWithoutAlt, shared, texts } = page;
  const online = ['', onlineVariant(prefix), ...rest].join('/');
  const language = getDomain(prefix).lang;
  return [
    ...(lang === languageTag(prefix) ? [] : [`says lang="${lang}"`]),
    ...(canonicals === 1 ? [] : [`names ${canonicals} canonical addresses`]),
    ...(pathOf(canonical) === online ? [] : [`has the canonical address ${canonical}`]),
    ...picturesWithoutAlt.map((src) => `has a picture without alt: ${src}`),
    ...(page.title === '' ? ['has no title'] : []),
    ...(page.description === '' ? ['has no description'] : []),
    ...SHARED.filter((name) => !shared.includes(name)).map((name) => `has no og:${name}`),
    ...(isOnline(prefix) && data.length === 0 ? ['has no structured data'] : []),
    ...judgeData(data),
    ...judgeList(path, page),
    ...(page.current.every((link) => link === path)
      ? []
      : ['calls another page the current one (aria-current)']),
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

/** What several of these pages say, though each should say something of its own. */
function saidByMany(
  pages: readonly (readonly [string, ReadPage])[],
  read: (page: ReadPage) => string,
): [said: string, paths: string[]][] {
  const claims = Map.groupBy(pages, ([, page]) => read(page));
  return [...claims]
    .filter(([, claimants]) => claimants.length > 1)
    .map(([said, claimants]) => [said, claimants.map(([path]) => path)]);
}

/** Canonical addresses that several of these pages claim, and the first of them. */
export function sharedCanonicals(
  pages: readonly (readonly [string, ReadPage])[],
): [where: string, fault: string][] {
  return saidByMany(pages, ({ canonical = '' }) => canonical).map(
    ([canonical, [first = '', ...others]]) => [
      first,
      `has the canonical address ${canonical}, as has ${others.join(', ')}`,
    ],
  );
}

/** Titles and descriptions that several pages of one shop have. */
export function sharedTexts(
  pages: readonly (readonly [string, ReadPage])[],
): [where: string, fault: string][] {
  const shops = Map.groupBy(pages, ([path]) => path.split('/')[1]);
  return [...shops.values()].flatMap((shop) =>
    (['title', 'description'] as const).flatMap((name) =>
      saidByMany(shop, (page) => page[name])
        .filter(([said]) => said !== '')
        .flatMap(([said, paths]) =>
          paths.map((path): [string, string] => [
            path,
            `has the ${name} of ${paths.length} pages: ${said}`,
          ]),
        ),
    ),
  );
}

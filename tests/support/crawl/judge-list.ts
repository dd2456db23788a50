import { LIST_PAGE_SIZE } from '#src/domain/catalogue/catalogue.values.ts';
import { parseFamilySlug } from '#src/domain/content/page-slugs.ts';
import type { ReadPage } from './read-page.ts';

const ANY = 'http://any.example';

/** Whether a path is that of a family in its short form, on any of its pages. */
function isFamily(path: string): boolean {
  const [, , slug = '', ...below] = new URL(path, ANY).pathname.split('/');
  return below.length === 0 && parseFamilySlug(decodeURIComponent(slug)) !== undefined;
}

const numberOf = (path: string) => Number(new URL(path, ANY).searchParams.get('page') ?? 1);

function onPage(path: string, number: number): string {
  const { pathname, searchParams } = new URL(path, ANY);
  searchParams.set('page', String(number));
  return `${pathname}?${searchParams}`;
}

/** The second and the last page of a list that has more than the one at `path`. */
export function laterPages(path: string, { list }: ReadPage): string[] {
  const last = Math.ceil((list?.total ?? 0) / LIST_PAGE_SIZE);
  return last < 2 ? [] : [...new Set([onPage(path, 2), onPage(path, last)])];
}

/** What keeps a crawler from going through a list; nothing for a page that is none. */
export function judgeList(path: string, page: ReadPage): string[] {
  if (!isFamily(path)) return [];
  const { list, links, tiles, data } = page;
  const number = numberOf(path);
  const next = onPage(path, number + 1);
  const isMore = list !== null && number * LIST_PAGE_SIZE < list.total;
  return [
    ...(isMore && !links.some((link) => link === next)
      ? ['has more items and no link to its next page']
      : []),
    ...(tiles > 0 && !data.some((block) => /"@type":\s*"ItemList"/.test(block))
      ? ['lists products without an ItemList']
      : []),
  ];
}

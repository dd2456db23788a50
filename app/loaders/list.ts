import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';
import { ensureFamilyPage } from '#app/guards/init-catalog.ts';
import type { ShopContext } from '#app/routes/__root.tsx';
import { atLastPage, canonicalPage, type ListSearch } from '#src/domain/catalogue/list-search.ts';
import { familySlug } from '#src/domain/content/page-slugs.ts';
import { FOUND, MOVED_PERMANENTLY } from '#src/domain/wire/http-status.ts';
import { familyFacetsQuery } from '#src/features/catalogue/catalogue.queries.ts';
import { pageHead, pathsInShops, shownList } from './page-head.ts';

/** Families below a topmost one that its title names. */
const NAMED_CHILDREN = 3;

/** The title of a page of a list: later pages name their number, so that no two are alike. */
export function listTitle(i18n: I18n, title: string, page = 1): string {
  return page === 1 ? title : t(i18n)`${title}, page ${page}`;
}

/**
 * What both URL forms of a family load: the same page, the same 404 (A-035). The short one, by a name
 * that the family had before, leads to that of now.
 */
export async function loadFamily(
  { queryClient, locale, i18n }: ShopContext,
  { id: familyId, name }: { id: string; name?: string },
  search: ListSearch,
  pathname: string,
) {
  const elsewhere = pathsInShops(locale, { kind: 'family', id: familyId });
  const { family, total, values } = await ensureFamilyPage(
    { queryClient, pathname },
    familyId,
    search,
  );
  const catalogSlug = { name: family.slug, id: family.familyId };
  if (name !== undefined && name !== family.slug && family.formerSlugs.includes(name)) {
    throw redirect({
      statusCode: MOVED_PERMANENTLY,
      to: '/$locale/$catalogSlug',
      params: { locale, catalogSlug },
      search,
    });
  }
  const last = atLastPage(search, total);
  if (last !== undefined) {
    throw redirect({
      statusCode: FOUND,
      to: '/$locale/$catalogSlug',
      params: { locale, catalogSlug },
      search: last,
    });
  }
  if (search.filters !== undefined)
    await queryClient.ensureQueryData(familyFacetsQuery(familyId, search));
  const { title, text, slug, parents, children } = family;
  // Women and men have shirts: a title in the results of a search engine says whose, and one of all
  // that a shop has for women what that is.
  const about = parents.length === 0 ? children.slice(0, NAMED_CHILDREN) : parents.slice(-1);
  const fullTitle = [title, about.map((one) => one.title).join(', ')].filter(Boolean).join(' · ');
  const pageTitle = listTitle(i18n, fullTitle, search.page);
  // A page past the end has no canonical URL.
  const page = values.length === 0 ? 1 : canonicalPage(search);
  const isFirst = page === 1;
  return {
    familyId,
    search,
    title: pageTitle,
    description: `${pageTitle}. ${text}`,
    ...(isFirst && family.searchEngines),
    first: values[0] && { optionId: values[0].optionId, look: values[0].look },
    path: `/${familySlug({ name: slug, id: family.familyId })}${isFirst ? '' : `?page=${page}`}`,
    // A later page has none: another shop may have fewer.
    alternates: isFirst ? await elsewhere : null,
  };
}

type FamilyData = Awaited<ReturnType<typeof loadFamily>>;

/** Both forms name the short one as canonical, each page of a list its own. */
export function familyHead(context: ShopContext, data: FamilyData | undefined) {
  if (data === undefined) return {};
  return pageHead({
    ...context,
    ...data,
    shown: shownList(context, data.title, data.first),
  });
}

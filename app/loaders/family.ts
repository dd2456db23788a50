import { redirect } from '@tanstack/react-router';
import { isMissing } from '#app/guards/missing.ts';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { atLastPage, canonicalPage, type ListSearch } from '#src/domain/list-search.ts';
import { familySlug } from '#src/domain/page-slugs.ts';
import { familyFacetsQuery, familyPageQuery } from '#src/features/catalogue/catalogue.queries.ts';
import { listTitle } from './list-title.ts';
import { openFilters } from './open-filters.ts';
import { pageHead } from './page-head.ts';
import { pageNotFound } from './page-not-found.ts';
import type { ShopContext } from './shop-context.ts';

/** What both URL forms of a family load: the same page, the same 404 (A-035). */
export async function loadFamily(
  { queryClient, locale, i18n }: ShopContext,
  familyId: string,
  search: ListSearch,
  pathname: string,
) {
  try {
    const { family, total, values } = await queryClient.ensureQueryData(
      familyPageQuery(familyId, search),
    );
    const last = atLastPage(search, total);
    if (last !== undefined) {
      const catalogSlug = { name: family.slug, id: family.familyId };
      throw redirect({
        statusCode: HTTP_STATUS.FOUND,
        to: '/$locale/$catalogSlug',
        params: { locale, catalogSlug },
        search: last,
      });
    }
    if (search.filters !== undefined)
      await queryClient.ensureQueryData(familyFacetsQuery(familyId, search));
    const { title, text, slug } = family;
    const pageTitle = listTitle(i18n, title, search.page);
    // A page past the end is no page of its own.
    const page = values.length === 0 ? 1 : canonicalPage(search);
    return {
      familyId,
      search,
      title: pageTitle,
      text: pageTitle === title ? text : `${pageTitle}. ${text}`,
      ...openFilters(search),
      path: `/${familySlug({ name: slug, id: family.familyId })}${page === 1 ? '' : `?page=${page}`}`,
    };
  } catch (error) {
    if (isMissing(error, 'FAMILY_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
}

type FamilyData = Awaited<ReturnType<typeof loadFamily>>;

/** Both forms name the short one as canonical, each page of a list its own; slugs differ per language, so no alternates yet. */
export function familyHead(context: ShopContext, data: FamilyData | undefined) {
  if (data === undefined) return {};
  return pageHead({
    ...context,
    title: data.title,
    description: data.text,
    path: data.path,
    alternates: null,
    stylesheet: data.stylesheet,
  });
}

import { t } from '@lingui/core/macro';
import { hasHelpPage, helpPath } from '#src/domain/help-path.ts';
import { helpQuery } from '#src/features/help/help.queries.ts';
import stylesheet from '#src/ui/story.css?url';
import { pageNotFound } from './page-not-found.ts';
import type { ShopContext } from './shop-context.ts';

/** The help page, or one of its topics; 404 for another language's segment or an unknown topic. */
export async function loadHelp(
  { queryClient, locale, i18n }: ShopContext,
  { help: segment, page }: { help: string; page?: string | undefined },
  pathname: string,
) {
  if (!hasHelpPage(locale, segment, page)) throw pageNotFound(pathname);
  const help = await queryClient.ensureQueryData(helpQuery);
  const topic = help?.topics.find(({ slug }) => slug === page);
  if (help !== null && page !== undefined && topic === undefined) throw pageNotFound(pathname);
  const title = topic?.title ?? help?.title ?? t(i18n)`Help`;
  const path = helpPath(locale, page);
  return { page, title, description: help?.text, path, alternates: null, stylesheet };
}

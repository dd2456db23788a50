import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { hasHelpPage, helpPath, isHelpSegment } from '#src/domain/content/help-path.ts';
import { helpQuery } from '#src/features/help/help.functions.ts';
import { HelpPage } from '#src/features/help/help-page.tsx';

/** `/aide`, `/help`, … and a topic below it (§2); 404 for another language's segment or an unknown topic. */
export const Route = createFileRoute('/$locale/_default/$help/{-$page}')({
  params: {
    parse: ({ help, page }) => isHelpSegment(help) && { help, page },
  },
  loader: async ({ context: { queryClient, locale, i18n }, params, location }) => {
    const { help: segment, page } = params;
    if (!hasHelpPage(locale, segment, page)) throw pageNotFound(location.pathname);
    const help = await queryClient.ensureQueryData(helpQuery);
    const topic = help?.topics.find(({ slug }) => slug === page);
    if (help !== null && page !== undefined && topic === undefined)
      throw pageNotFound(location.pathname);
    return {
      page,
      title: topic?.title ?? help?.title ?? t(i18n)`Help`,
      // What a topic answers tells it from the others.
      description: topic?.answers.map(({ question }) => question).join(' ') ?? help?.text,
      ...(!topic && help?.searchEngines),
      path: helpPath(locale, page),
      alternates: null,
    };
  },
  head: loadedHead,
  component: Help,
});

function Help() {
  const { page } = Route.useLoaderData();
  // Another topic begins without the words that were searched for.
  return <HelpPage key={page} page={page} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { isLegalPage, legalPath } from '#src/domain/legal/legal-pages.ts';
import { legalPageQuery } from '#src/features/legal/legal.functions.ts';
import { LegalPage } from '#src/features/legal/legal-page.tsx';

/** `/legal/terms` and its like: what the law wants a shop to publish. */
export const Route = createFileRoute('/$locale/_default/legal/$page')({
  params: {
    parse: ({ page }) => isLegalPage(page) && { page },
  },
  loader: async ({ context: { queryClient }, params: { page }, location }) => {
    const legalPage = await queryClient.ensureQueryData(legalPageQuery(page));
    if (legalPage === null) throw pageNotFound(location.pathname);
    const { title, description, searchEngines } = legalPage;
    return { page, title, description, ...searchEngines, path: legalPath(page), alternates: null };
  },
  head: loadedHead,
  component: Legal,
});

function Legal() {
  return <LegalPage page={Route.useLoaderData().page} />;
}

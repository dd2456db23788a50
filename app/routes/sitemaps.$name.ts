import { createFileRoute } from '@tanstack/react-router';
import { answerSitemap } from '#src/features/search-engines/sitemaps.server.ts';

/** The sitemaps that `/sitemap.xml` names. */
export const Route = createFileRoute('/sitemaps/$name')({
  server: { handlers: { GET: ({ params }) => answerSitemap(params.name) } },
});

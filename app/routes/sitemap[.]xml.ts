import { createFileRoute } from '@tanstack/react-router';
import { answerSitemapIndex } from '#src/features/search-engines/sitemaps.server.ts';

/** `/sitemap.xml` of each host. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => answerSitemapIndex() } },
});

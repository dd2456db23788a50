import { createFileRoute } from '@tanstack/react-router';
import { answerFeed } from '#src/features/search-engines/feeds.server.ts';

/** The feeds of products of each shop: `/feeds/{locale}.xml`, `.tsv` and `-offers.tsv`. */
export const Route = createFileRoute('/feeds/$name')({
  server: { handlers: { GET: ({ request, params }) => answerFeed(request, params.name) } },
});

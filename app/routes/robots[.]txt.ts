import { createFileRoute } from '@tanstack/react-router';
import { answerRobots } from '#src/features/search-engines/robots.server.ts';

/** `/robots.txt` of each host. */
export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => answerRobots() } },
});

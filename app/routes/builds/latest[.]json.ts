import { createFileRoute } from '@tanstack/react-router';
import { answerLatestBuild } from '#src/features/build-updates/latest-build.server.ts';

/** `/builds/latest.json`: which build is served (specification §7). */
export const Route = createFileRoute('/builds/latest.json')({
  server: { handlers: { GET: () => answerLatestBuild() } },
});

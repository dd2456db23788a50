import { createFileRoute } from '@tanstack/react-router';
import { answerManifest } from '#src/features/offline/manifest.server.ts';

/** `/manifest.webmanifest?locale=fr-fr`: what a browser installs. */
export const Route = createFileRoute('/manifest.webmanifest')({
  server: { handlers: { GET: ({ request }) => answerManifest(new URL(request.url)) } },
});

import { createFileRoute } from '@tanstack/react-router';
import { answerLlmsText } from '#src/features/search-engines/llms-text.server.ts';

/** `/llms.txt` of each host. */
export const Route = createFileRoute('/llms.txt')({
  server: { handlers: { GET: () => answerLlmsText() } },
});

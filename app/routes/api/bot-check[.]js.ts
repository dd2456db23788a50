import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { botCheckScript } from '#src/features/checkout/bot-check.server.ts';

/** `/api/bot-check.js`: the script that the payment page loads where `recaptcha` is on. */
export const Route = createFileRoute('/api/bot-check.js')({
  server: { handlers: { GET: () => botCheckScript(), ANY: takesOnly('GET', 'HEAD') } },
});

import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { answerAddForm } from '#src/features/cart/add-form.server.ts';

/** "Add to cart" without script; outside the prefixes, since it is no page. */
export const Route = createFileRoute('/api/cart')({
  server: { handlers: { POST: ({ request }) => answerAddForm(request), ANY: takesOnly('POST') } },
});

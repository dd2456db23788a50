import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorScreen } from '#app/layouts/server-error-screen.tsx';
import { pageHead } from '#app/loaders/page-head.ts';
import { announceIncident } from '#src/features/failures/incident.functions.ts';

/** `/tmp/error`: where a gateway sends shoppers during an incident, 503. */
export const Route = createFileRoute('/$locale/_default/tmp/error')({
  loader: () => announceIncident(),
  head: ({ match: { context } }) =>
    pageHead({ ...context, title: context.shop.brandName, path: '/tmp/error', isPrivate: true }),
  component: ServerErrorScreen,
});

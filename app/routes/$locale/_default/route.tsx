import { createFileRoute } from '@tanstack/react-router';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { DefaultLayout } from '../../../layouts/default.tsx';

export const Route = createFileRoute('/$locale/_default')({
  loader: ({ context }) => context.queryClient.ensureQueryData(shellContentQuery),
  component: DefaultLayout,
});

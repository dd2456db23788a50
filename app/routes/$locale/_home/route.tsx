import { createFileRoute } from '@tanstack/react-router';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { HomePageLayout } from '../../../layouts/home-page.tsx';

export const Route = createFileRoute('/$locale/_home')({
  loader: ({ context }) => context.queryClient.ensureQueryData(shellContentQuery),
  component: HomePageLayout,
});

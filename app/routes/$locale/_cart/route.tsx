import { createFileRoute } from '@tanstack/react-router';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { CartPageLayout } from '../../../layouts/cart-page.tsx';

export const Route = createFileRoute('/$locale/_cart')({
  loader: ({ context }) => context.queryClient.ensureQueryData(shellContentQuery),
  component: CartPageLayout,
});

import { createFileRoute } from '@tanstack/react-router';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { passageOf } from '../../../guards/passage.ts';
import { runGuards } from '../../../guards/run-guards.ts';
import { AccountLayout } from '../../../layouts/account.tsx';

/** All account routes require sign-in and account access (specification §2). */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: (entering) => runGuards(['secure-authent', 'account-access'], passageOf(entering)),
  loader: ({ context }) => context.queryClient.ensureQueryData(shellContentQuery),
  component: AccountLayout,
});

import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '#app/guards/passage.ts';
import { runGuards } from '#app/guards/run-guards.ts';
import { AccountLayout } from '#app/layouts/account.tsx';
import { loadShell } from '#app/loaders/shell.ts';

/** All account routes require sign-in and account access (specification §2). */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: (entering) => runGuards(['secure-authent', 'account-access'], passageOf(entering)),
  loader: loadShell,
  component: AccountLayout,
});

import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '../../../guards/passage.ts';
import { runGuards } from '../../../guards/run-guards.ts';
import { AccountLayout } from '../../../layouts/account.tsx';
import { loadShell } from '../../../pages/shell.ts';

/** All account routes require sign-in and account access (specification §2). */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: (entering) => runGuards(['secure-authent', 'account-access'], passageOf(entering)),
  loader: loadShell,
  component: AccountLayout,
});

import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { AccountLayout } from '#app/layouts/account.tsx';
import { loadShell } from '#app/loaders/shell.ts';

/** All account routes require sign-in and account access (specification §2). */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: guarded('secure-authent', 'account-access'),
  loader: loadShell,
  component: AccountLayout,
});

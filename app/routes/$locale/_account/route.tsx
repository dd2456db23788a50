import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { AccountLayout } from '#app/layouts/account.tsx';
import { loadShell } from '#app/loaders/shell.ts';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';

/** All account routes require sign-in and account access (specification §2). */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: guarded('secure-authent', 'account-access'),
  loader: async (entering) => {
    const state = entering.context.queryClient.ensureQueryData(accountStateQuery);
    await Promise.all([loadShell(entering), state]);
  },
  component: AccountLayout,
});

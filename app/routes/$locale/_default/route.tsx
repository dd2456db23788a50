import { createFileRoute } from '@tanstack/react-router';
import { DefaultLayout } from '../../../layouts/default.tsx';
import { loadShell } from '../../../pages/shell.ts';

export const Route = createFileRoute('/$locale/_default')({
  loader: loadShell,
  component: DefaultLayout,
});

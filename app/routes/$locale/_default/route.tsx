import { createFileRoute } from '@tanstack/react-router';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { loadShell } from '#app/loaders/shell.ts';

export const Route = createFileRoute('/$locale/_default')({
  loader: loadShell,
  component: DefaultLayout,
});

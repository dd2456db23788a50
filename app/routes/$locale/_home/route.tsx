import { createFileRoute } from '@tanstack/react-router';
import { HomePageLayout } from '#app/layouts/home-page.tsx';
import { loadShell } from '#app/loaders/shell.ts';

export const Route = createFileRoute('/$locale/_home')({
  loader: loadShell,
  component: HomePageLayout,
});

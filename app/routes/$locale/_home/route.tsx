import { createFileRoute } from '@tanstack/react-router';
import { HomePageLayout } from '../../../layouts/home-page.tsx';
import { loadShell } from '../../../pages/shell.ts';

export const Route = createFileRoute('/$locale/_home')({
  loader: loadShell,
  component: HomePageLayout,
});

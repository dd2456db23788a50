import { createFileRoute } from '@tanstack/react-router';
import { NewsletterLayout } from '#app/layouts/newsletter.tsx';
import { loadShell } from '#app/loaders/shell.ts';

export const Route = createFileRoute('/$locale/_newsletter')({
  loader: loadShell,
  component: NewsletterLayout,
});

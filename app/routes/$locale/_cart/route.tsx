import { createFileRoute } from '@tanstack/react-router';
import { CartPageLayout } from '#app/layouts/cart-page.tsx';
import { loadShell } from '#app/loaders/shell.ts';

export const Route = createFileRoute('/$locale/_cart')({
  loader: loadShell,
  component: CartPageLayout,
});

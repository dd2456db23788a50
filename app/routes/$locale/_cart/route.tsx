import { createFileRoute } from '@tanstack/react-router';
import { CartPageLayout } from '../../../layouts/cart-page.tsx';
import { loadShell } from '../../../pages/shell.ts';

export const Route = createFileRoute('/$locale/_cart')({
  loader: loadShell,
  component: CartPageLayout,
});

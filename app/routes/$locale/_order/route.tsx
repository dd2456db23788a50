import { createFileRoute } from '@tanstack/react-router';
import { OrderLayout } from '#app/layouts/order.tsx';
import { loadShell } from '#app/loaders/shell.ts';

export const Route = createFileRoute('/$locale/_order')({
  loader: loadShell,
  component: OrderLayout,
});

import { createFileRoute } from '@tanstack/react-router';
import { OrderLayout } from '#app/layouts/order.tsx';
import { loadShell } from '#app/loaders/shell.ts';

export const Route = createFileRoute('/$locale/_order')({
  beforeLoad: async (entering) => {
    if (!entering.context.shop.lacks.includes('checkout')) return;
    const { leadToHostedCheckout } = await import('#app/guards/hosted-checkout.ts');
    await leadToHostedCheckout(entering);
  },
  loader: loadShell,
  component: OrderLayout,
});

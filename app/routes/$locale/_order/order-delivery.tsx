import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { privateHead } from '#app/loaders/page-head.ts';
import { DeliveryPage } from '#src/features/checkout/delivery-page.tsx';

/** `/order-delivery`: the older flow's (specification §2, A-079). */
export const Route = createFileRoute('/$locale/_order/order-delivery')({
  beforeLoad: guarded('secure-authent', 'order-access', 'init-order'),
  head: privateHead(msg`Delivery`),
  component: DeliveryPage,
});

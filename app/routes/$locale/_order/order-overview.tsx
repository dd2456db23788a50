import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { privateHead } from '#app/loaders/page-head.ts';
import { OverviewPage } from '#src/features/checkout/overview-page.tsx';

/** `/order-overview`: the older flow's (specification §2, A-079). */
export const Route = createFileRoute('/$locale/_order/order-overview')({
  beforeLoad: guarded('secure-authent', 'order-access', 'init-order'),
  head: privateHead(msg`Overview`),
  component: OverviewPage,
});

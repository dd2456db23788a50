import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { accountHead } from '#app/loaders/page-head.ts';
import { text, whole } from '#src/domain/search-params.ts';
import { ordersQuery } from '#src/features/account/account.functions.ts';
import { OrdersPage } from '#src/features/account/orders-page.tsx';

/** The orders, newest first; `order` opens one of them, `page` counts from 1. */
export const Route = createFileRoute('/$locale/_account/account/orders')({
  validateSearch: v.object({ page: whole(1, 1000), order: text(/^[\w-]{1,40}$/) }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps: { page } }) => {
    await context.queryClient.ensureQueryData(ordersQuery(page - 1));
    return { title: t(context.i18n)`Orders` };
  },
  head: accountHead,
  component: Orders,
});

function Orders() {
  const { page = 1, order } = Route.useSearch();
  return <OrdersPage page={page} openOrder={order ?? null} />;
}

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ordersQuery } from '#src/features/account/account.queries.ts';
import { OrdersPage } from '#src/features/account/orders-page.tsx';
import { pageHead } from '../../../page-head.ts';

/** The orders, newest first; `order` opens one of them, `page` counts from 1. */
export const Route = createFileRoute('/$locale/_account/account/orders')({
  validateSearch: v.object({
    page: v.optional(
      v.fallback(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(Number),
          v.integer(),
          v.minValue(1),
          v.maxValue(1000),
        ),
        1,
      ),
    ),
    order: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps: { page } }) => {
    await context.queryClient.ensureQueryData(ordersQuery(page - 1));
    return { title: t(context.i18n)`Orders` };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? '',
      path: '/account/orders',
      isPrivate: true,
    }),
  component: Orders,
});

function Orders() {
  const { page = 1, order } = Route.useSearch();
  return <OrdersPage page={page} openOrder={order ?? null} />;
}

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { readText, type SearchValues } from '#src/domain/address-values.ts';
import { orderOfCartQuery } from '#src/features/checkout/checkout.queries.ts';
import { ConfirmationPage } from '#src/features/checkout/confirmation-page.tsx';

/** `/checkout/confirmation?cart=` : no init-order, the cart is gone by now. */
export const Route = createFileRoute('/$locale/_order/checkout/confirmation')({
  validateSearch: (search: SearchValues): { cart?: string | undefined } => ({
    cart: readText(search.cart, /^[\w-]{1,60}$/),
  }),
  beforeLoad: guarded('secure-authent', 'order-access'),
  loaderDeps: ({ search }) => ({ cartId: search.cart ?? '' }),
  loader: async ({ context, deps: { cartId } }) => {
    await context.queryClient.ensureQueryData(orderOfCartQuery(cartId));
    return { cartId };
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Thank you`,
      path: '/checkout/confirmation',
      isPrivate: true,
    }),
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationPage cartId={Route.useLoaderData().cartId} />;
}

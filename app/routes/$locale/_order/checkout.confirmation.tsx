import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '#app/guards/passage.ts';
import { runGuards } from '#app/guards/run-guards.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { readText, type SearchValues } from '#src/domain/address-values.ts';
import { orderOfCartQuery } from '#src/features/checkout/checkout.queries.ts';
import { ConfirmationPage } from '#src/features/checkout/confirmation-page.tsx';

/** `/checkout/confirmation?cart=` : no init-order, the cart is gone by now. */
export const Route = createFileRoute('/$locale/_order/checkout/confirmation')({
  validateSearch: (search: SearchValues): { cart?: string | undefined } => ({
    cart: readText(search.cart, /^[\w-]{1,60}$/),
  }),
  beforeLoad: (entering) => runGuards(['secure-authent', 'order-access'], passageOf(entering)),
  loaderDeps: ({ search }) => ({ cartId: search.cart ?? '' }),
  loader: async ({ context, deps: { cartId } }) => {
    await context.queryClient.ensureQueryData(orderOfCartQuery(cartId));
    return { cartId, title: t(context.i18n)`Thank you` };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? '',
      path: '/checkout/confirmation',
      isPrivate: true,
    }),
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationPage cartId={Route.useLoaderData().cartId} />;
}

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { confirmationSearchSchema } from '#app/loaders/order-search.ts';
import { privateHead } from '#app/loaders/page-head.ts';
import { orderOfCartQuery } from '#src/features/checkout/checkout.functions.ts';
import { ConfirmationPage } from '#src/features/checkout/confirmation-page.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';

/** `/checkout/confirmation?cart=` : no init-order, the cart is gone by now. */
export const Route = createFileRoute('/$locale/_order/checkout/confirmation')({
  validateSearch: confirmationSearchSchema,
  beforeLoad: ({ search, ...entering }) =>
    guarded('secure-authent', 'order-access')(entering, { search }),
  loaderDeps: ({ search }) => ({ cartId: search.cart ?? '' }),
  loader: async ({ context, deps: { cartId } }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(orderOfCartQuery(cartId)),
      context.queryClient.fetchQuery(accountStateQuery),
    ]);
    return { cartId };
  },
  head: privateHead(msg`Thank you`),
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationPage cartId={Route.useLoaderData().cartId} />;
}

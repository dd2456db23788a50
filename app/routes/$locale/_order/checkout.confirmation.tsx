import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { loadConfirmation } from '#app/loaders/confirmation.ts';
import { confirmationSearchSchema } from '#app/loaders/order-search.ts';
import { privateHead } from '#app/loaders/private-head.ts';
import { ConfirmationPage } from '#src/features/checkout/confirmation-page.tsx';

/** `/checkout/confirmation?cart=` : no init-order, the cart is gone by now. */
export const Route = createFileRoute('/$locale/_order/checkout/confirmation')({
  validateSearch: confirmationSearchSchema,
  beforeLoad: ({ search, ...entering }) =>
    guarded('secure-authent', 'order-access')(entering, { search }),
  loaderDeps: ({ search }) => ({ cartId: search.cart ?? '' }),
  loader: ({ context, deps: { cartId } }) => loadConfirmation(context.queryClient, cartId),
  head: privateHead(msg`Thank you`),
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationPage cartId={Route.useLoaderData().cartId} />;
}

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/account-head.ts';
import { loadDeliveryAddress } from '#app/loaders/delivery-address.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { DeleteAddressPage } from '#src/features/settings/delete-address-page.tsx';

/** `…/delivery-addresses/{id}/{page}`: `delete` is the one page there is beside `edit`. */
export const Route = createFileRoute(
  '/$locale/_account/account/settings/delivery-addresses/$id/$page',
)({
  loader: async (entering) => {
    if (entering.params.page !== 'delete') throw pageNotFound(entering.location.pathname);
    const address = await loadDeliveryAddress(entering);
    return { address, title: t(entering.context.i18n)`Delete this address?` };
  },
  head: accountHead,
  component: DeleteAddress,
});

function DeleteAddress() {
  return <DeleteAddressPage address={Route.useLoaderData().address} />;
}

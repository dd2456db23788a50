import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadDeliveryAddress } from '#app/loaders/delivery-address.ts';
import { accountHead } from '#app/loaders/page-head.ts';
import { DeleteAddressPage } from '#src/features/settings/delivery-addresses-page.tsx';

/** `…/delivery-addresses/{id}/{page}`: `delete` is the only page besides `edit`. */
export const Route = createFileRoute(
  '/$locale/_account/account/settings/delivery-addresses/$id/$page',
)({
  params: { parse: ({ id, page }) => page === 'delete' && { id, page: 'delete' as const } },
  loader: async (entering) => {
    const address = await loadDeliveryAddress(entering);
    return { address, title: t(entering.context.i18n)`Delete this address?` };
  },
  head: accountHead,
  component: DeleteAddress,
});

function DeleteAddress() {
  return <DeleteAddressPage address={Route.useLoaderData().address} />;
}

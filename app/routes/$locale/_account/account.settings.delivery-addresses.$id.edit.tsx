import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadDeliveryAddress } from '#app/loaders/delivery-address.ts';
import { accountHead } from '#app/loaders/page-head.ts';
import { EditAddressPage } from '#src/features/settings/delivery-address-page.tsx';

/** `/account/settings/delivery-addresses/{id}/edit` (specification §2) */
export const Route = createFileRoute(
  '/$locale/_account/account/settings/delivery-addresses/$id/edit',
)({
  loader: async (entering) => ({
    address: await loadDeliveryAddress(entering),
    title: t(entering.context.i18n)`Edit address`,
  }),
  head: accountHead,
  component: EditAddress,
});

function EditAddress() {
  const { address } = Route.useLoaderData();
  return <EditAddressPage key={address.id} address={address} />;
}

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { deliveryAddressesQuery } from '#src/features/settings/addresses.functions.ts';
import { DeliveryAddressesPage } from '#src/features/settings/delivery-addresses-page.tsx';

/** `/account/settings/delivery-addresses` (specification §2) */
export const Route = createFileRoute('/$locale/_account/account/settings/delivery-addresses/')({
  loader: async ({ context }) => {
    await context.queryClient.fetchQuery(deliveryAddressesQuery);
    return { title: t(context.i18n)`Delivery addresses` };
  },
  head: accountHead,
  component: DeliveryAddressesPage,
});

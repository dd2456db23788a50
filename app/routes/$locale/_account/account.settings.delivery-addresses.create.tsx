import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { NewAddressPage } from '#src/features/settings/delivery-address-page.tsx';

/** `/account/settings/delivery-addresses/create` (specification §2) */
export const Route = createFileRoute(
  '/$locale/_account/account/settings/delivery-addresses/create',
)({
  loader: ({ context }) => ({ title: t(context.i18n)`New address` }),
  head: accountHead,
  component: NewAddressPage,
});

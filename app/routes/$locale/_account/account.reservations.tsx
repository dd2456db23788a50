import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { ReservationsPage } from '#src/features/account/reservations-page.tsx';
import { reservationsQuery } from '#src/features/stores/stores.functions.ts';

/** `/account/reservations`, where the shop reserves in its stores. */
export const Route = createFileRoute('/$locale/_account/account/reservations')({
  loader: async ({ context, location }) => {
    const { ereservation } = context.shop.parameters.params;
    if (!ereservation || !context.shop.hasStores) throw pageNotFound(location.pathname);
    await context.queryClient.ensureQueryData(reservationsQuery);
    return { title: t(context.i18n)`Reservations` };
  },
  head: accountHead,
  component: ReservationsPage,
});

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { AlertsPage } from '#src/features/account/alerts-page.tsx';
import { alertsQuery } from '#src/features/stock-alerts/stock-alerts.functions.ts';

/** `/account/alerts`, where the shop sends alerts about sizes that are back (DOM-24). */
export const Route = createFileRoute('/$locale/_account/account/alerts')({
  loader: async ({ context, location }) => {
    const { showProductAvailabilityAlert } = context.shop.parameters.params;
    if (!showProductAvailabilityAlert) throw pageNotFound(location.pathname);
    await context.queryClient.ensureQueryData(alertsQuery);
    return { title: t(context.i18n)`Stock alerts` };
  },
  head: accountHead,
  component: AlertsPage,
});

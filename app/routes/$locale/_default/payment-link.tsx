import { t } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { followLink, paymentLinkSearch } from '#src/features/checkout/payment-link.functions.ts';
import { PaymentLinkPage } from '#src/features/checkout/payment-link-page.tsx';
import { liveFlow, orderRoute } from '#src/features/shop/order-page.ts';

/** `/payment-link?token=`, where the mail leads about an order that the staff made. */
export const Route = createFileRoute('/$locale/_default/payment-link')({
  validateSearch: paymentLinkSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { locale }, deps: { token }, location, preload }) => {
    if (token === undefined || preload) throw pageNotFound(location.pathname);
    const { outcome, email } = await followLink({ data: { token } });
    if (outcome === 'opened') {
      const to = orderRoute('payment', liveFlow(context.shop));
      throw redirect({ statusCode: FOUND, to, params: { locale }, reloadDocument: true });
    }
    const title = t(context.i18n)`Pay for your order`;
    return { outcome, email, here: location.href, title, path: '', isPrivate: true };
  },
  head: loadedHead,
  component: Page,
});

function Page() {
  const { outcome, email, here } = Route.useLoaderData();
  return <PaymentLinkPage {...{ outcome, email, here }} />;
}

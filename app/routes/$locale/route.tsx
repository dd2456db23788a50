import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isMissing } from '#app/guards/guard.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { noSearch } from '#src/domain/search-params.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { shopQuery } from '#src/features/shop/shop.functions.ts';
import { ShopProvider } from '#src/features/shop/shop-provider.tsx';

/** The prefix of an open shop or 404; then the parameters of the shop that it shows. */
export const Route = createFileRoute('/$locale')({
  params: { parse: ({ locale }) => (isLocaleCode(locale) ? { locale } : false) },
  validateSearch: noSearch,
  beforeLoad: async ({ params: { locale }, context, location }) => {
    // Pathless layouts are matched although the parser above refuses.
    if (!isLocaleCode(locale)) throw pageNotFound(location.pathname);
    const shop = await context.queryClient.ensureQueryData(shopQuery).catch((error) => {
      // A shop that the retailer has not opened.
      throw isMissing(error, 'NOT_FOUND') ? pageNotFound(location.pathname) : error;
    });
    return { locale, shop };
  },
  head: ({ match: { context } }) => ({
    // None on a page of no shop.
    meta: context.shop && [{ name: 'theme-color', content: context.shop.themeColour }],
  }),
  component: Shop,
});

function Shop() {
  const { locale, shop } = Route.useRouteContext();
  return (
    <ShopProvider locale={locale} shop={shop}>
      <Outlet />
    </ShopProvider>
  );
}

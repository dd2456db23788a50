import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { useState } from 'react';
import { Admin, CustomRoutes, type I18nProvider as LibraryTexts, Resource } from 'react-admin';
import { authProvider } from './calls/auth-provider.ts';
import { dataProvider } from './calls/data-provider.ts';
import { FirstPage } from './first-page/first-page.tsx';
import { i18n } from './i18n/texts.ts';
import { LISTED } from './listed.ts';
import { Frame } from './look/frame.tsx';
import { DARK, LIGHT } from './look/theme.ts';
import * as pages from './pages.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const { Route } = tanStackRouterProvider;

/** The library matches its own paths; TanStack's router keeps them in the URL of the page. */
function routerOf(i18nProvider: LibraryTexts) {
  const rootRoute = createRootRoute({ component: () => <Pages {...{ i18nProvider }} /> });
  const any = createRoute({ getParentRoute: () => rootRoute, path: '$' });
  return createRouter({ routeTree: rootRoute.addChildren([any]) });
}

/** The back office: what a role may not see is neither in the menu nor reached by its URL. */
export function App({ i18nProvider }: { i18nProvider: LibraryTexts }) {
  const [router] = useState(() => routerOf(i18nProvider));
  return (
    <I18nProvider i18n={i18n}>
      <RouterProvider {...{ router }} />
    </I18nProvider>
  );
}

function Pages({ i18nProvider }: { i18nProvider: LibraryTexts }) {
  const { t } = useLingui();
  return (
    <Admin
      {...{ authProvider, dataProvider, i18nProvider }}
      title={t`Back office`}
      routerProvider={tanStackRouterProvider}
      layout={Frame}
      loginPage={SignInPage}
      dashboard={FirstPage}
      theme={LIGHT}
      darkTheme={DARK}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<pages.InvitationPage />} />
        <Route path="/forgotten-password" element={<pages.ForgottenPasswordPage />} />
        <Route path="/new-password" element={<pages.NewPasswordPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/account" element={<pages.AccountPage />} />
        <Route path="/sending" element={<pages.SendingPage />} />
        <Route path="/content/:contentType/:uid/:shop" element={<pages.EntryPage />} />
        <Route path="/mails/:kind/:lang" element={<pages.MailPage />} />
        <Route path="/promotions/:promotionId/codes" element={<pages.CodesPage />} />
        <Route path="/price-plans/calendar" element={<pages.PlansCalendar />} />
        <Route path="/promotions/trial" element={<pages.TrialPage />} />
        <Route path="/products/pictures" element={<pages.ManyPicturesPage />} />
        <Route path="/products/:productId/sheet" element={<pages.ProductSheetPage />} />
        <Route path="/products/:productId/draft" element={<pages.ProductDraftPage />} />
      </CustomRoutes>
      {LISTED.map(({ label, part, ...resource }) => (
        <Resource key={resource.name} {...resource} options={{ label: i18n._(label), part }} />
      ))}
    </Admin>
  );
}

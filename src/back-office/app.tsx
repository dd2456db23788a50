import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettings';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import BadgeIcon from '@mui/icons-material/Badge';
import HistoryIcon from '@mui/icons-material/History';
import KeyIcon from '@mui/icons-material/Key';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SendIcon from '@mui/icons-material/Send';
import WebhookIcon from '@mui/icons-material/Webhook';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { lazy, useState } from 'react';
import { Admin, CustomRoutes, type I18nProvider as LibraryTexts, Resource } from 'react-admin';
import { authProvider } from './calls/auth-provider.ts';
import { dataProvider } from './calls/data-provider.ts';
import { FirstPage } from './first-page/first-page.tsx';
import { i18n } from './i18n/texts.ts';
import { Frame } from './look/frame.tsx';
import { DARK, LIGHT } from './look/theme.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const { Route } = tanStackRouterProvider;

// Pages that a sign-in does not begin with.
const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
const AuditList = lazy(async () => ({
  default: (await import('./audit/audit-list.tsx')).AuditList,
}));
const DeliveriesList = lazy(async () => ({
  default: (await import('./keys/deliveries-list.tsx')).DeliveriesList,
}));
const EndpointsList = lazy(async () => ({
  default: (await import('./keys/endpoints-list.tsx')).EndpointsList,
}));
const KeysList = lazy(async () => ({ default: (await import('./keys/keys-list.tsx')).KeysList }));
const InvitationPage = lazy(async () => ({
  default: (await import('./sign-in/invitation-page.tsx')).InvitationPage,
}));
const MemberPage = lazy(async () => ({
  default: (await import('./staff/member-page.tsx')).MemberPage,
}));
const MembersList = lazy(async () => ({
  default: (await import('./staff/members-list.tsx')).MembersList,
}));
const ReturnsList = lazy(async () => ({
  default: (await import('./returns/returns-list.tsx')).ReturnsList,
}));
const CustomersList = lazy(async () => ({
  default: (await import('./customers/customers-list.tsx')).CustomersList,
}));
const CustomerPage = lazy(async () => ({
  default: (await import('./customers/customer-page.tsx')).CustomerPage,
}));
const RolesList = lazy(async () => ({
  default: (await import('./staff/roles-list.tsx')).RolesList,
}));
const OrdersList = lazy(async () => ({
  default: (await import('./orders/orders-list.tsx')).OrdersList,
}));
const OrderPage = lazy(async () => ({
  default: (await import('./orders/order-page.tsx')).OrderPage,
}));

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
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <Resource
        name="orders"
        icon={ReceiptLongIcon}
        options={{ label: t`Orders` }}
        list={OrdersList}
        show={OrderPage}
      />
      <Resource
        name="returns"
        icon={AssignmentReturnIcon}
        options={{ label: t`Returns` }}
        list={ReturnsList}
      />
      <Resource
        name="customers"
        icon={PeopleIcon}
        options={{ label: t`Customers` }}
        list={CustomersList}
        show={CustomerPage}
      />
      <Resource
        name="members"
        icon={BadgeIcon}
        options={{ label: t`Staff` }}
        list={MembersList}
        show={MemberPage}
      />
      <Resource
        name="roles"
        icon={AdminPanelSettingsIcon}
        options={{ label: t`Roles` }}
        list={RolesList}
      />
      <Resource name="keys" icon={KeyIcon} options={{ label: t`API keys` }} list={KeysList} />
      <Resource
        name="endpoints"
        icon={WebhookIcon}
        options={{ label: t`Event endpoints` }}
        list={EndpointsList}
      />
      <Resource
        name="deliveries"
        icon={SendIcon}
        options={{ label: t`Events sent` }}
        list={DeliveriesList}
      />
      <Resource
        name="audit"
        icon={HistoryIcon}
        options={{ label: t`Audit log` }}
        list={AuditList}
      />
    </Admin>
  );
}

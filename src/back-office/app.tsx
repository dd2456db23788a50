import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import AccountTreeIcon from '@mui/icons-material/AccountTree';
import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettings';
import ArrowCircleUpIcon from '@mui/icons-material/ArrowCircleUp';
import ArticleIcon from '@mui/icons-material/Article';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import BadgeIcon from '@mui/icons-material/Badge';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import GavelIcon from '@mui/icons-material/Gavel';
import HistoryIcon from '@mui/icons-material/History';
import InventoryIcon from '@mui/icons-material/Inventory';
import KeyIcon from '@mui/icons-material/Key';
import LinkIcon from '@mui/icons-material/Link';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PaletteIcon from '@mui/icons-material/Palette';
import PeopleIcon from '@mui/icons-material/People';
import PercentIcon from '@mui/icons-material/Percent';
import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import RateReviewIcon from '@mui/icons-material/RateReview';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SellIcon from '@mui/icons-material/Sell';
import SendIcon from '@mui/icons-material/Send';
import SpeedIcon from '@mui/icons-material/Speed';
import StorefrontIcon from '@mui/icons-material/Storefront';
import StraightenIcon from '@mui/icons-material/Straighten';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import WebhookIcon from '@mui/icons-material/Webhook';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { useState } from 'react';
import { Admin, CustomRoutes, type I18nProvider as LibraryTexts, Resource } from 'react-admin';
import { authProvider } from './calls/auth-provider.ts';
import { dataProvider } from './calls/data-provider.ts';
import { FirstPage } from './first-page/first-page.tsx';
import { i18n } from './i18n/texts.ts';
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
        <Route path="/promotions/trial" element={<pages.TrialPage />} />
        <Route path="/products/:productId/sheet" element={<pages.ProductSheetPage />} />
        <Route path="/products/:productId/draft" element={<pages.ProductDraftPage />} />
      </CustomRoutes>
      <Resource
        name="orders"
        icon={ReceiptLongIcon}
        options={{ label: t`Orders`, part: 'orders' }}
        list={pages.OrdersList}
        show={pages.OrderPage}
      />
      <Resource
        name="draft-orders"
        icon={LinkIcon}
        options={{ label: t`Payment links`, part: 'orders' }}
        list={pages.DraftsList}
      />
      <Resource
        name="returns"
        icon={AssignmentReturnIcon}
        options={{ label: t`Returns`, part: 'orders' }}
        list={pages.ReturnsList}
      />
      <Resource
        name="reservations"
        icon={StorefrontIcon}
        options={{ label: t`Reservations`, part: 'orders' }}
        list={pages.ReservationsList}
      />
      <Resource
        name="gift-cards"
        icon={CardGiftcardIcon}
        options={{ label: t`Gift cards`, part: 'selling' }}
        list={pages.GiftCardsList}
        show={pages.GiftCardPage}
      />
      <Resource
        name="customers"
        icon={PeopleIcon}
        options={{ label: t`Customers`, part: 'customers' }}
        list={pages.CustomersList}
        show={pages.CustomerPage}
      />
      <Resource
        name="reviews"
        icon={RateReviewIcon}
        options={{ label: t`Reviews`, part: 'customers' }}
        list={pages.ReviewsList}
      />
      <Resource
        name="content"
        icon={ArticleIcon}
        options={{ label: t`Content`, part: 'content' }}
        list={pages.ContentList}
      />
      <Resource
        name="redirects"
        icon={LinkIcon}
        options={{ label: t`Redirects`, part: 'content' }}
        list={pages.RedirectsList}
      />
      <Resource
        name="payments"
        icon={AccountBalanceIcon}
        options={{ label: t`Payments`, part: 'figures' }}
        list={pages.PaymentsPage}
      />
      <Resource
        name="takings"
        icon={PointOfSaleIcon}
        options={{ label: t`Takings`, part: 'figures' }}
        list={pages.TakingsPage}
      />
      <Resource
        name="measurements"
        icon={SpeedIcon}
        options={{ label: t`Measurements`, part: 'figures' }}
        list={pages.MeasurementsPage}
      />
      <Resource
        name="shops"
        icon={StorefrontIcon}
        options={{ label: t`Shops`, part: 'settings' }}
        list={pages.ShopsPage}
      />
      <Resource
        name="delivery"
        icon={LocalShippingIcon}
        options={{ label: t`Delivery`, part: 'settings' }}
        list={pages.DeliveryPage}
      />
      <Resource
        name="closing-days"
        icon={EventBusyIcon}
        options={{ label: t`Closing days`, part: 'settings' }}
        list={pages.ClosingDaysPage}
      />
      <Resource
        name="payment-methods"
        icon={CreditCardIcon}
        options={{ label: t`Payment methods`, part: 'settings' }}
        list={pages.PaymentMethodsPage}
      />
      <Resource
        {...{ name: 'vat', icon: AccountBalanceWalletIcon }}
        options={{ label: t`VAT`, part: 'settings' }}
        list={pages.VatPage}
      />
      <Resource
        name="legal"
        icon={GavelIcon}
        options={{ label: t`Legal`, part: 'settings' }}
        list={pages.LegalPage}
      />
      <Resource
        name="products"
        icon={SellIcon}
        options={{ label: t`Products`, part: 'goods' }}
        list={pages.ProductsList}
        create={pages.NewProductPage}
        show={pages.ProductPage}
      />
      <Resource
        name="families"
        icon={AccountTreeIcon}
        options={{ label: t`Families`, part: 'goods' }}
        list={pages.FamiliesPage}
      />
      <Resource
        name="goods-words"
        icon={PaletteIcon}
        options={{ label: t`Brands, colours`, part: 'goods' }}
        list={pages.GoodsWordsList}
      />
      <Resource
        name="size-charts"
        icon={StraightenIcon}
        options={{ label: t`Size charts`, part: 'goods' }}
        list={pages.SizeChartsPage}
      />
      <Resource
        name="imports"
        icon={ArrowCircleUpIcon}
        options={{ label: t`Imports`, part: 'goods' }}
        list={pages.ImportsList}
        show={pages.ImportPage}
      />
      <Resource
        name="price-grid"
        icon={ViewWeekIcon}
        options={{ label: t`Price grid`, part: 'selling' }}
        list={pages.PriceGridPage}
      />
      <Resource
        name="price-plans"
        icon={PercentIcon}
        options={{ label: t`Price plans`, part: 'selling' }}
        list={pages.PlansList}
      />
      <Resource
        name="promotions"
        icon={LocalOfferIcon}
        options={{ label: t`Promotions`, part: 'selling' }}
        list={pages.PromotionsList}
      />
      <Resource
        name="stocks"
        icon={InventoryIcon}
        options={{ label: t`Stock`, part: 'goods' }}
        list={pages.StocksList}
      />
      <Resource
        name="members"
        icon={BadgeIcon}
        options={{ label: t`Staff`, part: 'team' }}
        list={pages.MembersList}
        show={pages.MemberPage}
      />
      <Resource
        name="roles"
        icon={AdminPanelSettingsIcon}
        options={{ label: t`Roles`, part: 'team' }}
        list={pages.RolesList}
      />
      <Resource
        name="keys"
        icon={KeyIcon}
        options={{ label: t`API keys`, part: 'team' }}
        list={pages.KeysList}
      />
      <Resource
        name="endpoints"
        icon={WebhookIcon}
        options={{ label: t`Event endpoints`, part: 'team' }}
        list={pages.EndpointsList}
      />
      <Resource
        name="deliveries"
        icon={SendIcon}
        options={{ label: t`Events sent`, part: 'team' }}
        list={pages.DeliveriesList}
      />
      <Resource
        name="audit"
        icon={HistoryIcon}
        options={{ label: t`Audit log`, part: 'team' }}
        list={pages.AuditList}
      />
    </Admin>
  );
}

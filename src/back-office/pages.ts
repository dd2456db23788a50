import { lazyPage } from './look/lazy-page.ts';

/** Pages that a sign-in does not begin with: a browser loads each when it is first shown. */

export const AccountPage = lazyPage(() => import('./account/account-page.tsx'), 'AccountPage');
export const AuditList = lazyPage(() => import('./audit/audit-list.tsx'), 'AuditList');
export const GiftCardsList = lazyPage(
  () => import('./gift-cards/gift-cards-list.tsx'),
  'GiftCardsList',
);
export const GiftCardPage = lazyPage(
  () => import('./gift-cards/gift-card-page.tsx'),
  'GiftCardPage',
);
export const CustomersList = lazyPage(
  () => import('./customers/customers-list.tsx'),
  'CustomersList',
);
export const CustomerPage = lazyPage(() => import('./customers/customer-page.tsx'), 'CustomerPage');
export const StocksList = lazyPage(() => import('./stock/stocks-list.tsx'), 'StocksList');
export const BrokenRunsList = lazyPage(
  () => import('./stock/broken-runs-list.tsx'),
  'BrokenRunsList',
);
export const RedirectsList = lazyPage(
  () => import('./redirects/redirects-list.tsx'),
  'RedirectsList',
);
export const ReviewsList = lazyPage(() => import('./reviews/reviews-list.tsx'), 'ReviewsList');
export const ContentList = lazyPage(() => import('./content/content-list.tsx'), 'ContentList');
export const EntryPage = lazyPage(() => import('./content/entry-page.tsx'), 'EntryPage');
export const MediaPage = lazyPage(() => import('./content/media-page.tsx'), 'MediaPage');
export const MailsPage = lazyPage(() => import('./mails/mails-page.tsx'), 'MailsPage');
export const MailPage = lazyPage(() => import('./mails/mail-page.tsx'), 'MailPage');
export const ImportsList = lazyPage(() => import('./imports/imports-list.tsx'), 'ImportsList');
export const ImportPage = lazyPage(() => import('./imports/import-page.tsx'), 'ImportPage');
export const ShopsPage = lazyPage(() => import('./shops/shops-page.tsx'), 'ShopsPage');
export const DeliveryPage = lazyPage(() => import('./settings/delivery-page.tsx'), 'DeliveryPage');
export const VatPage = lazyPage(() => import('./settings/vat-page.tsx'), 'VatPage');
export const PaymentMethodsPage = lazyPage(
  () => import('./settings/payments-page.tsx'),
  'PaymentMethodsPage',
);
export const ClosingDaysPage = lazyPage(
  () => import('./settings/closing-days-page.tsx'),
  'ClosingDaysPage',
);
export const SwitchesPage = lazyPage(() => import('./settings/switches-page.tsx'), 'SwitchesPage');
export const CheckoutSettingsPage = lazyPage(
  () => import('./settings/checkout-settings-page.tsx'),
  'CheckoutSettingsPage',
);
export const ReturnTermsPage = lazyPage(
  () => import('./settings/return-terms-page.tsx'),
  'ReturnTermsPage',
);
export const GiftsPage = lazyPage(() => import('./settings/gifts-page.tsx'), 'GiftsPage');
export const MembersPage = lazyPage(() => import('./settings/members-page.tsx'), 'MembersPage');
export const SellerPage = lazyPage(() => import('./settings/seller-page.tsx'), 'SellerPage');
export const AccountsPage = lazyPage(() => import('./settings/accounts-page.tsx'), 'AccountsPage');
export const StoresList = lazyPage(() => import('./stores/stores-list.tsx'), 'StoresList');
export const StorePage = lazyPage(() => import('./stores/store-page.tsx'), 'StorePage');
export const LegalPage = lazyPage(() => import('./shops/legal-page.tsx'), 'LegalPage');
export const KeysList = lazyPage(() => import('./keys/keys-list.tsx'), 'KeysList');
export const EndpointsList = lazyPage(() => import('./keys/endpoints-list.tsx'), 'EndpointsList');
export const DeliveriesList = lazyPage(
  () => import('./keys/deliveries-list.tsx'),
  'DeliveriesList',
);
export const OrdersList = lazyPage(() => import('./orders/orders-list.tsx'), 'OrdersList');
export const OrderPage = lazyPage(() => import('./orders/order-page.tsx'), 'OrderPage');
export const SendingPage = lazyPage(() => import('./sending/sending-page.tsx'), 'SendingPage');
export const DropsList = lazyPage(() => import('./drops/drops-list.tsx'), 'DropsList');
export const DropPage = lazyPage(() => import('./drops/drop-page.tsx'), 'DropPage');
export const DraftsList = lazyPage(() => import('./draft-orders/drafts-list.tsx'), 'DraftsList');
export const ReturnsList = lazyPage(() => import('./returns/returns-list.tsx'), 'ReturnsList');
export const ReservationsList = lazyPage(
  () => import('./reservations/reservations-list.tsx'),
  'ReservationsList',
);
export const PaymentsPage = lazyPage(() => import('./payments/payments-page.tsx'), 'PaymentsPage');
export const TakingsPage = lazyPage(() => import('./takings/takings-page.tsx'), 'TakingsPage');
export const BookingsPage = lazyPage(() => import('./takings/bookings-page.tsx'), 'BookingsPage');
export const SoldGoodsPage = lazyPage(
  () => import('./takings/sold-goods-page.tsx'),
  'SoldGoodsPage',
);
export const MeasurementsPage = lazyPage(
  () => import('./measurements/measurements-page.tsx'),
  'MeasurementsPage',
);
export const ProductsList = lazyPage(() => import('./products/products-list.tsx'), 'ProductsList');
export const NewProductPage = lazyPage(
  () => import('./products/sheet-pages.tsx'),
  'NewProductPage',
);
export const ProductSheetPage = lazyPage(
  () => import('./products/sheet-pages.tsx'),
  'ProductSheetPage',
);
export const ProductDraftPage = lazyPage(
  () => import('./products/sheet-pages.tsx'),
  'ProductDraftPage',
);
export const ManyPicturesPage = lazyPage(
  () => import('./products/many-pictures-page.tsx'),
  'ManyPicturesPage',
);
export const ProductPage = lazyPage(() => import('./products/product-page.tsx'), 'ProductPage');
export const FamiliesPage = lazyPage(() => import('./products/families-page.tsx'), 'FamiliesPage');
export const PlansCalendar = lazyPage(
  () => import('./products/plans-calendar.tsx'),
  'PlansCalendar',
);
export const PriceGridPage = lazyPage(
  () => import('./products/price-grid-page.tsx'),
  'PriceGridPage',
);
export const PlansList = lazyPage(() => import('./products/plans-list.tsx'), 'PlansList');
export const GoodsWordsList = lazyPage(
  () => import('./products/goods-words-list.tsx'),
  'GoodsWordsList',
);
export const SizeChartsPage = lazyPage(
  () => import('./products/size-charts-page.tsx'),
  'SizeChartsPage',
);
export const PromotionsList = lazyPage(
  () => import('./promotions/promotions-list.tsx'),
  'PromotionsList',
);
export const CodesPage = lazyPage(() => import('./promotions/codes-page.tsx'), 'CodesPage');
export const TrialPage = lazyPage(() => import('./promotions/trial-page.tsx'), 'TrialPage');
export const InvitationPage = lazyPage(
  () => import('./sign-in/invitation-page.tsx'),
  'InvitationPage',
);
export const ForgottenPasswordPage = lazyPage(
  () => import('./sign-in/password-pages.tsx'),
  'ForgottenPasswordPage',
);
export const NewPasswordPage = lazyPage(
  () => import('./sign-in/password-pages.tsx'),
  'NewPasswordPage',
);
export const MembersList = lazyPage(() => import('./staff/members-list.tsx'), 'MembersList');
export const MemberPage = lazyPage(() => import('./staff/member-page.tsx'), 'MemberPage');
export const RolesList = lazyPage(() => import('./staff/roles-list.tsx'), 'RolesList');

import { msg } from '@lingui/core/macro';
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import AccountTreeIcon from '@mui/icons-material/AccountTree';
import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettings';
import ArrowCircleUpIcon from '@mui/icons-material/ArrowCircleUp';
import ArticleIcon from '@mui/icons-material/Article';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import BadgeIcon from '@mui/icons-material/Badge';
import BarChartIcon from '@mui/icons-material/BarChart';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import EventIcon from '@mui/icons-material/Event';
import HistoryIcon from '@mui/icons-material/History';
import ImageIcon from '@mui/icons-material/Image';
import InventoryIcon from '@mui/icons-material/Inventory';
import KeyIcon from '@mui/icons-material/Key';
import LinkIcon from '@mui/icons-material/Link';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import MailOutlineIcon from '@mui/icons-material/MailOutline';
import MenuBookIcon from '@mui/icons-material/MenuBook';
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
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import WebhookIcon from '@mui/icons-material/Webhook';
import type { Listed } from './look/menu.tsx';
import * as pages from './pages.ts';
import { LISTED_SETTINGS } from './settings/listed-settings.ts';

/** What the menu leads to, in its order within each part. */
export const LISTED: readonly Listed[] = [
  {
    name: 'orders',
    icon: ReceiptLongIcon,
    label: msg`Orders`,
    part: 'orders',
    list: pages.OrdersList,
    show: pages.OrderPage,
  },
  {
    name: 'draft-orders',
    icon: LinkIcon,
    label: msg`Payment links`,
    part: 'orders',
    list: pages.DraftsList,
  },
  {
    name: 'returns',
    icon: AssignmentReturnIcon,
    label: msg`Returns`,
    part: 'orders',
    list: pages.ReturnsList,
  },
  {
    name: 'reservations',
    icon: StorefrontIcon,
    label: msg`Reservations`,
    part: 'orders',
    list: pages.ReservationsList,
  },
  {
    name: 'gift-cards',
    icon: CardGiftcardIcon,
    label: msg`Gift cards`,
    part: 'selling',
    list: pages.GiftCardsList,
    show: pages.GiftCardPage,
  },
  {
    name: 'customers',
    icon: PeopleIcon,
    label: msg`Customers`,
    part: 'customers',
    list: pages.CustomersList,
    show: pages.CustomerPage,
  },
  {
    name: 'reviews',
    icon: RateReviewIcon,
    label: msg`Reviews`,
    part: 'customers',
    list: pages.ReviewsList,
  },
  {
    name: 'content',
    icon: ArticleIcon,
    label: msg`Content`,
    part: 'content',
    list: pages.ContentList,
  },
  {
    name: 'media',
    icon: ImageIcon,
    label: msg`Pictures`,
    part: 'content',
    list: pages.MediaPage,
  },
  {
    name: 'mails',
    icon: MailOutlineIcon,
    label: msg`Mails`,
    part: 'content',
    list: pages.MailsPage,
  },
  {
    name: 'redirects',
    icon: LinkIcon,
    label: msg`Redirects`,
    part: 'content',
    list: pages.RedirectsList,
  },
  {
    name: 'payments',
    icon: AccountBalanceIcon,
    label: msg`Payments`,
    part: 'figures',
    list: pages.PaymentsPage,
  },
  {
    name: 'takings',
    icon: PointOfSaleIcon,
    label: msg`Takings`,
    part: 'figures',
    list: pages.TakingsPage,
  },
  {
    name: 'sold-goods',
    icon: BarChartIcon,
    label: msg`Sold goods`,
    part: 'figures',
    list: pages.SoldGoodsPage,
  },
  {
    name: 'bookings',
    icon: MenuBookIcon,
    label: msg`Bookings`,
    part: 'figures',
    list: pages.BookingsPage,
  },
  {
    name: 'measurements',
    icon: SpeedIcon,
    label: msg`Measurements`,
    part: 'figures',
    list: pages.MeasurementsPage,
  },
  {
    name: 'products',
    icon: SellIcon,
    label: msg`Products`,
    part: 'goods',
    list: pages.ProductsList,
    create: pages.NewProductPage,
    show: pages.ProductPage,
  },
  {
    name: 'families',
    icon: AccountTreeIcon,
    label: msg`Families`,
    part: 'goods',
    list: pages.FamiliesPage,
  },
  {
    name: 'goods-words',
    icon: PaletteIcon,
    label: msg`Brands, colours`,
    part: 'goods',
    list: pages.GoodsWordsList,
  },
  {
    name: 'size-charts',
    icon: StraightenIcon,
    label: msg`Size charts`,
    part: 'goods',
    list: pages.SizeChartsPage,
  },
  {
    name: 'imports',
    icon: ArrowCircleUpIcon,
    label: msg`Imports`,
    part: 'goods',
    list: pages.ImportsList,
    show: pages.ImportPage,
  },
  {
    name: 'price-grid',
    icon: ViewWeekIcon,
    label: msg`Price grid`,
    part: 'selling',
    list: pages.PriceGridPage,
  },
  {
    name: 'price-plans',
    icon: PercentIcon,
    label: msg`Price plans`,
    part: 'selling',
    list: pages.PlansList,
  },
  {
    name: 'promotions',
    icon: LocalOfferIcon,
    label: msg`Promotions`,
    part: 'selling',
    list: pages.PromotionsList,
  },
  {
    name: 'drops',
    icon: EventIcon,
    label: msg`Drops`,
    part: 'selling',
    list: pages.DropsList,
    show: pages.DropPage,
  },
  {
    name: 'stocks',
    icon: InventoryIcon,
    label: msg`Stock`,
    part: 'goods',
    list: pages.StocksList,
  },
  {
    name: 'broken-runs',
    icon: ViewListIcon,
    label: msg`Broken size runs`,
    part: 'goods',
    list: pages.BrokenRunsList,
  },
  {
    name: 'members',
    icon: BadgeIcon,
    label: msg`Staff`,
    part: 'team',
    list: pages.MembersList,
    show: pages.MemberPage,
  },
  {
    name: 'roles',
    icon: AdminPanelSettingsIcon,
    label: msg`Roles`,
    part: 'team',
    list: pages.RolesList,
  },
  {
    name: 'keys',
    icon: KeyIcon,
    label: msg`API keys`,
    part: 'team',
    list: pages.KeysList,
  },
  {
    name: 'endpoints',
    icon: WebhookIcon,
    label: msg`Event endpoints`,
    part: 'team',
    list: pages.EndpointsList,
  },
  {
    name: 'deliveries',
    icon: SendIcon,
    label: msg`Events sent`,
    part: 'team',
    list: pages.DeliveriesList,
  },
  {
    name: 'audit',
    icon: HistoryIcon,
    label: msg`Audit log`,
    part: 'team',
    list: pages.AuditList,
  },
  ...LISTED_SETTINGS,
];

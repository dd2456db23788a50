import { msg } from '@lingui/core/macro';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import BusinessIcon from '@mui/icons-material/Business';
import CalculateIcon from '@mui/icons-material/Calculate';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import GavelIcon from '@mui/icons-material/Gavel';
import InventoryIcon from '@mui/icons-material/Inventory';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import LoyaltyIcon from '@mui/icons-material/Loyalty';
import PowerSettingsNewIcon from '@mui/icons-material/PowerSettingsNew';
import ShoppingCartCheckoutIcon from '@mui/icons-material/ShoppingCartCheckout';
import StorefrontIcon from '@mui/icons-material/Storefront';
import type { Listed } from '../look/menu.tsx';
import * as pages from '../pages.ts';

/** What the menu leads to under “Settings”, in its order. */
export const LISTED_SETTINGS: readonly Listed[] = [
  {
    name: 'shops',
    icon: StorefrontIcon,
    label: msg`Shops`,
    part: 'settings',
    list: pages.ShopsPage,
  },
  {
    name: 'features',
    icon: PowerSettingsNewIcon,
    label: msg`Features`,
    part: 'settings',
    list: pages.SwitchesPage,
  },
  {
    name: 'checkout',
    icon: ShoppingCartCheckoutIcon,
    label: msg`Checkout`,
    part: 'settings',
    list: pages.CheckoutSettingsPage,
  },
  {
    name: 'delivery',
    icon: LocalShippingIcon,
    label: msg`Delivery`,
    part: 'settings',
    list: pages.DeliveryPage,
  },
  {
    name: 'closing-days',
    icon: EventBusyIcon,
    label: msg`Closing days`,
    part: 'settings',
    list: pages.ClosingDaysPage,
  },
  {
    name: 'payment-methods',
    icon: CreditCardIcon,
    label: msg`Payment methods`,
    part: 'settings',
    list: pages.PaymentMethodsPage,
  },
  {
    name: 'return-terms',
    icon: AssignmentReturnIcon,
    label: msg`Terms of returns`,
    part: 'settings',
    list: pages.ReturnTermsPage,
  },
  {
    name: 'gifts',
    icon: CardGiftcardIcon,
    label: msg`Gifts and donations`,
    part: 'settings',
    list: pages.GiftsPage,
  },
  {
    name: 'loyalty',
    icon: LoyaltyIcon,
    label: msg`Loyalty`,
    part: 'settings',
    list: pages.MembersPage,
  },
  {
    name: 'vat',
    icon: AccountBalanceWalletIcon,
    label: msg`VAT`,
    part: 'settings',
    list: pages.VatPage,
  },
  {
    name: 'accounts',
    icon: CalculateIcon,
    label: msg`Account numbers`,
    part: 'settings',
    list: pages.AccountsPage,
  },
  {
    name: 'stores',
    icon: InventoryIcon,
    label: msg`Stores and points`,
    part: 'settings',
    list: pages.StoresList,
    show: pages.StorePage,
  },
  {
    name: 'seller',
    icon: BusinessIcon,
    label: msg`Seller`,
    part: 'settings',
    list: pages.SellerPage,
  },
  {
    name: 'legal',
    icon: GavelIcon,
    label: msg`Legal`,
    part: 'settings',
    list: pages.LegalPage,
  },
];

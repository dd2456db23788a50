import { accountMenu, orderCard, shortcuts, wishNotes } from './account.ts';
import { streetSuggestions } from './addresses.ts';
import { errorPage, frame, wordmark } from './brand.ts';
import { button } from './button.ts';
import {
  cartChoices,
  cartColumns,
  cartLine,
  extraTile,
  lineList,
  promoForm,
  removedLine,
  summary,
} from './cart.ts';
import {
  checkoutColumns,
  checkoutHeader,
  checkoutSteps,
  checkoutSummary,
  confirmation,
  paymentMark,
} from './checkout.ts';
import { choice, choiceCard } from './choice.ts';
import { consent } from './consent.ts';
import { countryPopin } from './country-popin.ts';
import { disclosure } from './disclosure.ts';
import { banner, progress, skeleton, spinner, toasts } from './feedback.ts';
import { field, narrowForm } from './field.ts';
import { filters, filtersOpener } from './filters.ts';
import { footer } from './footer.ts';
import { giftCard } from './gift-card.ts';
import { header, notice } from './header.ts';
import { home } from './home.ts';
import { icon } from './icon.ts';
import { layer } from './layer.ts';
import { cluster, columns, flow, page, rail, tiles } from './layout.ts';
import { breadcrumb, listBar, listHead, loadMore, pager } from './listing.ts';
import { loyaltyCard, movements } from './loyalty.ts';
import { menu, menuPanel, mobileMenu, mobileMenuLayer } from './menu.ts';
import { newsletter } from './newsletter.ts';
import { deliveryOffer, factList, productPage, sizeGuide, zoomed, zoomWays } from './product.ts';
import { orderReviews, reviewList } from './reviews.ts';
import { searchForm, suggestions } from './search.ts';
import { passwordField, settingsCheck, settingsPart } from './settings.ts';
import { addedPanel, flag, iconSheet, miniCart, promises } from './small.ts';
/** Every recipe by the name of its generated function. */
import { storeList, storeMap, townList } from './stores.ts';
import { richText, story } from './story.ts';
import { heading, skipLink, text, unseen, withScript } from './text.ts';
import { heart, price, tile } from './tile.ts';

export const recipes = {
  banner,
  breadcrumb,
  button,
  cartColumns,
  cluster,
  columns,
  extraTile,
  flag,
  flow,
  heading,
  heart,
  icon,
  mobileMenu,
  notice,
  page,
  paymentMark,
  promoForm,
  richText,
  searchForm,
  narrowForm,
  skeleton,
  skipLink,
  spinner,
  text,
  tiles,
  unseen,
  withScript,
  wordmark,
  zoomed,
  zoomWays,
  orderReviews,
};
export const slotRecipes = {
  accountMenu,
  cartChoices,
  cartLine,
  checkoutColumns,
  checkoutHeader,
  checkoutSteps,
  checkoutSummary,
  choiceCard,
  confirmation,
  consent,
  countryPopin,
  deliveryOffer,
  lineList,
  loyaltyCard,
  movements,
  orderCard,
  progress,
  passwordField,
  removedLine,
  settingsCheck,
  settingsPart,
  shortcuts,
  wishNotes,
  choice,
  disclosure,
  errorPage,
  factList,
  field,
  giftCard,
  filters,
  filtersOpener,
  footer,
  frame,
  header,
  home,
  iconSheet,
  layer,
  listBar,
  listHead,
  loadMore,
  menu,
  menuPanel,
  miniCart,
  addedPanel,
  mobileMenuLayer,
  newsletter,
  pager,
  price,
  productPage,
  promises,
  rail,
  sizeGuide,
  storeList,
  storeMap,
  townList,
  story,
  streetSuggestions,
  suggestions,
  summary,
  tile,
  toasts,
  reviewList,
};

import { accountMenu, orderCard, shortcuts } from './account.ts';
import { errorPage, frame, wordmark } from './brand.ts';
import { button } from './button.ts';
import {
  cartColumns,
  cartLine,
  lineList,
  progress,
  promoForm,
  removedLine,
  summary,
} from './cart.ts';
import {
  checkoutColumns,
  checkoutHeader,
  checkoutSteps,
  checkoutSummary,
  choiceCard,
  confirmation,
  paymentMark,
} from './checkout.ts';
import { choice } from './choice.ts';
import { disclosure } from './disclosure.ts';
import { banner, skeleton, spinner, toasts } from './feedback.ts';
import { field } from './field.ts';
import { filters } from './filters.ts';
import { footer } from './footer.ts';
import { header, notice } from './header.ts';
import { home } from './home.ts';
import { icon } from './icon.ts';
import { layer } from './layer.ts';
import { cluster, columns, flow, page, rail, tiles } from './layout.ts';
import { breadcrumb, listBar, listHead, loadMore, pager } from './listing.ts';
import { menu, menuPanel, mobileMenu, mobileMenuLayer } from './menu.ts';
import { factList, productPage, sizeGuide, zoomed } from './product.ts';
import { searchForm, suggestions } from './search.ts';
import { flag, iconSheet, miniCart, promises } from './small.ts';
/** Every recipe by the name of its generated function. */
import { storeList, storeMap } from './stores.ts';
import { richText, story } from './story.ts';
import { heading, skipLink, text, unseen } from './text.ts';
import { heart, price, tile } from './tile.ts';

export const recipes = {
  banner,
  breadcrumb,
  button,
  cartColumns,
  cluster,
  columns,
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
  skeleton,
  skipLink,
  spinner,
  text,
  tiles,
  unseen,
  wordmark,
  zoomed,
};
export const slotRecipes = {
  accountMenu,
  cartLine,
  checkoutColumns,
  checkoutHeader,
  checkoutSteps,
  checkoutSummary,
  choiceCard,
  confirmation,
  lineList,
  orderCard,
  progress,
  removedLine,
  shortcuts,
  choice,
  disclosure,
  errorPage,
  factList,
  field,
  filters,
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
  mobileMenuLayer,
  pager,
  price,
  productPage,
  promises,
  rail,
  sizeGuide,
  storeList,
  storeMap,
  story,
  suggestions,
  summary,
  tile,
  toasts,
};

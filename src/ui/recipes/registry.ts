import { accountMenu, orderCard, shortcuts } from './account.ts';
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
import { choice, productPage } from './choice.ts';
import { disclosure } from './disclosure.ts';
import { banner, skeleton, spinner, toasts } from './feedback.ts';
import { field } from './field.ts';
import { home, searchForm } from './home.ts';
import { icon } from './icon.ts';
import { layer } from './layer.ts';
import { cluster, columns, flow, page, tiles } from './layout.ts';
import { breadcrumb, chips, listBar, pager } from './listing.ts';
import { errorPage, mobileMenu, wordmark } from './menu-parts.ts';
import { footer, header, menu } from './shell.ts';
import { flag, miniCart } from './small.ts';
import { heading, skipLink, text, unseen } from './text.ts';
import { price, tile } from './tile.ts';

/** Every recipe by the name of its generated function. */
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
  icon,
  listBar,
  page,
  paymentMark,
  promoForm,
  searchForm,
  skeleton,
  skipLink,
  spinner,
  text,
  tiles,
  unseen,
  wordmark,
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
  chips,
  choice,
  disclosure,
  errorPage,
  field,
  footer,
  header,
  home,
  layer,
  menu,
  miniCart,
  mobileMenu,
  pager,
  price,
  productPage,
  summary,
  tile,
  toasts,
};

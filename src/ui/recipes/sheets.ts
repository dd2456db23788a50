import { accountMenu, orderCard, shortcuts } from './account.ts';
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
import { banner } from './feedback.ts';
import { pager } from './listing.ts';
import { menuPanel, mobileMenuLayer } from './menu.ts';
import { sizeGuide, zoomed } from './product.ts';
import { suggestions } from './search.ts';
import { iconSheet, miniCart } from './small.ts';
import { storeList, storeMap } from './stores.ts';
import { richText, story } from './story.ts';

/**
 * Recipes whose rules stand in a stylesheet of their own, by its file: the first view of a shop
 * page loads none of them (performance.md). Who uses one imports its file.
 */
export const SHEETS = {
  /** From the cart to the account. */
  'order.css': [
    accountMenu,
    banner,
    cartColumns,
    cartLine,
    checkoutColumns,
    checkoutHeader,
    checkoutSteps,
    checkoutSummary,
    choiceCard,
    confirmation,
    lineList,
    orderCard,
    pager,
    paymentMark,
    progress,
    promoForm,
    removedLine,
    shortcuts,
    summary,
  ],
  /** What editors publish beside home. */
  'story.css': [richText, story],
  /** Opened by a gesture. */
  'late.css': [
    iconSheet,
    menuPanel,
    miniCart,
    mobileMenuLayer,
    sizeGuide,
    storeList,
    storeMap,
    suggestions,
    zoomed,
  ],
};

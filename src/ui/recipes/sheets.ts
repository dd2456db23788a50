import { accountMenu, orderCard, shortcuts, wishNotes } from './account.ts';
import { streetSuggestions } from './addresses.ts';
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
import { choiceCard } from './choice.ts';
import { consent } from './consent.ts';
import { countryPopin } from './country-popin.ts';
import { banner, progress } from './feedback.ts';
import { filters } from './filters.ts';
import { layer } from './layer.ts';
import { pager } from './listing.ts';
import { loyaltyCard, movements } from './loyalty.ts';
import { menuPanel, mobileMenuLayer } from './menu.ts';
import { newsletter } from './newsletter.ts';
import { sizeGuide, zoomed } from './product.ts';
import { orderReviews, reviewList } from './reviews.ts';
import { suggestions } from './search.ts';
import { passwordField, settingsCheck, settingsForm, settingsPart } from './settings.ts';
import { iconSheet, miniCart } from './small.ts';
import { storeList, storeMap, townList } from './stores.ts';
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
    cartChoices,
    cartColumns,
    cartLine,
    checkoutColumns,
    checkoutHeader,
    checkoutSteps,
    checkoutSummary,
    choiceCard,
    confirmation,
    extraTile,
    lineList,
    loyaltyCard,
    movements,
    orderCard,
    orderReviews,
    pager,
    passwordField,
    paymentMark,
    progress,
    promoForm,
    removedLine,
    settingsCheck,
    settingsForm,
    settingsPart,
    shortcuts,
    summary,
    wishNotes,
  ],
  /** In the footer, and on a page of its own. */
  'newsletter.css': [newsletter],
  /** What editors publish beside home. */
  'story.css': [richText, story],
  /** Opened by a gesture. */
  'late.css': [
    consent,
    countryPopin,
    filters,
    iconSheet,
    layer,
    menuPanel,
    miniCart,
    mobileMenuLayer,
    reviewList,
    sizeGuide,
    storeList,
    storeMap,
    streetSuggestions,
    suggestions,
    townList,
    zoomed,
  ],
};

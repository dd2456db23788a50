import { wholeLanguage } from '#src/i18n/messages.ts';
import { afterLoad, withEveryPage } from '#src/ui/after-load.tsx';

/**
 * What comes after the frame of a page (decision 015): links, forms and sections that work by
 * themselves until their code is there. They speak, so they wait for the whole language.
 */
const language = () => wholeLanguage;

export const Footer = withEveryPage(
  afterLoad('Footer', () => import('#src/features/shell/footer.after.tsx'), language),
);
export const HomePage = withEveryPage(
  afterLoad('HomePage', () => import('#src/features/content/home-page.tsx'), language),
);
export const ListingPage = withEveryPage(
  afterLoad('ListingPage', () => import('#src/features/catalogue/listing-page.tsx'), language),
);
export const ProductPage = withEveryPage(
  afterLoad('ProductPage', () => import('#src/features/product/product-page.tsx'), language),
);
export const SearchPage = withEveryPage(
  afterLoad('SearchPage', () => import('#src/features/search/search-page.tsx'), language),
);
export const StoryPage = afterLoad(
  'StoryPage',
  () => import('#src/features/stories/story-page.tsx'),
  language,
);
export const HelpPage = afterLoad(
  'HelpPage',
  () => import('#src/features/help/help-page.tsx'),
  language,
);
export const StorePage = afterLoad(
  'StorePage',
  () => import('#src/features/stores/store-page.tsx'),
  language,
);
export const StoresPage = afterLoad(
  'StoresPage',
  () => import('#src/features/stores/stores-page.tsx'),
  language,
);
export const SubscriptionPage = afterLoad(
  'SubscriptionPage',
  () => import('#src/features/newsletter/subscription-page.tsx'),
  language,
);
export const ConfirmationPage = afterLoad(
  'ConfirmationPage',
  () => import('#src/features/newsletter/confirmation-page.tsx'),
  language,
);
export const UnsubscribePage = afterLoad(
  'UnsubscribePage',
  () => import('#src/features/newsletter/unsubscribe-page.tsx'),
  language,
);
export const UnsubscribedPage = afterLoad(
  'UnsubscribedPage',
  () => import('#src/features/newsletter/unsubscribed-page.tsx'),
  language,
);
export const TrackedOrderPage = afterLoad(
  'TrackedOrderPage',
  () => import('#src/features/orders/tracked-order-page.tsx'),
  language,
);
export const SharedWishlistPage = afterLoad(
  'SharedWishlistPage',
  () => import('#src/features/account/shared-wishlist-page.tsx'),
  language,
);
/** These come with every page: when they are needed there may be no network. */
export const NotFoundScreen = withEveryPage(
  afterLoad('NotFoundScreen', () => import('./not-found-screen.after.tsx'), language),
);
export const ServerErrorScreen = withEveryPage(
  afterLoad('ServerErrorScreen', () => import('./server-error-screen.after.tsx'), language),
);

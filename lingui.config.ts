import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What of the cart is shown on every page. */
const OF_CART =
  'added-item|added-panel|cart-extras|checkout-button|colour-and-size|free-shipping-progress|cookie-check|short-line|use-cart-name';

/** What pages alone say that few come to, such as those of order and account, and what programs read. */
const ORDER = [
  'app/routes/*/_{account,auth,cart,newsletter,order}/**',
  'app/routes/*/_default/{$help*,gift-card*,guest*,legal*,order-tracking,payment-link,stores*,unsubscribe*,wishlist*,withdrawal*}',
  'src/features/{account,addresses,gift-card,guests,help,loyalty,orders,settings,undo}/**',
  'src/features/legal/*-page.tsx',
  'src/features/delivery/delivery-rates.tsx',
  'src/features/{markdown,search-engines}/**',
  `src/features/cart/!(${OF_CART}).{ts,tsx}`,
  'src/features/newsletter/*-page.tsx',
  'src/features/stores/store{,s}-page.tsx',
  'src/features/stories/story-page.tsx',
  'src/features/checkout/!(card-terms|use-checkout-change).{ts,tsx}',
  'src/features/sign-in/sign-*-page.tsx',
  'src/features/stores/choose-place-layer.tsx',
];

/** The offer of another shop, which speaks that shop's language and not the page's. */
const OFFER = ['src/features/country-switch/country-offer.tsx'];

/** What went wrong: sentences that most visits never need. */
const FAILURES = [
  'src/i18n/errors.ts',
  'src/features/failures/client-error.ts',
  'src/features/cart/cookie-check.ts',
];

/** What layers alone say that few open; each asks for it by `useLayerWords`. */
const LAYERS = [
  'src/features/consent/privacy-layer.tsx',
  'src/features/product/{size-guide,how-to-measure,use-measure-labels,zoom-layer}.{ts,tsx}',
  'src/features/stores/reserve-layer.tsx',
  // Of the cart, and beside a product that would complete a promotion.
  'src/features/cart/nearly-promoted.tsx',
  'src/features/preview/instant-note.tsx',
  // Of the cart, and of its lines in the header.
  'src/features/cart/price-turned.tsx',
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en', 'es', 'fr', 'it', 'pl'],
  catalogs: [
    { path: 'locales/order/{locale}', include: ORDER },
    { path: 'locales/offer/{locale}', include: OFFER },
    { path: 'locales/failures/{locale}', include: FAILURES },
    { path: 'locales/layers/{locale}', include: LAYERS },
    { path: 'locales/back-office/{locale}', include: ['src/back-office'] },
    {
      path: 'locales/{locale}',
      include: ['app', 'src'],
      exclude: ['src/{platform,back-office}/**', ...ORDER, ...OFFER, ...FAILURES, ...LAYERS],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

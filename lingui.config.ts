import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What the frame of a shop page says, and what opens from it: in the browser before the rest. */
const FRAME = [
  'app/layouts/frame.tsx',
  'src/features/cart/use-cart-name.ts',
  'src/features/search/search-{entry,layer.late}.tsx',
  'src/features/shell/!(*.after).tsx',
];

/** The offer of another shop, which speaks that shop's language and not the page's. */
const OFFER = ['src/features/country-switch/country-popin.late.tsx'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en', 'es', 'fr', 'it', 'pl'],
  catalogs: [
    { path: 'locales/frame/{locale}', include: FRAME },
    { path: 'locales/offer/{locale}', include: OFFER },
    {
      path: 'locales/{locale}',
      include: ['app', 'src'],
      exclude: ['src/platform/**', ...FRAME, ...OFFER],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

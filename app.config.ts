import { readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitSheets } from './src/ui/split-sheets.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// What starts the app imports the app: with the libraries it would make a circle of two files.
const isLibrary = (id: string) =>
  /\/node_modules\/|preload-helper|rolldown\/runtime/.test(id) &&
  !/libphonenumber|ibantools|hydrateStart|StartClient|default-entry/.test(id);
const isOwn = (id: string) => /\/(app|src|styled-system)\//.test(id);
/** What one page of the shop needs, and no other. */
const PAGES = {
  product:
    /features\/product\/(?!late-).*tsx|(remembered-size|seen-products|use-seen-before|store-choices|pending-reservation)\.ts|choice-group/,
  listing:
    /catalogue\/(clear-all|facet-names|hidden|late-filter|list-|listing-page|load-more|nothing|shown-list)|domain\/list-choices|search\/search-page/,
  home: /content\/h|hero-picture/,
};
/** Behind a cart or a sign-in. */
const ORDER =
  /ui\/order\.css|domain\/(address\.|client|display-name|delivery-preview|http-status|order|payment|shipping)|postal-address|shop\/(undo|removed|use-removed|use-row|piece-row)|sign-(in-failed|out-page)|recipes\/(account|cart-|checkout|choice-card|confirmation|line-list|order-card|payment|progress|promo-|removed|shortcuts|summary)|guards\/(account|order|secure|share|init-order)|features\/(cart\/(?!cart\.(queries|functions|mutations)|presses|resend-press)|checkout|account)|layouts\/(order|account|cart-page)|_(order|account|cart|auth)\/.*tsr-split/;
/** Loaded by a gesture. */
const LATER =
  /ui\/late\.css|quick-sizes|filter-sheet\.tsx|facet-group|price-range|store-filter|size-guide\.tsx|search-layer|recent-searches|mini-cart-lines|mobile-menu-layer|menu-panel|zoom-layer|ui\/layer\.tsx|account-choices|related-products|change-wish|notify-button|take-up|still-meant|resend-press|stores\/(?!store-choices|pending)/;
/** What comes after every page: below it, for what may go wrong, and the pieces that pages share. */
const AFTER = [
  /shell\/footer\.tsx|begin-visit|ui\/(field\.tsx|rail\.tsx|toast-message|disclosure|missing-pictures)|layouts\/(server-error|not-found)|use-near-view/,
  /shop\/(breadcrumb|error-screen|failure-text|flag-picture|price-tag|product-picture|product-tag|promises|script-slot|shared-picture|shown-price|tell-failure|unfinished|tab-storage)/,
  /catalogue\/(product-tile|product-list|tile-labels|swatches|shown-swatches|quick-add)|wishlist\/wishlist-button/,
  /cart\/(cart\.mutations|presses)|domain\/(cart-preview|pictures)|contract\/(client-error|error-codes)|i18n\/errors/,
];
const SHARED = { after: new RegExp(AFTER.map(({ source }) => source).join('|')) };
/** The page of the sprite, which is for us alone. */
const SPRITE = /icons-page|icon-sheet|svg\?raw|svg-sprite|_sprite.*tsr-split/;

/**
 * One chunk of libraries, one of what all pages of the shop share, one a page, one from the cart to
 * the account: a first view is few files, and none of them holds another page (performance.md).
 */
const groups = [
  { name: 'framework', priority: 4, test: isLibrary },
  {
    name: 'browse',
    priority: 2,
    test: (id: string) =>
      isOwn(id) &&
      ![ORDER, SPRITE, LATER, ...Object.values({ ...PAGES, ...SHARED })].some((part) =>
        part.test(id),
      ),
  },
  ...Object.entries(SHARED).map(([name, pattern]) => ({
    name,
    priority: 3,
    test: (id: string) => isOwn(id) && pattern.test(id),
  })),
  ...Object.entries({ ...PAGES, order: ORDER }).map(([name, pattern]) => ({
    name,
    priority: 1,
    test: (id: string) => isOwn(id) && pattern.test(id) && !LATER.test(id),
  })),
];

/** Vite and Start in one file: the current Start line has no vinxi. */
export default defineConfig({
  define: { __PRODUCT_VERSION__: JSON.stringify(version) },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
        },
      },
    },
  },
  resolve: {
    alias: [
      // React has had these hooks of its own since 18; the shims are a second copy in each browser.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  css: { postcss: { plugins: [pandacss({}), splitSheets()] } },
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      // Without `include`, a `.server.ts` below src/ would slip into the browser bundle.
      importProtection: { behavior: 'error', include: ['app/**', 'src/**'] },
      // Short and telling: sixty-four hexadecimal digits a function do not compress.
      serverFns: {
        generateFunctionId: ({ functionName }) =>
          functionName.replace(/_createServerFn_handler$/, ''),
      },
      router: {
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: {
          // What order and account pages load comes with them; the shop's own pages load at once.
          // Pages that come late hold their places alone.
          splitBehavior: ({ routeId }) => {
            if (/_(order|account|cart)\//.test(routeId)) return [['component', 'loader']];
            return /_(home|default)\//.test(routeId) ? [] : undefined;
          },
        },
      },
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
});

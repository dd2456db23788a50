import { readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { TYPEFACES } from '#src/domain/brand/theme.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// What starts the app imports the app: with the libraries it would make a circle of two files.
const isLibrary = (id: string) =>
  /\/node_modules\/|preload-helper|rolldown\/runtime/.test(id) &&
  !/hydrateStart/.test(id) &&
  // They come with the pages that need them.
  !/\/(ibantools|jsbarcode|libphonenumber-js|web-vitals)\//.test(id);
/** What few come to: what editors publish, help, leaving the newsletter; and the account's frame. */
const RARE =
  /_default\/(\$storySlug|\{\$kind\}Page|\$help|stores|unsubscribe|order-tracking|wishlist)|_account$/;
const isOwn = (id: string) => /\/(app|src|styled-system)\//.test(id);

/**
 * Which file of the browser a module goes to, by its path alone (decision 030): the first line that
 * knows it takes it, and what it imports that no line above has taken. What no line knows, and all
 * that is `.late.`, stands in files of its own.
 */
const CHUNKS: Readonly<Record<string, readonly RegExp[]>> = {
  // After every page: what may be needed without a network, and what several pages share.
  after: [
    /\.after\.|\.mutations\.|\/(ui|styled-system)\/|\/i18n\/(use-)?formats/,
    /\/features\/(failures|shop|stores\/.+\.(functions|queries)\.)/,
  ],
  product: [/\/features\/product\//],
  listing: [/\/features\/(catalogue|search)\//],
  home: [/\/features\/content\//],
  // Shown on pages of the shop and of the account alike.
  stores: [/\/features\/stores\//],
  reviews: [/\/features\/reviews\//],
  // From the cart to the confirmation.
  order: [
    /\/features\/(cart|checkout|sign-in|undo)\//,
    /\/app\/(guards|routes\/.+\/_(auth|cart|order))\//,
  ],
  account: [/\/features\/(account|loyalty|orders|settings)\//, /\/app\/routes\/.+\/_account\//],
};
/** Files of their own: what a gesture loads (decision 030). */
const isLate = (id: string) => id.includes('.late.');

/** Content filters block files by such words in their names, wherever they come from. */
const FILTERED =
  /ad|analytic|banner|consent|cookie|measure|newsletter|popin|popup|privacy|promo|share|social|tag|track|vital/i;
/** Files that no group names are named after a module of theirs. */
const fileName = ({ name }: { name: string }) =>
  `assets/${FILTERED.test(name) ? 'part' : name}-[hash].js`;

const groups = [
  { name: 'framework', test: isLibrary },
  // All that the frame of a page is made of, on whatever page: what the start imports, and no list.
  { name: 'index', test: isOwn, tags: ['$initial' as const] },
  ...Object.entries(CHUNKS).map(([name, paths]) => ({
    name,
    test: (id: string) => isOwn(id) && !isLate(id) && paths.some((path) => path.test(id)),
  })),
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * Nearly all of the libraries runs as a page is taken up. Told so, a browser made of Chromium compiles
 * them beside the page while they come, in place of each function as it is first called (decision 079).
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** The font files of the theme, by what they are for. */
const FONTS = Object.entries(TYPEFACES).flatMap(([name, { latin, latinExtended }]) => [
  { find: RegExp(`^#fonts/${name}-latin.woff2`), replacement: latin },
  { find: RegExp(`^#fonts/${name}-latin-extended.woff2`), replacement: latinExtended },
]);

/** Vite and Start in one file: the current Start line has no vinxi. */
export default defineConfig({
  define: {
    __PRODUCT_VERSION__: JSON.stringify(version),
    // Given by `src/launch/build.ts`; without it, in development, nothing is ever outdated.
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'development'),
    __BUILT_AT__: JSON.stringify(Date.now()),
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A recipe goes with what uses it: their index names all of them.
          treeshake: {
            moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }],
          },
          output: {
            codeSplitting: { groups },
            chunkFileNames: fileName,
            // After the minifier, which drops comments; it counts on the first line alone.
            postBanner: ({ name }) => (name === 'framework' ? COMPILE_AT_ONCE : ''),
          },
        },
      },
    },
  },
  resolve: {
    alias: [
      // React has had these hooks of its own since 18; the shims are a second copy in each browser.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ...FONTS,
    ],
  },
  css: { postcss: { plugins: [pandacss({})] } },
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
            if (/_(order|account|cart|auth|newsletter)\//.test(routeId) || RARE.test(routeId))
              return [['component', 'loader']];
            return /_(order|account|cart|auth|sprite)/.test(routeId) ? undefined : [];
          },
        },
      },
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
});

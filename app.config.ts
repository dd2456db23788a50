import { readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { isAfterThePage, loadOnDemand } from '#app/delivery/load-on-demand.ts';
import { TYPEFACES } from '#src/domain/brand/theme.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** In one file: the libraries that every page loads. */
const isFramework = (id: string) =>
  /\/node_modules\/|preload-helper|rolldown\/runtime/.test(id) && !id.includes('hydrateStart');

const isOwn = (id: string) => /\/(app|src|styled-system)\/.*(?<!\.css)$/.test(id);

/** What shoppers browse, in one file: home, list, product. Every other page is a file of its own. */
const BROWSED = /^\/\$locale(\/_(home|default))?$|\/_home\/|\/_default\/\$(catalog|product)Slug/;

/** The font files of the theme, by what they are for. */
const FONTS = Object.entries(TYPEFACES).flatMap(([name, { latin, latinExtended }]) => [
  { find: RegExp(`^#fonts/${name}-latin.woff2`), replacement: latin },
  { find: RegExp(`^#fonts/${name}-latin-extended.woff2`), replacement: latinExtended },
]);

/**
 * Libraries that are part of the server's build. Left outside, they look up NODE_ENV in the environment
 * of the process some hundred times a page. In development they stay where they are.
 */
const withLibraries = (): Plugin => ({
  name: 'libraries-in-server',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: [/^@tanstack\//, /^@lingui\//] } } : undefined,
});

/** Vite and Start in one file: the current Start line has no vinxi. */
export default defineConfig({
  define: {
    __PRODUCT_VERSION__: JSON.stringify(version),
    // Given by `src/launch/build.ts`; without it, in development, nothing is ever outdated.
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'development'),
    __BUILT_AT__: JSON.stringify(Date.now()),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every page would name the files of all others, so that one of them is fetched in one go.
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A recipe goes with what uses it: their index names all of them.
          treeshake: {
            moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: isFramework, tags: ['$initial'], priority: 3 },
                // In one file with what starts the app, in place of one for each way to share it.
                { name: 'index', test: isOwn, tags: ['$initial'], priority: 2 },
                { name: 'after', test: isAfterThePage, priority: 1 },
              ],
            },
            // By their hash alone: content filters block files by words in their names.
            chunkFileNames: 'assets/[hash].js',
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
    withLibraries(),
    loadOnDemand(import.meta.dirname),
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
          splitBehavior: ({ routeId }) => (BROWSED.test(routeId) ? [] : [['component', 'loader']]),
        },
      },
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
});

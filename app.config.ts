import { readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import pandacss from '@pandacss/dev/postcss';
import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** Vite and Start in one file: the current Start line has no vinxi. */
export default defineConfig({
  define: { __PRODUCT_VERSION__: JSON.stringify(version) },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  css: { postcss: { plugins: [pandacss({})] } },
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      // Without `include`, a `.server.ts` below src/ would slip into the browser bundle.
      importProtection: { behavior: 'error', include: ['app/**', 'src/**'] },
      router: { quoteStyle: 'single', semicolons: true },
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
});

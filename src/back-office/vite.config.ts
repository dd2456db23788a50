import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontFaceRules } from '#src/process/theme-css.ts';

const TYPEFACES = `${import.meta.dirname}/typefaces.css`;

/** The stylesheet that the page names: the typefaces of the theme, as files of the build. */
const typefaces = {
  name: 'typefaces',
  resolveId: (id: string) => (id.endsWith('/typefaces.css') ? TYPEFACES : null),
  load: (id: string) => (id === TYPEFACES ? fontFaceRules((file) => file) : null),
};

/** The back office: one page, which the platform serves on a port for the staff. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../../dist/back-office',
    emptyOutDir: true,
    // The server says of every file but the page that it never changes.
    assetsDir: 'assets',
    // The policy of content takes no fonts from within a stylesheet.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    // What every page needs in one file: it compresses better than many.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'index', test: /./, tags: ['$initial'] }] } },
    },
  },
  plugins: [typefaces, react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
});

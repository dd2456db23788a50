import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back office: one page, which the platform serves on a port for the staff. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../../dist/back-office',
    emptyOutDir: true,
    // The server says of every file but the page that it never changes.
    assetsDir: 'assets',
    chunkSizeWarningLimit: 1_500,
  },
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
});

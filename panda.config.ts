import { defineConfig } from '@pandacss/dev';
import { fontFaces } from '#src/process/theme-css.ts';
import { globalStyles, keyframes } from '#src/ui/global-styles.ts';
import { recipes, slotRecipes } from '#src/ui/recipes/registry.ts';
import { writeFunctions } from '#src/ui/recipes/write-functions.ts';
import { breakpoints, semanticTokens, tokens } from '#src/ui/tokens.ts';

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  include: ['app/**/*.tsx', 'src/features/**/*.tsx', 'src/ui/*.tsx'],
  outdir: 'styled-system',
  // Components name the generated functions by the package's own alias.
  importMap: '#styles',
  outExtension: 'js',
  preflight: true,
  eject: true,
  strictTokens: false,
  patterns: {},
  conditions: {
    extend: {
      dark: '@media (prefers-color-scheme: dark)',
      // A finger leaves no hover behind on what it has tapped.
      hover: ['@media (hover: hover)', '&:hover'],
    },
  },
  globalCss: globalStyles,
  globalFontface: fontFaces((file) => file),
  hooks: { 'codegen:prepare': ({ artifacts }) => writeFunctions(artifacts) },
  theme: { breakpoints, keyframes, tokens, semanticTokens, recipes, slotRecipes },
});

import { defineSemanticTokens, defineTokens } from '@pandacss/dev';
import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { stackOf } from '#src/process/theme-css.ts';

/** The look in numbers: an 8 px grid; colours and typefaces are the theme's. */
export const tokens = defineTokens({
  fonts: {
    display: { value: stackOf(TYPEFACES.display) },
    text: { value: stackOf(TYPEFACES.text) },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.625rem' },
    '2xl': { value: 'clamp(1.875rem, 1.3rem + 2.2vw, 3rem)' },
    hero: { value: 'clamp(2.5rem, 0.75rem + 3.4vw, 5.25rem)' },
  },
  lineHeights: {
    tight: { value: '1.06' },
    snug: { value: '1.3' },
    text: { value: '1.55' },
  },
  letterSpacings: {
    brand: { value: '0.18em' },
    label: { value: '0.08em' },
    tight: { value: '-0.018em' },
  },
  fontWeights: {
    light: { value: '340' },
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
  },
  spacing: {
    0: { value: '0' },
    1: { value: '4px' },
    2: { value: '8px' },
    3: { value: '12px' },
    4: { value: '16px' },
    6: { value: '24px' },
    8: { value: '32px' },
    10: { value: '40px' },
    12: { value: '48px' },
    16: { value: '64px' },
    24: { value: '96px' },
    32: { value: '128px' },
    page: { value: 'clamp(16px, 4vw, 64px)' },
    section: { value: 'clamp(56px, 7vw, 128px)' },
  },
  sizes: {
    0: { value: '0' },
    2: { value: '8px' },
    4: { value: '16px' },
    6: { value: '24px' },
    8: { value: '32px' },
    touch: { value: '44px' },
    control: { value: '48px' },
    /** The narrowest chip with a word: six in a row beside the pictures, four on a phone. */
    chip: { value: '64px' },
    bar: { value: '56px' },
    wideBar: { value: '52px' },
    menuBar: { value: '44px' },
    /** Both rows of the header on wide screens. */
    wideHeader: { value: '96px' },
    // In em: `ch` is the width of a nought, which differs from font to font, and lines would break
    // again when the shop's own comes.
    measure: { value: '41em' },
    column: { value: '420px' },
    form: { value: '560px' },
    page: { value: '1760px' },
    full: { value: '100%' },
  },
  radii: {
    picture: { value: '2px' },
    chip: { value: '999px' },
  },
  durations: {
    quick: { value: '160ms' },
    calm: { value: '240ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    /** Past its end, and back. */
    spring: { value: 'cubic-bezier(0.3, 2.6, 0.5, 1)' },
  },
  zIndex: {
    bar: { value: 10 },
    layer: { value: 20 },
    toast: { value: 30 },
  },
  shadows: { layer: { value: `0 24px 48px -24px ${PALETTE.shadow.light}` } },
});

/** The theme's colours; the dark ones follow the system. */
export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(PALETTE).map(([name, { light, dark }]) => [
      name,
      { value: { base: light, _dark: dark } },
    ]),
  ),
});

/** Breakpoints of the specification (§9): page grids at 768, 1280, 1920; header and pictures between. */
export const breakpoints = {
  phone: '420px',
  tablet: '768px',
  wide: '800px',
  desktop: '1280px',
  broad: '1600px',
  large: '1920px',
};

import { defineSemanticTokens, defineTokens } from '@pandacss/dev';

/** The look in numbers (look.md): an 8 px grid, two typefaces, paper and ink. */
export const tokens = defineTokens({
  fonts: {
    display: { value: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif" },
    text: { value: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif" },
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
    /** The narrowest chip with a word; four stand side by side on a phone. */
    chip: { value: '80px' },
    bar: { value: '56px' },
    wideBar: { value: '64px' },
    menuBar: { value: '48px' },
    /** Both rows of the header on wide screens. */
    wideHeader: { value: '112px' },
    // In em: `ch` is the width of a nought, which differs from font to font, and lines would break
    // anew when the shop's own comes.
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
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: {
    bar: { value: 10 },
    layer: { value: 20 },
    toast: { value: 30 },
  },
  shadows: { layer: { value: '0 24px 48px -24px rgb(27 24 21 / 0.28)' } },
});

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Colours by what they are for; the dark theme follows the system. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: both('#FBF8F3', '#171512'),
    surface: both('#FFFFFF', '#211E1A'),
    ink: both('#1B1815', '#F4EFE7'),
    muted: both('#6E665D', '#B1A89C'),
    line: both('#E6DFD5', '#3A352E'),
    accent: both('#C8412B', '#EE7A63'),
    sage: both('#7C8A6E', '#9AA88B'),
    night: both('#22304A', '#22304A'),
    sand: both('#E9DFCF', '#3B342A'),
    /** Letters on a picture: the ground decides, not the theme. */
    onDark: both('#FBF8F3', '#FBF8F3'),
    onLight: both('#1B1815', '#1B1815'),
    success: both('#3F6B3C', '#9CC798'),
    warning: both('#8A5A00', '#E3B45A'),
    danger: both('#A92D1B', '#F08D79'),
    fid: both('#5A2A4A', '#D7A3C5'),
    scrim: both('rgb(27 24 21 / 0.4)', 'rgb(0 0 0 / 0.6)'),
    shade: both('rgb(52 10 4 / 0.3)', 'rgb(52 10 4 / 0.3)'),
  },
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

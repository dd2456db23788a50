import { defineGlobalStyles, defineKeyframes } from '@pandacss/dev';

export const globalStyles = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    fontFamily: 'text',
    fontSize: 'md',
    lineHeight: 'text',
    color: 'ink',
    bg: 'paper',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    // LAY-13: the page behind a layer stays where it is; its scrollbar keeps its place.
    // No backdrop reaches that place: the canvas is as dark there.
    '&:has(dialog:modal)': {
      overflow: 'hidden',
      scrollbarGutter: 'stable',
      bg: 'color-mix(in srgb, {colors.paper} 60%, black)',
    },
  },
  // Pictures lie on light paper, which glares between dark surfaces.
  img: { _dark: { filter: 'brightness(0.86)' } },
  body: { bg: 'paper', minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3': {
    fontFamily: 'display',
    fontWeight: 'light',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
  'p, li, dd': { textWrap: 'pretty' },
  // A link in a sentence is told from its words by more than colour.
  'p a:not([class])': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'a, button, summary, input, select, textarea, [tabindex]': {
    _focusVisible: { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
  },
  // What takes the focus stays clear of the header. Not a padding of the page: that would scroll
  // it whenever the header itself takes the focus.
  'main, main :is(a, button, input, select, textarea, summary, [tabindex])': {
    scrollMarginTop: '136px',
  },
  // So does what a link leads to, on a page and in a layer, whose head is as high as that of a phone.
  ':target': { scrollMarginTop: { base: '64px', desktop: '104px' } },
  // The main part takes the focus from the skip link, a heading from the link that led to its page: a
  // ring round what nobody can press says nothing.
  'main, :is(h1, h2, h3)[tabindex="-1"]': { _focusVisible: { outline: 'none' } },
  'button, summary, label, select': { cursor: 'pointer' },
  'button:disabled, select:disabled': { cursor: 'not-allowed' },
  '::selection': { bg: 'accent', color: 'paper' },
  // Paper carries the page itself: an order, a confirmation, the terms. What surrounds it in its
  // layout (header, newsletter, footer, messages) and what leads elsewhere is of no use there.
  '@media print': {
    '[data-layout] > :not(main), main nav, dialog': { display: 'none !important' },
    'li, tr, dl, figure': { breakInside: 'avoid' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

export const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(360deg)' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  appear: { from: { opacity: '0' } },
  pop: { from: { opacity: '0', scale: '0.4' }, '60%': { opacity: '1', scale: '1.25' } },
  runOut: { to: { transform: 'scaleX(0)' } },
  breathe: { to: { opacity: '0.45' } },
  /** Quick at first, never at its end: the next page ends it. */
  advance: {
    from: { transform: 'scaleX(0)' },
    '20%': { transform: 'scaleX(0.4)' },
    to: { transform: 'scaleX(0.95)' },
  },
});
